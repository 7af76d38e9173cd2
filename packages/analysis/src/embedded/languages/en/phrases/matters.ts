import type { MatterPhrases } from '../../phrases/matter-phrases.ts'

export const matters: MatterPhrases = {
  offerHolds:
    '(?:offer|quot(?:e|ation)|proposal|terms|prices?)_[^;]{0,60}(?<!\\p{L})(?:open|valid|held|stands?|good|lapses?|expires?|falls? away)',
  periodCloses:
    '(?:deadline|period|time|refunds?|registration|enrol\\p{L}*|recruitment|scheme|applications?|claims?)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?<!\\p{L})(?:ends?|closes?|expires?|runs? out)_',
  ifNotDone: '',
  wholePrice: '(?:full|total|whole|overall) (?:price|cost|amount|fee|rent|sum)_',
  costsOthers:
    '(?:costs?|pays?) (?:the (?:nhs|state|taxpayers?|council|trust|clinic|club|school|public)|us|society|tax ?payers)_',
  paidOut: '^(?:(?:amount |sum )?payable|settlement|we pay)$',
  articleInFront: 'the ',
  paysForIt: '(?:will )?(?:pays?|bears?|covers?)_',
  nothing: 'nil_|none_',
  limitOfCover: '^(?:limits?|maximum|sum insured|cover(?:age)?)\\s?:',
  keepsInsured:
    '(?:liability|indemnity) insurance of_|insur(?:ed|ance) (?:for|of) (?:not less|at least)_',
  interestRate: '(?:interest|apr|aer)_',
  stillOwed:
    'balance (?:of|due|owing|to pay)_|you (?:now |still )?owe_|(?:amount|sum) (?:due|owing|to pay)_',
  ifOthersEnd: '(?:if|when|because) (?:(?!(?<!\\p{L})(?:you|either|both|we)_)[^,.;:]){1,120}',
  replacesEarlier: '(?:cancels and )?(?:supersedes|replaces)_',
  endsThings: [
    '(?:revok\\p{L}+|cancel\\p{L}*|terminat\\p{L}+) (?:[\\p{L}-]+ ){0,4}(?:keys?|tokens?|passwords?|sessions?|certificates?|logins?)_',
    '(?:keys?|tokens?|passwords?|sessions?|certificates?|access) (?:was |were |has been |have been )?(?:revoked|cancelled|canceled|terminated|withdrawn)_',
    'cancel with_|cancell?ing (?:a|your|the|his|her|their) (?:holiday|trip|journey|flight)_',
    '(?:cover|insurance) for cancell?\\p{L}*|cancellation cover_',
    'termination dates?_|(?:holiday|trip|journey|flight)_(?: [^ .;]{1,15}){0,8} be cancell?ed_',
  ].join('|'),
  mayBeEnded: '',
  timesOver:
    '(?:\\p{L}*days?|hours?|times?) (?:a|per|each|every) ?(?:calendar )?(?:week|month|year)_',
  besideTerm: '(?:no[- ]claims?|discount|bonus)_',
  begins: '(?:starts?|begins?|commences?|takes effect|comes into force|joins? us)_',
  agreementRuns: [
    '(?:terms?|contracts?|contractual|agreement|lease|tenancy|licen[cs]e|policy|plan|membership|subscription|warrant(?:y|ies)|guarantees?|cover|fixed|runs?|lasts?|duration|valid(?:ity)?|minimum|initial|employment|engagement)_',
    'probation|expir\\p{L}+|renew|extend',
  ].join('|'),
  timeOfUse: '(?:free (?:period|parking)|parking|overdue|grace)_',
  momentary: '(?:seconds?|minutes?)_',
  readerOfPaper:
    '(?:you|your|either (?:party|side|of us)|the (?:tenant|member|customer|client|hirer|buyer|employee))_',
  writerOfPaper: '(?:we|us|my|i|the (?:landlord|company|lender|insurer|employer))_',
  mayBeLost:
    '(?:may|can|will|could) be (?:withdrawn|cancelled|canceled|terminated|revoked|dismissed|discharged|excluded)_',
  whoEnds: '(?:in (?:the )?(?:case|event) of|on|if you) (?:cancel|withdraw|terminat|pull out)',
  wayLabel:
    '^(?:break(?: clause| option| right)?|termination|cancell?ation(?! cover)|withdrawal|notice(?: period)?|right to (?:cancel|withdraw))_',
  noticeLabel: '^notice(?: period)?_',
  endsByNotice: [
    "(?:days?|weeks?|months?|years?)['’]?s? (?:\\p{L}+ ){0,3}notice(?! of)",
    '(?:give|giving|given|serve) (?:\\p{L}+ ){0,5}notice',
    'notice (?:period|to (?:quit|leave|end|terminate|cancel))|\\p{N}+ (?:days?|weeks?|months?|years?)|end|cancel',
    'terminat|leave',
  ].join('|'),
  endedAlready: [
    '(?:was|were|has been|have been|had been) (?:not |never )?(?:withdrawn|cancelled|canceled|revoked|terminated)_',
    '(?:is|was|were|has|have|had)(?: not)?(?: been)? (?:dismissed|served)_',
  ].join('|'),
  endedBy: '(?:by|from|on the part of)_',
  ofCourt: '(?:court|tribunal)_',
  numberInWords: '(?:seven|ten|fourteen|thirty)_',
  takesBack: 'chang\\p{L}+ your mind|cooling|withdraw|revok',
  namesFee: '(?:euros?|fees?|charges?)_|penal',
}
