import type { TimePhrases } from '../../phrases/time-phrases.ts'

export const times: TimePhrases = {
  boundOfDay:
    '(?:by(?! (?:itself|himself|herself|yourself|post|e-?mail|law|hand|card)_)|before|until|till|no later than|not later than|on or before|due|within)_',
  boundBehindDay: '',
  notBeforeDay: "(?:not|never|can['’]t|cannot)_(?! later) [^.;:]{0,40}(?:before|until)_",
  between: 'between_',
  beginsSpan: '(?:from|since)_',
  otherPaperOf:
    '(?:letter|notice|agreement|contract|invoice|decision|application|request|lease|offer|report)\\s(?:of|dated|from)\\s$',
  sinceDay:
    '(?:since|born(?: on)?|d\\.?\\s?o\\.?\\s?b\\.?|dated|as (?:of|at)|effective|starting|beginning|from)[\\s:]*(?:the )?$',
  happenedThen: '^(?:(?:was|were|found|showed|failed|passed|took place)_)',
  within: '(?:within|in no more than)_',
  unitOfPeriod: '(?:days?|weeks?|months?|hours?|years?)_',
  sinceWhen: '(?:(?:working|business|calendar) )?(?:of|after|from|following)_',
  atTheLatest: '(?:no later than|not later than|at the latest)_',
  hasTime: 'you (?:then |now |still )?have(?: up to)?',
  timeStarts: '(?:from|after|following)_',
  timeToAct: '(?:to|in which)_',
  opensFurther:
    '(?:and|or|but|if|unless|whereas|provided|that (?:you|we|they)|(?:you|we|they) (?:agree|must|shall|will|may|can|have|owe|pay))_',
  byWay: '(?:via|through|by (?:e-?mail|post|letter|phone))_',
  opensNoun: '(?:the|this|that|your|our|of|after|from)$',
  periodInSigns: '',
  ofOtherDays:
    '(?:d\\.?\\s?o\\.?\\s?b|born|birth|purchased?|delivered|inspect(?:ed|ion)|valid|prices? fixed|period|contract term)_',
  lastsThen: '(?:runs?|lasts?|continues?)_|(?:until|till|through)\\s[^.;:\\d]{0,16}\\d',
  othersAct: [
    "(?:you (?:will |shall )?(?:then |also )?(?:get|receive|are paid)|we(?:['’]ll| will| shall| pay))_",
    '(?:(?:the|your) (?:money|payment|refund) (?:will|should) |the court)_',
    '^(?!(?:you|the|each|every)_)[^,;]{2,40} (?:(?:is|are),? (?:\\p{L}+,? )?\\p{L}+(?:ed|en)_|will (?:notify|tell|inform|give|send|pay|let|provide)_)',
    'you (?:will )?have (?:an? (?:answer|reply|response)|no)_',
    '^your \\p{L}+ (?:answers|replies|decides|confirms|lets|tells|keeps)_',
  ].join('|'),
  onlyExpects:
    '^(?:we expect (?:it|this|them|the|that|to)|(?:send|pay|offer|give|grant|refund|provide|issue|write to) you)_',
  announcesVisit:
    '^(?:an?|the|our) (?:\\p{L}+ )?(?:engineer|technician|surveyor|fitter|installer|driver|inspector|colleague|contractor|work|service|delivery)s? (?:will|is due|are due)_',
  tellsContact:
    '^(?:please |you can |bitte |you may )?(?:call|phone|ring|e-?mail|text|contact|reach|write to|talk to|speak to|visit) (?:us|me|our|the)_',
  inCase: '(?:if|when|unless|before|within|by|until|same day|today|at once|immediately|not)_',
  dueSoon: '^(?:at once|immediately|asap|now|ongoing)_|meeting$',
  headsPeople: '^(?:by|for|between|present|apologies|in attendance)$',
  articleBefore: '^the\\s+',
  dayOfMonth:
    '(?:by|on|before) the \\d{1,2}(?:st|nd|rd|th)(?: of (?:the|each|every|your) (?:\\p{L}+ )?month(?: before)?)?_',
  nearDay: '(?:by|before|until) [^.;,:]{0,20}(?:today|tonight|tomorrow)_(?: \\(\\p{L}+\\))?',
  fromReceipt: '(?:of|after) (?:receiving|receipt|the date of this|this (?:letter|notice))',
  opensCondition: '^(?:if|when|should you)_',
  lastsMonths: 'month|year',
  statesDate: '(?:dated|made|issued)_',
  datesItself: '(?:is|was) (?:made|dated|entered into)(?: on| as of)?',
}
