import type { SchedulePhrases } from '../../phrases/schedule-phrases.ts'

export const schedules: SchedulePhrases = {
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
