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
  wordsOfContract:
    '(?:hereby|herein|hereto|hereinafter|hereunder|thereof|shall|whereas|witnesseth|parties agree|governing law|indemnif\\p{L}+|terminat\\p{L}+)_',
  wordsOfResearch: `(?:${[
    'we (?:\\p{L}+ly |also |first |then |therefore |further )?(?:propose|present|introduce|study|investigate|explore|demonstrate|show|prove|derive|formulate|describe|analy[sz]e|evaluate|examine|compare|find|observe|argue|train|conduct|define|hypothesi[sz]e)',
    'our (?:\\p{L}+ )?(?:method|approach|model|results|experiments?|analysis|findings|framework|algorithm|work|contributions?)',
    '(?:this|our|prior|previous|related|recent) (?:work|paper|study)|experiment(?:s|al|ally)?',
    'empirical(?:ly)?|theoretical(?:ly)?|in the literature|data ?sets?|benchmarks?|baselines?',
    'hypothes[ie]s|state[- ]of[- ]the[- ]art|et al|participants|methodology|algorithms?',
    'statistically|corpus|corpora|probabilistic|stochastic',
  ].join('|')})_`,
  wordsOfTerms:
    '(?:you agree|your use of|our services?|these terms|the services?|user content|your account|we may|arbitration|warrant(?:y|ies))_',
  wordsOfPrivacy:
    '(?:personal (?:data|information)|third part(?:y|ies)|cookies?|your information|we (?:collect|share|use|process)|opt[- ]out|privacy)_',
  wordsOfBill: '(?:amount due|total due|subtotal|sub-total|vat|due date|bill to)_',
  wordsOfAccounts: '(?:revenue|ebitda|net income|operating profit|fiscal year|cash flow|earnings)_',
  wordsOfRuling:
    '(?:applicants?|respondents?|claimants?|plaintiffs?|defendants?|appellants?|tribunal|cross-?claim|counterclaim|submissions|dismissed|upheld)_',
  wordsOfManual:
    '(?:install|click|press|button|configure|settings|switch|voltage|connect|troubleshoot\\p{L}*)_',
  wordsOfSpecification:
    '(?:must|shall|should) (?:not )?(?:be (?:able|capable|compatible|configur\\p{L}+|encrypt\\p{L}+)|support|return|provide|accept)_',
  ofMatter:
    '^\\p{L}+ of (?:(?!(?:between|from|with|and|under)\\s)\\p{L}{3,} ){0,2}(?!(?:between|from|with|under)_)\\p{L}{4,}(?=\\s|$)',
  numberedPaper:
    '^(?:contract|agreement|policy|account|case|claim|file|customer|order|our ref|reference)',
  noTitle: `^(?:${[
    'exhibit|page|table of contents|contents',
    '(?:revision|document|version|change) (?:history|control|log)|changelog|confidential',
    'draft(?! minutes)|abstract|introduction|summary|date|to|from|subject|re|dear|copyright',
    'version|purpose|for immediate release|for release|press release|news release',
    'for (?:the )?attention|attn',
  ].join('|')})_`,
  sectionOfContract: '^(?:terms|conditions|clauses|recitals|parties)[.:：]?$',
  chapter: 'chapter',
  numberedPart: '',
  advertises:
    "^(?:we(?:['’]re| are) (?:hiring|recruiting)|join (?:us|our team)|now hiring|vacanc(?:y|ies)|job (?:advertisement|vacancy|opening|opportunity)|career opportunity)[!.:]?$",
  opensWithVerb: '^(?:have|has)',
  heldOn: 'held|(?:made |entered into )?(?:by and )?between|(?:made|entered into) by and',
  formerMinutes:
    "(?:(?:last|previous) (?:year|time|meeting|month)['’]s (?:minutes|notes)|^(?:\\p{N}{1,2}\\.? )?last time(?=$| \\()|(?:minutes|notes) of (?:the )?(?:last|previous|preceding)_)",
  tornEnd:
    'in (?:connection|relation|respect|accordance)|the|an?|of|for|to|in|on|at|by|with|from|and|or|as|their|its|your|no|held',
  editionLabel: 'doc|rev|ref|no|nr|art|version|ver|issue|edition|date',
  preparedBy:
    '(?:prepared|issued|published|submitted|written|organi[sz]ed|approved|adopted|author)_',
  headingGoesOn: 'of|the|an|and|for|in|on|at|to',
  legalWording:
    '(?:shall|hereby|herein|hereto|hereunder|part(?:y|ies)|agreement|contract|lease|tenant|landlord|licens[a-z]+|warrant[a-z]*|liab[a-z]+|terminat[a-z]*|insurance|assign[a-z]*|notice)_',
  lawyersWord:
    '(?:shall|here(?:to|by|in|of|under|after|inafter)|there(?:of|to|in|under)|part(?:y|ies))_',
  deedItself:
    'THIS (\\p{Lu}[\\p{Lu} -]{2,40}?) (?:is|was|has been|IS|WAS) (?:made|dated|entered|granted|MADE|DATED|ENTERED)',
  stateOfPaper: '^(?:draft|approved|final)',
  ofReader: '^your',
}
