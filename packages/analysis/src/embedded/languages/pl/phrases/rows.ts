import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  sumOfAll: '^(?:(?:składka |kwota |opłata )?(?:razem|łączn[aie]e?|całkowita)|suma|dopłata)_',
  leftToPay: '(?:do (?:zapłaty|dopłaty)|niedopłata|zaległość|kwota zadłużenia)_',
  toPayNow: 'do zapłaty_',
  instalmentLabel:
    '^(?:(?:rata|płatność|składka) (?:miesięczna|kwartalna|roczna)|miesięczn[ay] (?:rata|płatność|składka))',
  refundLabel: 'do zwrotu|nadpłata',
  dueDay: '^(?:termin (?:płatności|zapłaty)|data obciążenia)$',
  givesThanks: '^dziękujemy',
  numberedClause: '^art(?:ykuł|\\.)\\s?\\p{N}',
  definesTerm: '(?<=["”»“] )oznacza\\s',
  opensRefused: [
    '^(?:odmowa|odmówiono|(?:odrzucon|oddalon|cofnięt|niezaliczon|niespełnion|negatywn)[oaey])_',
    '^nie (?:(?:przyznan|zatwierdzon|udzielon|uwzględnion|zaliczon|zdan|spełnion|dopuszczon|przyjęt)[oaey]|wyrażono zgody|spełnia)_',
    '^częściowo (?:przyznan|uwzględnion|spełnion)[oaey]_',
  ].join('|'),
  opensGranted:
    '^(?:(?:przyznan|zatwierdzon|udzielon|uwzględnion|zaliczon|zdan|spełnion|dopuszczon|przyjęt|pozytywn)[oaey]|zgoda)_|^spełnia_',
  nameOfPerson: 'nazwa$',
  whoColumn: '^kto|^(?:odpowiedzialn\\p{L}+|wykonawca)_',
  untilColumn: '^(?:do|kiedy)_',
  columnOfPast: '(?:urodzeni[ae]|od kiedy)_',
  partOfSum: '^w tym_',
  includedInSum:
    '(?<=[（(])(?:(?:już) )?(?:wliczon[aeoy]|zawart[aeoy])(?: (?:w) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:pomiędzy|między|obecni)',
  rangeColumn:
    '(?:wartoś(?:ć|ci) (?:graniczn|progow)\\p{L}+|wartości? referencyjn\\p{L}+|norma|zakres(?: referencyjny)?)_|dopuszczaln\\p{L}+_',
  mostColumn: '(?:wartoś(?:ć|ci) (?:graniczn|progow)\\p{L}+|dopuszczaln\\p{L}+)_',
  namesReference: '(?:znak|sygnatura)_|numer_',
  intervalCell: '^(?:co|każde|pierwsze|w ciągu|po)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:do|przed)\\s\\D{0,12}\\p{N}',
  unitColumn: '^jednostk[ai]$',
  noteColumn: '^uwagi?$',
  countedBy: '^(?:na|za)\\s\\p{L}+$',
  yesOrNo: '^(?:tak|nie)$',
  datedBeside: '^dnia\\s\\p{N}',
  opensExceptions: 'chyba że[,:]?$',
  opensDefects: 'usterki?\\)?:$',
  pleads: '^prosimy_',
  upToLimit: '^(?:do|maks\\.?|max\\.?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:od|min\\.?)(?=\\s?[-−]?\\d)',
  toLimit: 'do(?=\\s?[-−]?\\d)',
}
