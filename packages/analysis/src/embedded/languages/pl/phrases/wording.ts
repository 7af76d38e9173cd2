import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:niniejsz\\p{L}+|ten|ta|to) (?:\\p{L}+ ){1,3}(?:zawiera|przedstawia).{0,60}(?:najważniejsz|główn|podstawow)',
    'dziękuj(?:emy|ę)|witamy|cieszymy się|gratulujemy|mamy nadzieję',
    'poniżej (?:znajdzie|znajdą|przedstawiamy)',
    'przepraszamy[^.]{0,60}(?:opóźnien|zwłok|niedogodno|oczekiwani)',
  ].join('|')})`,
  wishesWell:
    '^(?:miłego|udanego|dobrego|wesołych|szczęśliwego) (?:weekendu|dnia|wieczoru|tygodnia|urlopu|świąt|roku|nowego roku)_[^.!]{0,40}(?:[.!]|$)',
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
  speaksOfBefore: `^(?:${[
    '(?:(?:jeśli|jeżeli|gdy|gdyby) (?:to|on[aoi]?|tak|one) (?:nie|się|jest|będzie|nastąpi))_',
    '(?:(?:jego|jej|ich) \\p{L}+)_',
    '(?:\\p{L}{4,} (?:ten|ta|te) (?:jest|nie|wynosi|może|będzie|upływa|ulega|dotyczy|przysługuje|biegnie))_',
    '(?:t(?:en|a|o) (?:termin|kwota|opłata|prawo|obowiązek|limit|dopłata))_',
  ].join('|')})`,
  pointsBackWithin: 'w tym (?:terminie|czasie)_',
  countsFromBefore: '',
  standsAlone: '',
  takesUpThing: '^(?:on[aoi]?|to)_',
  limitsBefore:
    '^(?:dotyczy to tylko|to (?:dotyczy tylko|nie)|nie dotyczy to|t(?:a|en|o) \\p{L}+ (?:obowiązuje tylko|nie))_',
  cannotBeDone: '^to niemożliwe\\.$',
  turnsRound:
    '^(?:(?:został|zostało|została) (?:później )?(?:zmienion|wycofan|odrzucon|zastąpion|zwrócon)\\p{L}+|jeżeli (?:to|tak) nie|wniosek (?:został )?(?:odrzucono|odrzucony|upadł)|jednak|ale|z wyjątkiem|w przeciwnym razie|jeśli nie|(?:\\p{L}+ ){1,5}(?:jednak|natomiast))_',
  notForReader: 'nie (?:dotyczy|dotyczą) (?:pana|pani|państwa)_',
  forReader: '',
  notHad: 'nie został[ao]? (?:zamówion|wybran)[ey]?_',
  limitsNamed: '(?:ważn\\p{L}+|obowiązuje|liczy się) tylko|tylko (?:jeśli|jeżeli|gdy|wtedy)_',
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
  opensItems: 'prosimy(?: o)?|musi|muszą|należy|(?:jeśli|jeżeli|gdy)(?: pani?)?|chyba że|może|mogą',
  tellsOfList: '',
  orWord: '(?:lub|albo|bądź)',
  grants: 'może|mogą',
  spanOfTime: '(?:godzin|dni_|tygodni|miesi)',
  tellsResearch: '',
  tellsReceipt: '^(?:otrzymaliśmy|wpłynęł[ao]|wpłynął)_',
}
