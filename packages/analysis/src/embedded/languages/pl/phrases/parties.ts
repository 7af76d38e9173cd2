import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: 'i$',
  yourInTitle: 'twoj\\p{L}+_',
  notSomebody: '(?:umowa|faktura|ulica)_',
  callsSo: 'zwan\\p{L}{1,4}',
  joinsParties: '(?:z jednej strony|z drugiej strony|oraz|a|i)_',
  identifies: '(?:zam\\.|zamieszkał\\p{L}{1,3}|z siedzibą|PESEL)',
  endsCall: '',
  speaksInName: '',
  statesInName: '(?:jest|są)_',
  readerItself: '',
}
