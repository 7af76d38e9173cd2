import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:van|voor|en|de)$',
  yourInTitle: 'uw_',
  notSomebody: 'straat_|(?:contract|dienst|afdeling)_',
  callsSo: 'hierna|in het vervolg',
  joinsParties: '(?:enerzijds|anderzijds|en)_',
  identifies: '(?:wonende|gevestigd te|geboren (?:op|te))_',
  endsCall: 'genoemd',
  speaksInName: '(?:wij|u)_',
  statesInName: '(?:zijn|wordt|heeft)_',
  readerItself: '^u$',
}
