import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:de|du|la|et)$',
  yourInTitle: '(?:votre|vos)_',
  notSomebody: '(?:contrat|relevé|facture|rue|service)_',
  callsSo: 'ci-après',
  joinsParties: "(?:d['’]une part|d['’]autre part|et)_",
  identifies: '(?:demeurant|domiciliée?s?|née?(?:\\(e\\))? le)_',
  endsCall: '',
  speaksInName: '(?:nous|vous)_',
  statesInName: '(?:est|sont|doit)_',
  readerItself: '^vous$',
}
