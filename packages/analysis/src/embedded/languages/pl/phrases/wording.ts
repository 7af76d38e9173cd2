import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:miłego (?:dnia|weekendu|wieczoru)|udanego (?:weekendu|urlopu)|wesołych świąt|wszystkiego (?:dobrego|najlepszego))',
    '(?:niniejsz\\p{L}+|ten|ta|to) (?:\\p{L}+ ){1,3}(?:zawiera|przedstawia).{0,60}(?:najważniejsz|główn|podstawow)',
    'dziękuj(?:emy|ę)|witamy|cieszymy się|gratulujemy|mamy nadzieję',
    'poniżej (?:znajdzie|znajdą|przedstawiamy)',
    'przepraszamy[^.]{0,60}(?:opóźnien|zwłok|niedogodno|oczekiwani)',
  ].join('|')})`,
  gladToMeet: '^miło było',
  thanksForAct: '',
  imprint: '^(?:wystawion[ey] przez|siedziba|zarejestrowan[ay] w)',
  sendsBelow: 'jak (?:niżej|poniżej)|w sposób opisany poniżej',
  leansBack:
    '^(?:innymi słowy|jednak|ale|natomiast|ponadto|dlatego|zatem|wówczas|wtedy|w przeciwnym razie|w takim przypadku|to (?:jest|oznacza))_',
  dangles: `^(?:${[
    '(?:bez tych \\p{L}+|(?:jeśli|jeżeli) (?:tego |go |ich |jej )nie|ma (?:pan|pani|państwo) (?:wtedy|wówczas)|za każde (?:stwierdzone |kolejne )?naruszenie(?! (?:postanowie|obowiąz|zakaz|umow))|do tego czasu|(?:do|od) tej (?:pory|chwili|daty)|od tego (?:czasu|dnia|momentu)|przedtem|potem|następnie|bez (?:tego|niego|niej|nich)|w tym celu|w takich przypadkach|w obu przypadkach|to samo dotyczy|t(?:en|a) ostatni|odradzam to|nie zalecam tego)_',
    'on[ao] |oni |można (?:je|go|ją) |o (?:jego|jej|ich) ',
  ].join('|')})`,
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:on[aoi]?|to)_',
  limitsBefore:
    '^(?:dotyczy to tylko|to (?:dotyczy tylko|nie)|nie dotyczy to|t(?:a|en|o) \\p{L}+ (?:obowiązuje tylko|nie))_',
  cannotBeDone: '^to niemożliwe\\.$',
  turnsRound:
    '^(?:jednak|ale|z wyjątkiem|w przeciwnym razie|jeśli nie|(?:\\p{L}+ ){1,5}(?:jednak|natomiast))_',
  notForReader: 'nie (?:dotyczy|dotyczą) (?:pana|pani|państwa)_',
  notHad: 'nie został[ao]? (?:zamówion|wybran)[ey]?_',
  acknowledgesThat: '',
  pointsToTime:
    't(?:ym|ego|ej|en|ę) (?:termin\\p{L}*|okres\\p{L}*|dat\\p{L}|dni\\p{L}+|czas\\p{L}*)_',
  namesTime: '(?:termin\\p{L}*|okres\\p{L}*|dni\\p{L}*)_',
  corrects: 'był[ao]? (?:błędem|pomyłką)|sprostow|omyłk',
  citesLaw: '^ustawa z',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems:
    '(?:odmawia|przyznaj|uchyla|zezwala|cofa|oddala|zakazuj)(?:m|my|ę|e|emy)?_|(?:nie )?wyraża(?:m|my)? zgod[yę]_',
  saysWeDecide:
    '(?:orzeka|postanawia|stwierdza|nakazuj|ustala|umarza|zasądza|zobowiązuj)(?:m|my|ę|e|emy)?',
  namesOurActs: '',
  opensItems: 'prosimy(?: o)?|musi|muszą|należy|jeśli|jeżeli|gdy|może|mogą',
  grants: 'może|mogą',
  spanOfTime: '(?:godzin|dni_|tygodni|miesi)',
  tellsResearch: '',
}
