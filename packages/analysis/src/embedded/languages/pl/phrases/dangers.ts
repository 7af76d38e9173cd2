import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'rezygn|anulow|odwołani',
  injures: [
    'trując\\p{L}+|tlenk\\p{L}+ węgla_|porażeni\\p{L}+ prądem_|zagrożeni\\p{L}+ życia_',
    'niebezpieczeństw\\p{L}+ (?:pożaru|wybuchu|zawalenia)_|uduszeni\\p{L}+',
  ].join('|'),
  timeAndAgain: 'za każdy(?: \\p{L}+)? (?:dzień|tydzień|miesiąc)_',
  excepts: 'z wyjątkiem_|chyba że_|oprócz_',
  takesWhole:
    '(?:cał(?:a|ość|y|ej)|pełn[aey]) (?:\\p{L}+ ){0,2}(?:cen|kwot|czynsz|opłat|wynagrodzeni)\\p{L}*[^.;]{0,40}(?:należn|wymagaln|płatn|przepada)',
  losesMain:
    '(?:ofert|wnios|dotacj|zgłosz)\\p{L}*[^.;]{0,80}?(?:odrzuc\\p{L}+|wygasa|bez rozpoznania)',
  severeAllergy: 'ciężk\\p{L}+ alergi',
  deadly: 'śmier|zawał|embol',
  tellsInsurance: 'ubezpiecz',
  tellsCause:
    '(?:z powodu|ponieważ)_[^,;:.]{0,120}_|(?:od dnia|po) (?:opróżnieni|wygaśnięci|rozwiązani|zakończeni)\\p{L}*',
  conditionInFront: '',
  joinsClauses: 'i|lub|ale',
  otherwise: '^inaczej',
  notPaidFor: 'nie (?:obejmuje|pokrywa|płacimy)_|wyłączenia_',
  notLiable: 'nie (?:ponosi|odpowiada)',
  balancesCover: '',
  interactions: 'powiedzieć (?:lekarzowi|farmaceucie)[^.;]{0,60}lek',
  lacks: 'bez\\s.{1,24}\\s(?:może|mogą)_',
  absolutely: 'nigdy_|pod żadnym pozorem_',
  opensReasons: '^(?:uzasadnieni)',
  opensOrder: '^(?:sentencja|wyrok)',
  closesRuling: '^(?:pouczeni|koszty)',
  reasonsFollow: '(?:przyczyn|powodów)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'wyga|przedawn|nie (?:będ|zosta)|po upływie|bezskuteczn',
  agreesBySilence: 'zgod|wybra|akcept',
  lessens: '(?:zmniejsz|obniż)',
  auxiliary: '',
  limitsOwnLiability: 'odpowiedzialność [^.;]{0,100}?(?:(?<!nie)ograniczon|nie przekracza)',
}
