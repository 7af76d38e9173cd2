import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:for|of|the|and|&)$|&$',
  yourInTitle: 'your_',
  notSomebody: [
    '(?:statement|notice|agreement|contract|report|invoice|letter|policy|service|services|department|office|team|unit)_',
    '(?:court|division|street|road|lane|avenue|house|benefits|plan|mail|handling|site|building|floor|suite)_',
    '(?:department for|processing|support|customer|helpdesk|centre|center|and)_',
  ].join('|'),
  callsSo: 'hereinafter|hereafter',
  joinsParties: '(?:(?:of|on) the (?:one|other|first|second) (?:part|hand|side)|and)_',
  identifies: '',
  endsCall: '',
  speaksInName: '(?:we|you)_',
  statesInName: '(?:is|are|was|were|has|have|will|shall|must|may)_',
  readerItself: '^you$',
}
