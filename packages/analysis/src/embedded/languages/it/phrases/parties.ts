import type { PartyPhrases } from '../../phrases/party-phrases.ts'

export const parties: PartyPhrases = {
  goesOnInName: '(?:del|della|di|e)$',
  yourInTitle: '',
  notSomebody: '(?:contratto|fattura|via|servizio)_',
  callsSo: "di seguito|d['’]ora (?:in poi|innanzi)",
  joinsParties: "(?:da una parte|dall['’]altra(?: parte)?|e)_",
  identifies: '(?:residente (?:in|a)|nat[oa] (?:a|il))_',
  endsCall: '',
  speaksInName: 'noi_',
  statesInName: '(?:è|sono|deve)_',
  readerItself: '^lei$',
}
