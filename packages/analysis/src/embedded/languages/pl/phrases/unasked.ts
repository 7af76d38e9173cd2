import type { UnaskedPhrases } from '../../phrases/unasked-phrases.ts'

export const unasked: UnaskedPhrases = {
  writerSpeaks: '',
  asksOfReader: 'prosimy|zalecamy',
  forbidsReader: '',
  opensContrast: '(?<=[,;]\\s)(?:ale|potem|następnie)_',
  unlessClause: 'chyba że_[^.;]*',
  forbids: 'nie (?:może|wolno)_',
  asksNothing: [
    '(?:nie (?:ma|mają) obowiązku|nie (?:musi|trzeba|potrzeba)\\p{L}*|niczego nie (?:należy|trzeba)(?: \\p{L}+)?)_',
    '(?:nie (?:jest|są) obowiązkow\\p{L}+|prosimy pamiętać)_',
  ].join('|'),
  wishedFor: '',
  saidEarlier: '(?:oświadczył|powiedział|wskazał|wyjaśnił)\\p{L}*_[^.;]*',
  withoutHaving: 'bez (?:konieczności|potrzeby)_[^.;]*',
  writerHasTo: '(?:które|jeśli|gdy|że) musimy_',
  hasToBe: 'musi (?:mieć ukończone|być pełnoletni)',
  invertedClause: '',
  capsLiability: 'w żadnym (?:wypadku|razie)_[^.;]*|odpowiedzialność_[^.;]{0,80}? może_[^.;]*',
  formality:
    '(?:powoływanie się na|drukowanymi literami)_|(?:uważnie|dokładnie) (?:przeczyta|zapozna)|za (?:nieaktualn|bezprzedmiotow)',
  toBeRead: '(?:prosimy|proszę) (?:o )?(?:\\p{L}+ )?przeczyta\\p{L}+[.!)]*$',
}
