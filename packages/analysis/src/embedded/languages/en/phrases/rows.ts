import type { RowPhrases } from '../../phrases/row-phrases.ts'

export const rows: RowPhrases = {
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
  definesTerm: '(?<=["”»“] )means?\\s',
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
}
