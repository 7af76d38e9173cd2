import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:e|do|da|de)$',
  yourInTitle: '',
  notSomebody: '(?:contrato|fatura|rua|serviço)_',
  callsSo: 'doravante|adiante',
  joinsParties: '(?:de um lado|do outro lado|e)_',
  identifies: '(?:nascid[oa]|morador[a]?|residente em|NIF \\p{N}|domiciliad[oa])',
  endsCall: '',
  speaksInName: '',
  statesInName: '(?:deve|são)_|é_',
  readerItself: '^você$',
}
