import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '',
  yourInTitle: '',
  notSomebody: '',
  callsSo: '以下(?:简称)?',
  joinsParties: '与|和',
  identifies: '',
  endsCall: '',
  speaksInName: '',
  statesInName: '',
  readerItself: '',
}
