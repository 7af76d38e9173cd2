import type { AnswerPhrases } from '../../phrases/answer-phrases.ts'
import { questions } from '../questions.ts'

export const answers: AnswerPhrases = {
  joinsReason:
    '(?:because|due to|owing to|on account of|on the grounds?|as a result of|results? (?:from|of)|caused by|causes? (?:of|the|this)|reasons? (?:is|was|for|why)|attributable to|in order to|so that|so as to|in (?:the )?(?:case|event) of|explained by|given that|in view of|in light of|since (?![0-9]|(?:the )?(?:[0-9]|january|february|march|april|may|june|july|august|september|october|november|december|then|last|his|her))(?=[^.]{1,60} (?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|cannot|could not))|(?<=, )as (?=[^.]{1,50} (?:is|are|was|were|has|have|had|can|could|cannot))|which is why|led to|means that|failed to|did not|had not|was not|were not|could not)_',
  givesNoReason:
    "(?:no (?:reasons?|grounds) (?:is|are|was|were|will be|needs? to be|need be|ha(?:s|ve) to be) (?:given|stated)|(?:not (?:required|obliged|bound|have) to|need not|do(?:es)? not (?:have|need) to|don['’]t (?:have|need) to|cannot|can['’]t|unable to) (?:give|state|provide|disclose|tell you) (?:\\p{L}+ ){0,3}(?:reasons?|why)|without (?:giving|stating) (?:(?:a|any|our|its|their) )?reasons?)_",
  asksWhoBears:
    'who(?:se job)? (?:pays?|has to|have to|must|should|needs? to|will|is (?:going to|to|responsible|liable|in charge)|looks? after|covers?|bears?|does the|mends?|fixes|repairs?|cleans?|provides?|brings?|arranges?|organi[sz]es|steps? in|gets?|takes? care|maintains?|insures?)_',
  laysBurden:
    "(?:shall|must|will|has to|have to|is to|are to|(?:is|are) (?:responsible|liable)|pays?|bears?|covers?|contributes?|repairs?|mends?|provides?|arranges?|looks? after|undertakes?|agrees? to|agreed to|at the \\p{L}+['’]?s? (?:own )?(?:cost|expense))_",
  ofAnyContract:
    '^(?:agreement|contract|part(?:y|ies)|dates?|commitments?|obligations?|clauses?|provisions?)$',
  doneBy: 'by',
  announcesTime:
    '(?:(?<=[:,]\\s)|(?:about|tells? you|explains?|sets? out|know|see|find out|and|or)\\s)(?:and )?(?:when|what time|on which day)\\s',
  listsEnclosures: '^(?:enclosures?|enclosed|attachments?|encl\\.?|annexes?)',
  supposesEnd:
    '(?:after|before|following|until|upon|on|from|by) (?:the )?(?:end|expiry|expiration|termination|completion|commencement|beginning|start) of',
  rangeTo: 'to|and',
  orMore: '(?:and|or) (?:older|over|above|more|longer)',
  moreThan: 'over|above|from|at least|more than|older than',
  lessThan: 'under|below|less than|younger than|up to',
  ofAge: '(?:ages?|aged|birth|born|years?|months?|weeks?|year-olds?|built)_',
  leastAge: 'at least|over|under|below|above',
  secretWord: 'pin|pass|code',
  smallNumber: '(?:one|two|three|four|five|six|seven|eight|nine|ten|half|zero|nil)_',
  asksForMoney: 'pay(?!ing in)|settle|remit|transfer the',
  payBy: 'by|before|until|no later than|not later than',
  dayOfLimit: '',
  givesTime: '',
  aheadOf: '(?:before|ahead of|prior to)_',
  wasPaid: '(?:was|were|has been|have been|had) paid|already paid',
  paysOtherDay: '[0-9]+\\s?% off|discount|early[- ]bird|reinstat|reviv|after the due date',
  asksForArrival: '(?:reach(?:es|ed)? us|credited to|in our account|received by us)_',
  restOfSum:
    '(?:the|your) (?:rest|balance|remainder|remaining (?:sum|amount|balance)|deposit|full amount)_',
  allPayable: 'total[^|]{0,20}(?:payable|repayable)',
  totalBefore: 'total(?:,|$)',
  wholeCost: '^(?:estimated|expected|overall|annual|yearly) costs?_',
  statesPrice:
    '(?:the|our|your|a) (?:full |total |whole |overall |fixed |agreed |final |contract |purchase |all-in )*(?:price|cost|fee)(?: (?:for|of) [^.;,]{1,40}?)? (?:is|will be|shall be|comes to|amounts to|totals)',
  perWeek: questions.spans.week,
  perMonth: questions.spans.month,
  perYear: questions.spans.year,
  weekly: 'weekly',
  monthly: 'monthly',
  yearly: 'yearly|annual',
  regularPayment:
    '\\p{L}*(?:payment|instal)|subscription|membership|(?:fees?|rent|premium|pay|rate)_',
  paidBesides: 'optional|additional|add-on|extra',
  moreOrLess: '(?:a \\p{L}{1,6} )?(?:more|less|extra|dearer|cheaper)_',
  besidesIt: 'plus|an extra|an additional',
  goesUpBy: '(?:up|down|rise|rises|increases?|increased|raised|reduced) (?:by|of)',
  toSum: 'to',
  ofRising: '^(?:ris|rais|increas|drop|fall)',
  ifSomebodyDoes:
    "if (i|we|you|they) (?:(?:have to|need to|want to|decide to|should|must|do not|don['’]t|cannot|can['’]t|can) )?(\\p{L}{4,})",
  whoAsks: '^(?:i|we)$',
  whoReads: '^you$',
}
