import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '',
  addressesReader: '',
  notSomebody: '',
  callsSo: '以下(?:简称)?',
  joinsParties: '与|和',
  identifies: '',
  endsCall: '',
  speaks: '',
  states: '',
  readerItself: '',
}
