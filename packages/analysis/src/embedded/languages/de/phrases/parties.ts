import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:für|und|der|des)$',
  addressesReader: 'ihre?n?_',
  notSomebody: '(?:vertrag|rechnung|bescheid|straße|strasse|abteilung|service)_',
  callsSo: 'nachfolgend|nachstehend|im Folgenden',
  joinsParties: '(?:einerseits|andererseits|und)_',
  identifies: '(?:wohnhaft|geboren am|geb\\. (?:am\\s)?\\p{N})',
  endsCall: 'genannt',
  speaks: '(?:wir|Ihnen)_',
  states: '(?:ist|sind|wird|hat)_',
  readerItself: '^sie$',
}
