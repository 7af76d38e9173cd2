import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:de|la|y|del)$',
  yourInTitle: '',
  notSomebody: '(?:contrato|factura|calle|servicio)_',
  callsSo: 'en adelante|en lo sucesivo',
  joinsParties: '(?:de una parte|de otra(?: parte)?|y|e)_',
  identifies: '(?:domiciliad[oa]|con domicilio|con NIF|con DNI)_',
  endsCall: '',
  speaksInName: 'usted_',
  statesInName: '(?:es|son|debe)_',
  readerItself: '^usted$',
}
