import type { SuggestionPhrases } from '../../phrases/suggestion-phrases.ts'

export const suggestions: SuggestionPhrases = {
  labelAtAGlance:
    '^(?:date of birth|born|(?:home |postal |email |e-mail )?address|(?:tele)?phone|mobile|cell|bank|encs?|name|example|note|text|signed|signature)$',
  labelOfLetter:
    '^(?:our ref|your ref|subject|copy|copies|enclosures?|attachments?|date (?:mailed|sent|printed|of letter)|served by|agent for owner|bookings?|switchboard|place|room|flat|unit)$',
  labelForTheRecord:
    '^(?:date of (?:issue|letter|invoice|report|print|statement)|(?:invoice|statement|issue|letter|report|print) date|minutes ref|entered|entry|left|exit|vehicle|registration|child|pupil|present|apologies|in attendance|absent|reply|sent|handset|opening hours|office hours|hours|payee|complaints)$',
  labelOfSpan: '^(?:monthly|weekly|yearly|annually|daily|altogether|per (?:month|week|year|day))$',
  headsAnyPaper:
    '^(?:introduction|overview|general(?: rules| terms| provisions| information)?|preface|foreword|contents|summary|background|changes|miscellaneous|definitions|notes?|remarks|appendix|annex|history)$',
  barelySum: '^(?:due|costs?|sum|amount|subtotal|payment|value|limit|target)$',
  readerHimself:
    '^(?:(?:patient|client|customer|policy ?holder|applicant|claimant|borrower|member|account holder|insured)s?)$',
  endsOnFile:
    '(?:(?:hospital|patient|policy|agreement|plan|account|customer|member|membership|nhs|passport|licen[cs]e) number|nr|reference|address)$',
  barelyDate: '^(?:dates?)$',
  namesDate: '',
  namesWhatWasDone: '^\\p{L}{3,}ed(?: (?:on|at|by|in|from|to|for)_|$)',
  verbOfSentence: '',
  linksWords: '^(?:of|for|and|the|on|per)$',
  joinsNouns: '^(?:of|for|and|to|in)$',
  opensWithSomebody: '^(?:we|you|i|they|it)',
  greetsSomebody: '^(?:dear)',
  lastsSoLong:
    '(?:(?:period|term|duration|length|time|guarantee|warranty|leave)s?(?:$| (?:of|for) )|notice(?:$| (?:of termination|to |for )))',
  namesLength: 'duration|length',
  sumOfLabel:
    '(?:amount|fee|price|rent|deposit|bond|charge|cost|total|sum|balance|premium|salary|wage|pay|award|arrear|tax|fine|penalty|excess|deductible|loan|instal?ment|payment|retainer|hire|due|grant|budget|rate|allowance|bonus|refund|discount|contribution|commission|interest|limit|income|value|credit|debt|subtotal|subscription|membership|ticket|fare|tuition|insurance|cover|benefit|pension|surcharge|supplement|compensation|bill)(?:e?s)?_',
  opensPartOfSum: '^(?:less|plus|minus|incl|including|of which|thereof)_',
  shareOrSum:
    '^(?:[\\p{L}-]+ ){0,3}(?:contribution|fee|charge|discount|commission|interest|rate|allowance|supplement|surcharge|excess|penalty|fine|bonus)$',
  reachesSomebody: '^(?:enquir|inquir|questions$|queries)',
  namesPerson:
    '\\p{L}*(?:lord|lady|owner|[^n]er|[^i]or|ee|(?<!pres|abs)ent|ant|ist|ian|chair|secretary|party|attorney|spouse|contact)s?(?:$| (?:of|for) )',
  happensThen:
    '\\p{L}*(?:due|date|deadline|day|meeting|hearing|review|arrival|departure|start|beginning|end|expiry|renewal|delivery|completion|payment|instal?lment|period|inspection|appointment|visit|exam|closing|opening|launch|handover|settlement|check|report|trip|holiday|term|vote|election|auction|sale|move|collection)s?(?:$| (?:of|for|to|by) )',
  liesBetweenDays: '^(?:\\p{L}+ )?(?:period|term)(?: of \\p{L}+)?$',
  tellsOfWork: '\\p{L}*employ|labou?r law|(?:salary|wages|payroll|holiday entitlement)',
  tellsOfAppeal: '(?:appeals?|objections?|object to|reconsideration)_',
  namesOneThing:
    '(?:^date of \\p{L}+$|(?:\\p{L}*(?:number|ref|reference|rating|period|plan|address|place|severity|status|name|weight|limit|version|type)|(?<!of )balance|(?<=\\s)due)$)',
  restOfLabel: '(?:of|for|on|in|to|from|with|at|by|under|per|and|already|due|payable|\\p{L}+ed)_',
}
