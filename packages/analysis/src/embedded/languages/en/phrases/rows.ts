import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
  netLabel:
    '^net (?:premium|price|amount|total)|(?:excluding|excl\\.?|plus|before) (?:vat|tax|gst)_',
  sumOfAll: [
    '^(?:(?:grand|overall|final|contract|order|invoice|estimated|your|net|gross) )?(?:total|amount (?:due|payable)|balance due)(?: (?:price|cost|amount|sum|due|payable|to pay|charge|contract price|incl\\p{L}*|including|with|for|\\p{L}{0,3}vat))*_',
    '^balance (?:on|payable)_',
  ].join('|'),
  leftToPay: [
    '(?:to pay|now due|amount (?:due|payable|owed|owing|outstanding))_',
    '(?:(?:total|balance),? (?:due|outstanding|owing|owed|payable)|shortfall|still (?:due|owed|owing))_',
    '(?:(?:you|patient|member) (?:may |still |now )?(?:owes?|pay)|(?:outstanding|remaining|closing) balance)_',
    'arrears now due_',
  ].join('|'),
  toPayNow: '(?:to pay|now due)_',
  instalmentLabel:
    '^(?:(?:your|the|equal|fixed|each) )*(?:(?:monthly|weekly|quarterly|yearly|annual|regular) (?:direct debit|payment|instal+ment|repayment|premium|charge|rent|amount|total|sum)|(?:payment|instal+ment|direct debit|repayment|premium) (?:each|per|every|a) (?:month|week|quarter|year)|you pay (?:each|per|every|a) (?:month|week|quarter|year))',
  refundLabel: [
    'refund (?:due|payable|to)|(?:total|net) refund|amount (?:to be )?(?:refunded|repaid)|to be refunded',
    '(?:balance|credit|amount) (?:due|owed|payable) to (?:you|tenant)',
  ].join('|'),
  dueDay: [
    '^(?:(?:payment )?due(?: date| by| on)?$|(?:pay(?:ment)?|payable) (?:by|due|before|date)(?: date)?$)',
    '^(?:(?:to be )?(?:taken|collected|debited|charged)(?: by direct debit)?(?: on)?$|direct debit(?: date| on)?$)',
    '^last day (?:to pay|for payment)$',
  ].join('|'),
  givesThanks: '^(?:thank you|thanks|many thanks)',
  numberedClause: '^(?:article|art\\.|section|clause)\\s?\\p{N}',
  opensRefused: [
    '^(?:refused|rejected|denied|declined|dismissed|disallowed|failed?|overruled|revoked|withdrawn|unsuccessful)_',
    '^(?:unsatisfactory|non-?complian(?:t|ce))_',
    '^(?:not|un) ?(?:yet )?(?:granted|approved|allowed|accepted|passed|upheld|permitted|met|satisfied|satisfactory|compliant|fulfilled|eligible|awarded|agreed|admitted|carried)_',
    '^(?:does not comply|part(?:ly|ially) (?:granted|allowed|upheld|approved|accepted|met|refused))_',
  ].join('|'),
  opensGranted: [
    '^(?:granted|approved|allowed|accepted|pass(?:ed)?|upheld|permitted|awarded|met|satisfied|satisfactory|compliant)_',
    '^(?:complies|fulfilled|agreed|admitted|carried|successful)_',
  ].join('|'),
  nameOfPerson: 'name$',
  whoColumn: '^who|^(?:action(?:ed)? by|by whom|for whom|responsible|assigned to)_',
  untilColumn: '^(?:by|until|when)_',
  columnOfPast: '(?:born|birth|since|held|joined|hired|installed|built|registered|received)_',
  partOfSum: '^(?:of which|including)_',
  includedInSum:
    '(?<=[（(])(?:(?:already) )?(?:included)(?: (?:above|in the) ?[^()（）]{0,30})?[)）]',
  opensParties: '^(?:between|before|present|attendance|parties|name|apologies|participants)',
  rangeColumn: [
    'ref(?:erence|\\.)?(?: (?:range|interval|value)s?)?_',
    '(?:normal|target|permitted|allowed|acceptable) (?:range|values?|limits?)_',
    '(?:(?:action|trigger|guideline) (?:levels?|values?)|thresholds?|limits?|tolerances?)_',
  ].join('|'),
  mostColumn:
    '(?:limits?|max(?:imum)?|(?:permitted|allowed) (?:values?|limits?)|(?:action|trigger) levels?)_',
  namesReference: '(?:ref|reference)_|(?:number|file)_',
  intervalCell:
    '^(?:every|each|first|last|next|within|after|before|up to|for)\\s\\p{N}[\\p{N}.,]*\\s?\\p{L}',
  untilDay: '^(?:by|before|until)\\s\\D{0,12}\\p{N}',
  unitColumn: '^units?$|^uom$',
  noteColumn: '^(?:notes?|remarks?|see)$',
  countedBy: '^(?:per|each)\\s\\p{L}+$',
  yesOrNo: '^(?:yes|no)$',
  datedBeside: '^dated?\\s\\p{N}',
  opensExceptions: '(?:unless|except(?: (?:if|where|when))?)[,:]?$',
  opensDefects: '(?:defects?|faults?)\\)?:$',
  pleads: '^please_',
  upToLimit: '^(?:up to|max\\.?(?:imum)?)(?=\\s?[-−]?\\d)',
  fromLimit: '^(?:min\\.?(?:imum)?)(?=\\s?[-−]?\\d)',
  toLimit: 'to(?=\\s?[-−]?\\d)',
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
  contractMatter:
    '^(?:(?:(?:expected|estimated|planned|agreed|the|your|rented|hired|leased|insured) ){0,2}(?:vehicle|car|make|make and model|model|item|items|goods|property|premises|venue|room|services?|course|programme|package|plan|trip|tour|destination|event|product|equipment|machine|subject(?: matter)?|description|job title|position|job|unit|pet|animal|section|area))$',
  contractDays:
    '^(?:(?:(?:expected|estimated|planned|agreed) )?(?:(?:subscription |cover |lease |rental |hire |tenancy |policy |contract |initial )?(?:start(?:s| date)?|begins|commencement(?: date)?|term|period|ends?(?: date)?|duration)|from|to|dates?(?: of (?:hire|travel|event|the event))?|departure|return|arrival|pick-?up|drop-?off|event date|delivery(?: date)?|check-in|check-out))$',
  bornLabel: '^(?:dob|date of birth|birth date|born)_',
  contactLabel: [
    '(?:nurse|doctor|surgeon|physician|agency|branch|advis[eo]r|case ?worker|represent(?:ed|ative)(?: by)?)_',
    '^(?:(?:your|home|postal) )?address$',
  ].join('|'),
  besideParty: 'contact|emergency|prepared|issued|authori[sz]ed|broker|agent$',
  nameAlone: '^(?:(?:full )?name)$',
  numberLabel: '(?:number|no\\.?)$',
  dayOfIssue: '^(?:date|date of issue|issue date|issued)$',
  payLabel: '^(?:(?:annual |starting |basic |gross )?(?:salary|pay|wages?|remuneration))_',
  patientLabel: "^(?:patient(?:['’]?s)?(?: name)?|name(?: of patient)?)$",
  dayOfStay: '^(?:(?:date (?:of )?)?(?:admi(?:ssion|tted)|discharged?)(?: date)?(?: on)?)$',
  billedMatter:
    '^(?:project|job|works?|event|course|property|vehicle|description of (?:work|services))$',
  worthLabel: `^(?:${[
    '(?:(?:total|current|closing|new|final|transfer|fund|portfolio) )*(?:value|balance)_',
    'net pay',
  ].join('|')})`,
  paysOrTransfers: '(?:pay|settle|transfer)_',
  namesRent: '(?:rent)_',
  claimsSum: `(?:${[
    '(?:we|i) (?:now )?(?:claim|demand|require)|to claim',
    'you (?:now |still |currently )?owe(?: us)?',
  ].join('|')})_`,
  diagnosisLabel: '^(?:(?:(?:main|primary|final|principal) )?diagnos)',
  findingLabel: '^(?:comments?|conclusions?|impression|interpretation|opinion)$',
  ratingLabel: `^(?:${[
    'final (?:result|outcome|verdict)|(?:star|hygiene) rating',
    'non-?(?:compliances|conformities)',
  ].join('|')})$`,
  withoutThing: '(?:without)_',
  pronounInFront: '^(?:it)_',
  startsChange: `(?:${[
    'chang(?:e|es|ed|ing)|increas(?:e|es|ing)|rais(?:e|es|ing)|ris(?:e|es|ing)',
    'adjust(?:ment|ments|ing)|renew(?:al|s|ing)?|amend(?:ment|ments|ing)|modifications?',
    'new (?:fees?|prices?|rates?|terms|tariffs?|charges?|premium)',
  ].join('|')})_`,
  fromTo: `(?:${[
    'from [^.;]{1,40} to|instead of',
    'will (?:rise|increase|go up|be raised|fall|be reduced|change) (?:to|by|from)',
    '(?:rises?|goes|increases?) (?:to|by|from)',
  ].join('|')})_`,
  columnOfTime: '(?:now|old|new|current(?:ly)?|until|from|before|after)_',
  namesRequest: '(?:application|claim|request|complaint|appeal|objection|enquiry)_',
  countOfVotes: '^(?:votes?|voting)$',
  earlierMinutes: 'minutes of_',
  mayBeContested: '(?:may be (?:appealed|challenged|contested))_',
  putsOff: '(?:defer(?:red)?|postponed?|adjourned?)_',
  votesAgainst: '(?:against)_',
  onlyCounts:
    '^\\p{N}+ (?:for|in favou?r|votes)_|^(?:carried|lost|passed|defeated),? (?:by )?\\p{N}',
}
