import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:für|und|der|des)$',
  yourInTitle: 'ihre?n?_',
  notSomebody: '(?:vertrag|rechnung|bescheid|straße|strasse|abteilung|service)_',
  callsSo: 'nachfolgend|nachstehend|im Folgenden',
  joinsParties: '(?:einerseits|andererseits|und)_',
  identifies: '(?:wohnhaft|geboren am|geb\\. (?:am\\s)?\\p{N})',
  endsCall: 'genannt',
  speaksInName: '(?:wir|Ihnen)_',
  statesInName: '(?:ist|sind|wird|hat)_',
  readerItself: '^sie$',
}
