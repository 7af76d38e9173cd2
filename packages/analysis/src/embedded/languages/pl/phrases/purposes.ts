import type { PurposePhrases } from '../../phrases/purpose-phrases.ts'

export const purposes: PurposePhrases = {
  namesPurpose: 'celem (?:niniejsz\\p{L}+|tego|tej) \\p{L}+ jest_',
  speaksOfItself: '^(?:niniejsz\\p{L}+ (?:\\p{L}+\\s){1,3}?(?:reguluje|obejmuje)_)',
  opinionHeading: 'ocena ogólna',
  overviewHeading: 'w skrócie|opis produktu|streszczenie|podsumowanie',
  ownDecisionHeading: 'rozstrzygnięcie',
  methodHeading: 'jak czytać|legenda|metodologia|metodyka|zakres oględzin',
  onlyAsks: '^czy\\s',
  inShort: '^(?:(?:w skrócie|krótko mówiąc)[:,]\\s)',
  worksHeading: 'prace',
  matterHeading: 'przedmiot',
  recitalHeading: 'preambuł',
  oneSideOfTwo: '(?:z jednej strony|z drugiej strony)_',
  providesService: '',
  writerMay: '',
  andNot: 'a nie(?: już)?',
  undertakes:
    '\\p{L}+ (?:zobowiązuje się (?:do|wykonać|świadczyć)|będzie (?:świadczył|wykonywał)|zatrudnia|(?:wynajmuje|sprzedaje|oddaje)_)',
  invites: 'zaprasza\\p{L}*|zwołuje',
  agendaNoun: 'porządkiem obrad|porządku obrad',
  followingOnes: 'następując\\p{L}+',
  inOrderTo: 'w celu|z',
  opensOperative: '(?:(?:orzeka|postanawia)(?=\\s*:))_',
  addsUp: '',
  refusesRequest: `(?:${[
    'odmawia\\p{L}*|odmówi\\p{L}+|odmowa|oddala\\p{L}*|odrzuc\\p{L}+',
    'nie (?:uwzględni|uzna|przyzna|zwraca|możemy|zwróci)\\p{L}*',
  ].join('|')})_`,
  grantsRequest: '(?:(?<!nie )(?:przyznaj|przyzna|uwzględnia|uznaj|zwraca|zwróci|wyraża)\\p{L}*)_',
  telephone: '(?:telefon|tel|fax)_',
  noteLabel: '',
}
