import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '',
  yourInTitle: '',
  notSomebody: '',
  callsSo: 'و?يشار إليه\\p{L}{0,2}|و?المشار إليه\\p{L}{0,2}|و?يسمى|و?تسمى',
  joinsParties: '',
  identifies: '',
  endsCall: '',
  speaksInName: '',
  statesInName: '',
  readerItself: '',
}
