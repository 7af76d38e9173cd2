import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '',
  yourInTitle: '',
  notSomebody: '',
  callsSo: '以下',
  joinsParties: 'と',
  identifies: '',
  endsCall: 'という。?',
  speaksInName: '',
  statesInName: '',
  readerItself: '',
}
