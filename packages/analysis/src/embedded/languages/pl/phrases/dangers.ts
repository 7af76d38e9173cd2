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
  onlyFor:
    '(?:wynajmując|pożyczkodawc|bank|pracodawc|ubezpieczyciel)\\p{L}* może (?:[^.;]{0,60} )?(?:tylko|wyłącznie|jedynie) (?:z powodu|gdy|jeśli|jeżeli|w razie|w przypadku)',
  nothingOwed: [
    'nic (?:pan|pani|państwo) nie trac\\p{L}+',
    'nic nie (?:trzeba|musi\\p{L}*) (?:zwracać|płacić|dopłacać)_',
  ].join('|'),
  paidToReader:
    '(?:gmina|miasto|państwo|powiat) (?:dofinansowuje|dopłaca|refunduje)_|otrzymuje (?:wyrównanie|rekompensatę)_',
  insuresAgainst: 'ubezpieczamy [^.;,]{1,60}? od_',
  earlierReplaced:
    '(?:wcześniejsz|poprzedni|dotychczasow)\\p{L}* (?:umow|ofert|wersj)\\p{L}* [^.;]{0,80}?(?:traci moc|zastąpion\\p{L}+|wygas\\p{L}+|nieważn\\p{L}+)|zastępuje (?:poprzedni|wcześniejsz|ogłoszon)\\p{L}+',
  unfounded: [
    'nie (?:wykaza|stwierdz|wykry)\\p{L}+|(?:potrąceń|opłat|kar|kosztów) nie (?:będzie|ma|pobiera\\p{L}*)',
    'nikt nie (?:ucierpiał|został ranny)|brak (?:oznak|śladów)',
  ].join('|'),
  powerless: '(?:komornik|windykator)\\p{L}* nie (?:może|mogą|wolno)',
  offeredByWriter: [
    'możemy (?:zaproponować|pomóc)|(?:możemy|jesteśmy gotowi) (?:umorzyć|obniżyć|anulować)',
    '(?:zapłacimy|zwrócimy|wypłacimy) (?:państwu|panu|pani)|(?:zapłacimy|zwrócimy|wypłacimy) ci_',
  ].join('|'),
  grantedToReader: [
    '(?:mają państwo|ma pan|ma pani|masz) [^.;]{0,30}?dni [^.;]{0,30}?(?:na odstąpienie|odstąpić)',
    'otrzyma\\p{L}* (?:\\S+ )?(?:rabat|zniżk)',
  ].join('|'),
  endedBefore:
    '^zrobione(?: [–-]|:)? (?=\\p{L}+ są)[^.;]*|polecenie zapłaty (?:\\p{L}+ ){0,3}?(?:odwołan\\p{L}+|cofnięt\\p{L}+)',
  leavesAsWellOff: [
    '(?:czynsz|płatność|raty?|odsetki) (?:[^.;,]{0,40} )?(?:zostaje|ulega|jest) zawieszon\\p{L}*',
    'opóźnieni\\p{L}* [^.;,]{0,30}?z winy (?:wykonawc|dostawc)',
  ].join('|'),
  tellsOwnText:
    '(?:możemy|można) (?:zobaczyć|zauważyć|pokazać|wywnioskować)|(?:poniżej|niżej) (?:znajd|zobacz)\\p{L}+',
  isUsual:
    '(?:lekk(?:i|a|ie)|niewielk(?:i|a|ie)) (?:\\p{L}+ ){1,4}(?:jest|są) (?:\\p{L}+ )?normaln\\p{L}+',
  lastsLonger: 'termin (?:[^.;,]{0,30} )?(?:został |jest )(?:przedłużony|wydłużony)_',
  mayAskFor: '(?:może|mogą) (?:pan|pani|państwo) (?:wnieść|zwrócić się) (?:[^.;]{0,30} )?do sądu',
  namesVenue: 'sąd\\p{L}* (?:właściw|miejscowo właściw)\\p{L}+|(?:prawo|prawu) polski',
  bothMayEnd:
    'każda ze stron może (?:rozwiązać|wypowiedzieć|odstąpić)[^.;]{0,140}?(?:narusz|upadłoś|niewypłacaln)\\p{L}*',
  wasPutRight:
    '(?:status|stan)[:;]? (?:\\p{L}+ ){0,2}(?:usunięt|zamknięt|naprawion|zakończon)\\p{L}+',
  bothSides:
    '(?:każda|żadna) ze stron_|obie strony_|umow\\p{L}+ (?:można|może być) wypowiedz\\p{L}+',
  notInUse:
    'nie (?:jest (?:obecnie )?(?:wykorzystywan|używan)\\p{L}+|dotyczy (?:pana|pani|państwa))_',
  tellsHowToRead: '(?:pozostałe|pozostałych) postanowie\\p{L}+',
  mayNotBeCopied:
    'wszelkie prawa zastrzeżone|powielani\\p{L}+|charakter (?:wyłącznie )?informacyjny|omyłkowo',
  readerMayLeave:
    '(?:najemca|klient|kupujący|pracownik|konsument|pan|pani) może (?:wypowiedzieć|odstąpić|zrezygnować|odmówić|wstrzymać|wybrać|rozwiązać)(?![^.;]{0,160}(?:ale_|opłat|kar[aąę]|tylko|jedynie|wyłącznie|chyba))',
  repaidToReader: [
    '(?:kaucj|zaliczk|opłat|cen|kwot|składk)\\p{L}+ (?:[^.;,]{0,40} )?(?:zostanie|jest|będzie) (?:zwrócon|oddan)\\p{L}+_(?<!nie [^.;]{0,30})',
    'otrzyma (?:pan|pani|najemca|klient|kupujący) [^.;,]{0,40}zwrot',
  ].join('|'),
  burdenEnds: [
    '(?:zakaz|obowiązek|kara|opłata|dopłata) (?:[^.;,]{0,30} )?(?:wygasa|ustaje|odpada|nie obowiązuje|nie jest należna)_',
    '(?:czynsz|cena|opłata)_ (?:[^.;]{0,60} )?(?:obniża się|maleje|spada)_|nie jest (?:karą|sankcją)|(?:zaległość|zaległości) nie (?:powsta|występuj)\\p{L}+|nie powstała zaległość|odsetek się nie nalicza',
    '(?:awaria|usterka|szkoda|wyciek)_ (?:[^.;,]{0,30} )?(?:została|jest) (?:\\p{L}+ )?(?:usunięta|naprawiona)',
    '(?:wynajmujący|sprzedawca|dostawca) (?:je |go )?traci_',
    '(?:czynsz|cena|składka|opłata) nie (?:wzrośnie|zostanie (?:podwyższon|zmienion)\\p{L}+)_',
  ].join('|'),
  burdenRests:
    '(?:odwołanie|sprzeciw|skarga|wniosek) wstrzymuje_|(?:kar[ay]|odsetki|termin|egzekucja|naliczanie \\p{L}+) (?:[^.;,]{0,30} )?(?:nie (?:biegn|rozpoczyna)\\p{L}+|(?:zostaje|zostają|jest|są) (?:zawieszon|wstrzyman)\\p{L}+)',
  paysLess:
    '(?:opłata|cena|składka|rachunek|grzywna|rata) (?:[^.;,]{0,30} )?(?:zostanie|jest|będzie) (?:obniżon|pomniejszon|zmniejszon)\\p{L}+|(?:zostanie|zostaną|będzie) (?:odliczon|potrącon|zaliczon)\\p{L}+ (?:od|z|na poczet) (?:\\p{L}+ )?(?:faktur|rachunk|czynsz|cen)\\p{L}+',
  keepsPay:
    'z (?:zachowaniem|prawem do) (?:\\p{L}+ )?wynagrodzenia_|(?:pana|pani|państwa) (?:wynagrodzenie|dodatek|emerytura|premia)_ (?:[^.;,]{0,30} )?(?:wzrasta|rośnie|wzrośnie)_',
  otherWaives:
    '(?:ubezpieczyciel|pracodawca|wynajmujący|wynajmująca|bank|spółka|zakład|gmina|sprzedawca) (?:\\p{L}+ )?(?:zrzeka się|rezygnuje z|odstępuje od (?:żądania|naliczania|dochodzenia|pobierania))_|(?:rezygnujemy z|odstępujemy od (?:żądania|naliczania|dochodzenia|pobierania))_',
  noDemand:
    'nie jest (?:wezwaniem|fakturą|rachunkiem|upomnieniem|ponagleniem|wypowiedzeniem)_|nie (?:ma|obowiązuje) (?:żadn\\p{L}+ )?(?:zakazu|zakaz|opłat\\p{L}*)_',
  staysAsBefore: [
    '(?:pozostaje|pozostają|pozostanie) (?:bez zmian|niezmienion\\p{L}+|jak dotychczas)_',
    'nie (?:wpływa na|przerywa|zmniejsza) (?:udział|wypłat|świadcze|pani|pana|twoj)',
  ].join('|'),
  mayProve: 'może (?:wykazać|udowodnić), że [^.;]{0,80}(?:mniejsz|niższ|nie_)',
  coversThis:
    '^(?:ubezpieczamy|ubezpieczenie obejmuje|ochroną (?:objęte|objęty|objęta) (?:są|jest))_(?![^.]{0,300}(?:tylko|nie_|wyjątkiem|z wyłączeniem|oprócz|do kwoty|maksym|limit|jedynie))',
  fullyLiable:
    '(?:odpowiadamy|(?:usługodawca|sprzedawca|organizator|dostawca|wykonawca) odpowiada) [^.;]{0,40}?(?:bez ograniczeń|w pełnej wysokości)_',
  coverOrPay: 'objęt|wypłac',
  onlyIf: 'tylko (?:jeśli|gdy|wtedy)_',
  noLegal: '',
  noExclusion: '',
  noIncrease: '',
  noWaiver: '',
  noHealth: '',
  noPenalty: '',
  noForfeit: '',
  noEnding: '',
  noRenewal: '',
  noSilence: '',
  noData: '',
  noDefect: '',
  noRestriction: '',
  noRefusal: '',
  ratingColumn: '^(?:poziom(?: ryzyka)?|prawdopodobieństwo|wpływ|skutek)_',
  riskColumn: 'ustaleni|ryzyk|środki_',
  stateColumn: '^stan_',
  soundState: '^(?:dobry|nowy)$',
  ratedHigh: '^(?:wysoki[ea]?|krytyczn[yae]|poważn[yae])$',
  ratedMedium: '^średni[ea]?$',
  ratedLow: '^(?:nisk\\p{L}{1,2}|drobn[yae])$',
  totalColumn: 'ocena|iloczyn|punkt',
  findingColumn: '^(?:ustaleni[ae]|usterk[ai]|wad[ay]|szkod[ay]|niezgodnoś\\p{L}+)_',
  gradeColumn: '^(?:kategoria|priorytet|pilność|poziom)_',
  gradedBad: 'natychmiast|piln|krytycz|poważn|wysok',
  gradedSlight: 'zaleceni|drobn|nisk',
  quantityColumn: '^ilość_',
  gradeWord: '(?:kategoria|klasa|poziom)',
  alarms: 'poważn|piln|natychmiast|zagroż|krytyczn',
  worstGrade: '(?:wysoki|pilne|krytyczn[ye])',
  means: 'oznacza',
  flagColumn: '^(?:flaga|odchylenie)$',
  farBeyond: '',
  beyondRange: '^(?:wysoki|niski)$',
  graveDefects: '(?:poważne|niebezpieczne) usterki_|usterki (?:poważne|niebezpieczne)_',
  tellsEffect: '^(?:dlaczego to ważne|skut(?:ek|ki)|konsekwencj[ae]|ryzyk[oa]|zagrożeni[ea])_',
  withdrawnBySilence: 'cofnięt|rezygn|odrzucon|odmow|wycofan|anulowan|wygas',
  namesGuarantee: 'gwarancj\\p{L}+',
}
