import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:quest[ei]|tali)',
  timeOrSum: '^(?:giorni|mesi|anni|casi|termini|condizioni|motivi)$',
  caseOfWhat: '^(?:in caso di ?\\p{Ll}+,)',
  opensWithBound: '^(?:fino a|al massimo|almeno|nessun[ao]?)_',
  saysOfValue: '(?:è|sono|sarà|ha|hanno|deve|può)_',
  opensSubordinate: '^(?:che|se)_',
  leavesOpen: '(?:deve|devono|se|quando|salvo)_',
  excludes: '(?:non|no(?!\\.|\\s?\\p{N})|esclusion[ei]|esclusi|vietat[oaie]|divieti)_',
  forbidsByItself: '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?\\p{L}+ non (?:può|possono|deve|devono)_',
  bothKinds: '(?:e (?:cosa )?non)_',
  lacksObject: '^(?:ci avvisi|avvisateci) (?:entro|almeno|con)_',
  speaksOfIt: '',
  ofThem: '',
  severalThings: '',
  oneInForm: '',
  countsVotes:
    '^(?:(?:votazione|favorevoli|a favore)\\s?[:：]\\s?\\p{N}|favorevoli\\s\\p{N}[^;:]{0,60}contrari|la (?:proposta|mozione) (?:è|viene) (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?votano (?:\\p{N}{1,4} )?a favore?_|non (?:è|viene) raggiunta la maggioranza_)',
  forbidsNamed: "^non (?:lo|la|li|le|l[’'])[ ]?\\p{L}+",
  countsNamed: '^(?:tutt[ei] e (?:due|tre|quattro|cinque)) (?:devono|sono)_',
  namesContract: '(?:contratto|tra)',
  closesPaper: '^(?:fatto a|letto, confermato)_',
  shortWord: '',
  headsNothing:
    '^(?:(?:punto|articolo)\\s\\p{L}+|oggetto|preambolo|premess[ae]|considerando|motivazion[ei]|varie|vari[ea] ed eventuali|disposizioni (?:varie|finali))$',
  gradeBehind: '(?:alt[oa]|medi[oa]|bass[oa]|critic[oa])',
  riskBehind: '',
  thanksFor: '^(?:cordiali saluti|(?:molte )?grazie per)_',
  endsInNumberOf: '',
}
