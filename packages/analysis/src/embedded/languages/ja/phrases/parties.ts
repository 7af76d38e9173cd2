import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '',
  addressesReader: '',
  notSomebody: '',
  callsSo: '以下',
  joinsParties: 'と',
  identifies: '',
  endsCall: 'という。?',
  speaks: '',
  states: '',
  readerItself: '',
}
