import type { DetailPhrases } from '../../phrases/detail-phrases.ts'

export const details: DetailPhrases = {
  refersElsewhere: '^see_',
  defines: 'means?_',
  headsCase:
    '^(?:please|if|in case)_|^(?:other|thus|general|miscellaneous|small print|special conditions)$',
  incorporatedIn:
    '(?:incorporated (?:in|under)|whose registered office|registered (?:in|under) (?:\\p{L}+ )?(?:number|no))_',
  takesOff: 'less|minus',
  whileIt:
    '(?:during|throughout|after|before|beyond|outside) (?:(?:the|this|your|its|their) )?(?:\\p{L}+ )?',
  ofWhole: '^of (?:(?:the|all|your|our|their|its) )?$',
  takenFrom: 'from|off|out of',
  whoActs: "(?:you|we|i|they|he|she|it|there['’]?s?|nobody|anyone)_",
  andOr: '(?:and|or|plus)_',
  notAsNoun:
    'we|you|they|to|take|this|these|may|will|can|must|shall|cannot|also|no(?: \\p{L}+)?|not an?|any|without|never|in|free of',
  limitedTo: 'limited to|exceeds?|exceeding|instead of',
  seat: '^(?:registered office|head office)_',
  offersMade: '(?:quot(?:e|ation)s?|bids?|offers?|tenders?|estimates?)_',
  eachOne:
    '^(?:an?|per|each|every) (?:half |full )?(?:day|night|week|month|year|hour|person|minute)_',
  asksToQuote:
    '^(?:please (?:always )?(?:quote|state|give|mention)|(?:always )?quote)[^.]{0,40}(?:number|reference|ref)',
  bankAccount: '(?:sort code|routing (?:no|number))_',
  banned:
    "^(?:(?:please )?(?:do not|don['’]t|never|have nothing)|nothing (?:with|containing|to (?:eat|drink)|by mouth|hot|heavy|heavier)|no \\p{L}+(?:,? \\p{L}+){0,3} (?:in|on|at|after|before|between|inside|either|please))_|(?:you (?:must not|may not|cannot|can['’]t|are not to)|(?:nobody|no one|no child|no pets?) (?:may|can|must|is)|not (?:allowed|permitted)|forbidden|prohibited|banned|stay away|(?:smoke|nut|alcohol|drug|phone|pet)-free (?:house|home|site|school|zone|building|area|place|property)|(?:is|are|be|strictly) (?:smoke|nut|alcohol|drug|phone|pet)-free)_",
  standsSo:
    "^(?:(?:nothing|no (?:final )?decision)(?: (?:has|have|is|will be))(?: (?:yet|now))?(?: been)? (?:decided|agreed|settled|made|taken|final)|this (?:is not|isn['’]t|is only|is just)(?: yet)? (?:an?|the) (?:\\p{L}+ )?(?:fine|bill|invoice|demand|offer|contract|agreement|decision|estimate|quote|quotation|proposal|draft|notice of (?:termination|dismissal))_)",
  deniesValue: '^(?:not?|never|nothing|none)_',
  ownDate: `(?:${[
    'date(?: (?:of (?:issue|(?:this |the |final |your |our ){0,2}(?:letter(?: of \\p{L}+)?|notice|bill|invoice|statement|report|agreement|contract|lease|award|decision|quotation|quote|offer|proposal))|mailed|sent|posted|issued|printed))?',
    '(?:issue|letter|notice|mailing|bill|invoice|statement|report|release|decision|quotation|quote) date|issued(?: on)?|dated|reported',
    'final report(?: issued)?|award made|last edit(?:ed)?|place and date',
  ].join('|')})`,
  signedThen: '^(?:signed|executed)_',
  heldThen: '(?:held|(?:meeting|minutes) of|meeting on|date of meeting:?)_',
  madeOn:
    '(?:(?:is|was) (?:hereby )?(?:made|entered into|concluded)(?: and entered into)?|(?:made|dated|entered into) (?:as of|this|the)|signed by (?:me|us))(?: (?:at|in) \\p{Lu}[\\p{L}-]+,?)?(?: (?:as of|on|this|the)){0,2}',
  harmed:
    '(?:people|persons?|customers|patients|users|accounts|children|adults|workspaces|employees|records|files|attachments|cases|members) (?:\\p{L}+ ){0,4}(?:burn(?:ed|t)|injured|hurt|killed|died|affected|exposed|stolen|taken|downloaded|accessed|compromised|viewed|hospitali[sz]ed)|(?:downloaded|accessed|copied|stole|exposed|took|viewed) [0-9][0-9,.]* ',
  goesOnUntil:
    '(?:begins?|starts?|commences?)_[^.;]{3,60}(?<!\\p{L})(?:until|till|through|ends?|finish\\p{L}*|lasts?|to)',
  atMost: 'no(?:t)? more than|at most|up to a maximum of',
  allergy: 'allerg\\p{L}+',
  maySomebody: '(?:may|can|must|shall)_',
  wouldHave: '(?:would (?:not |never )?have|could have)_',
  keyFigure:
    '^(?:(?:(?:group|total|net|gross|operating|adjusted|statutory|basic|diluted|underlying) )*(?:revenue|turnover|sales|profit|earnings|ebitda?|loss|surplus|deficit|margin|debt)(?:[ ,/(].{0,40})?|(?:total|net) income|ebitda? margin|cash (?:from operations|flow.{0,20}|at .{0,20})|dividend.{0,20}|equity ratio)$',
  medicine: '^(?:dos(?:e|age)|medic(?:ines?|ations?))_',
  untilNow: '^(?:now|current(?:ly)?|old|present|existing|previous(?:ly)?|until|before|today)_',
  fromNow: '^(?:new|from|as of|after)_',
  responseTime:
    '(?:(?:response|reaction|resolution|repair|fix|attendance|restoration)(?: times?)?|respond within)_',
  eachPeriod: '(?:(?:per|an?|each|every) |(?<=\\/\\s?))(?:month|mth|mo|week|wk)_',
  priceOf:
    '(?:basic |annual |monthly |weekly |gross )*(?:rent|salary|wages?|remuneration|price|fees?|premium|loan|principal|licen[cs]e fee)_',
  termRuns:
    '(?:agreement|contract|lease|tenancy|licen[cs]e|term|policy|cover|subscription|membership|employment|engagement|period of (?:hire|insurance))_[^.;:]{0,40}?\\s(?:(?:is|are)(?! (?:dated|made|between)_)|runs?|lasts?|begins?|starts?|commences?|continues?|ends?|expires?)_',
  rowOfPrice:
    '^(?:(?:expected|estimated|total) (?:annual |yearly |monthly |first[- ]year )*costs?|monthly (?:payment|charge|amount|instal\\p{L}+))',
  instalment: 'monthly (?:payment|charge|fee|amount|instal\\p{L}+|subscription)s?_',
  rowOfTerm:
    '^(?:(?:(?:expected|planned|supply) )?start date|(?:initial |fixed |minimum )?(?:term|period|duration|lease term|contract period|period of (?:insurance|hire)|start(?: date)?|commencement))_',
  formerPrice:
    '(?:advertised|asking|list(?:ed)?|former|previous|original|old|draft|first (?:agreed|quoted|offered))_ |first agreed_',
  wasOnce: '(?:was|were|had been|shown)_',
  agenda: '(?:agenda|order of business)_',
  recommends: 'recommend|we suggest|advis(?:e[sd]?|able)_|next steps?_|action items?_',
  recommendedElsewhere:
    '(?:recommended (?:dose|value|setting)|previously recommended|recommendation (?:system|engine|task|model|algorithm)s?|recommender)_',
  sendsBack: '(?:sign|return|reply|respond|confirm|accept|let (?:us|me) know|tell (?:us|me))_',
  periodEnds: '(?:deadline|time limit|period)_(?:[^.;]|(?<=\\p{N})\\.){0,60}(?:ends?|expires?|is)_',
  atOnce: '^(?:at once|immediate(?:ly)?|straight away|now)_',
  ifOrWhen: '^(?:if|when)_',
  beforeDay: 'the|on',
  atPlace: '^(?:in|at)_',
  outOf: 'of',
}
