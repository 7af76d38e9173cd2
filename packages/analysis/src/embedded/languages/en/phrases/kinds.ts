import type { KindPhrases } from '../../phrases/kind-phrases.ts'

export const kinds: KindPhrases = {
  court: '^(?:in the (?:matter of|\\p{L}+ court|court)|court of|tribunal)_',
  courtName: 'court|tribunal|chambers',
  sentAs:
    '^(?:by|sent by|via) (?:recorded|registered|certified|special|first|e-?mail|post|courier)',
  asksToRead: '^(?:please read|important|urgent)_',
  department:
    '^(?:(?!notice of)[^:]*\\s(?:centre|center|unit|team|department|office|agency|directorate)(?:\\s\\p{L}+)?$|(?:department|dept|office|service(?! (?:&|and|or|level|charge|report|record|certificate|agreement|contract|invoice|note)_))_[^:]*$)',
  addressedTo: 'to|from|by|for',
  form: 'form',
  itemOfList: 'item',
  figureOfPaper: 'date|number|no|nr',
  numbers: '^(?:no|nr|number|date|period|ref)_',
  quotation: '^(?:quot|estimate)',
  dated: 'of|dated',
  minutesOf: 'of_',
  aboutPaper:
    '(?:of|for|to|on|in|with|by|from|between|regarding|concerning|at|under|regulated|relating|no|nr|number|dated)_',
  ownsPaper: '^(?:the|your|our|draft)_',
  joinsName: '^and$',
  numbersMatter:
    '^(?:claim|case|complaint|application|policy|account|file|customer|order|matter)\\s(?:no|nr|number|ref)_',
  answeredPaper:
    '^your\\s(?:\\p{L}+[\\s-])?(?:application|claim|request|enquiry|inquiry|complaint|letter|objection|appeal)(?!\\p{L}| (?:form|pack|guide|summary|statement))',
  vaguePaper:
    '^(?:(?:letter|document|paper) of_|(?:first|second|third|final|last|urgent|important|legal) notice$|diagnos[ei]s$)',
  addressesReader: '^(?:stop|about|your|our)_',
  tornName: 'your|our|the|an?|of|for|after|before|from|to|with|in|on|at|by|about',
  sharesHalf: '(?<=^(?:your |our |the )?)\\p{L}{3,} (?:and|&) $',
  summaryOf: '^(?:summary|list|overview) of (?!(?:your )?(?:cover|insurance|benefits|policy))',
  namesSection: '^(?:summary|recommendations?|conditions|terms|diagnosis)$',
  writerSays: '^(?:i|we)_',
  keyTerms:
    '^(?:key|main|particular|basic|principal) (?:terms|facts|particulars|details|information)$',
  onMatter: '(?:on|about|against|regarding|concerning)_',
  policyNumber: 'policy (?:no|number)',
  premium: 'premium',
  insurer: 'insurers?|underwrit\\p{L}+|insured (?:person|party)',
  ownShare: 'excess|deductible',
}
