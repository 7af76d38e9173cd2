import type { LinePhrases } from '../../phrases/line-phrases.ts'

export const lines: LinePhrases = {
  pointsToThings: '(?:these|those)',
  timeOrSum: '^(?:terms|conditions|days?|weeks|months|years|times|periods|figures|dates|reasons)$',
  caseOfWhat: '^(?:in (?:the )?case of ?\\p{Ll}+,)',
  opensWithBound: '^(?:up to|at most|at least|none|nil)_',
  saysOfValue:
    '(?:is|are|was|were|be|has|have|had|will|shall|must|may|can|should|does|did|do|pays?|gets?|applies|apply|cost|costs|rose|fell)_',
  opensSubordinate: '^(?:that|whether|if|when)_',
  leavesOpen: '(?:must|may|shall|should|if|when|where|unless|except)_',
  excludes:
    "(?:not|never|don['’]t|cannot|can['’]t|won['’]t|isn['’]t|aren['’]t|exclusions?|excluded|prohibited|forbidden|non|no(?!\\.|\\s?\\p{N}))_",
  forbidsByItself:
    '^(?:[^.;:]{1,40}, )?(?:\\([a-z]\\) )?(?:the )?\\p{L}+ (?:(?:may|shall|must|can|will) (?:not|never)|cannot)_',
  bothKinds: "(?:(?:and|or) (?:\\p{L}+ )?(?:not|cannot|don['’]ts)|what not)_",
  lacksObject:
    '^(?:please )?(?:(?:ask|tell|inform|notify|ring|call|contact|write to) (?:us|me)|let (?:us|me) know)(?: (?:by|before|within|in writing|at least|no later than|first|early|straight away|immediately|at once)_|[.;])',
  speaksOfIt: '(?:(?:it|they) (?:is|are|was|were|will|may|can|has|have|does|do|must))_',
  ofThem: '(?:(?:to \\p{L}+|with|of|for|against) them(?=[,.;]))',
  severalThings:
    "(?:\\p{L}+\\p{L}s(?!\\p{L}|['’])|(?:and|or|they|children|people|persons|who|both|two|three)_)",
  oneInForm: '(?:(?:\\p{L}*ss|its?|is|was|has|as|this|unless|always|besides|us)_)',
  countsVotes:
    '^(?:(?:for|against|in favou?r|votes?)\\s?[:：]\\s?\\p{N}|(?:carried|adopted|defeated|lost)[,;] [^.]{2,60}(?:against|abstain\\p{L}*|dissent\\p{L}*)\\.?$|for \\p{N}{1,4}[,;] against \\p{N}|(?:the )?(?:motion|resolution|proposal) (?:is|was) (?:\\p{L}+ )?\\p{L}+\\.$|(?:\\p{N}{1,4} (?:\\p{L}+ ){0,2})?voted? (?:\\p{N}{1,4} )?(?:for|in favou?r)_|the (?:required )?majority (?:is|was) not_)',
  forbidsNamed:
    "^(?:(?:(?:please|so|then|always|also|only|just) )*(?:do not|don['’]t|never) (?:\\p{L}+ly )?\\p{L}+(?:(?:,| or| and| nor|, or|, and) \\p{L}+){0,3} (?:it|them|these|either|any of (?:it|them|these))|(?:do not|don[’']t|never) \\p{L}+ (?:the (?:\\p{L}+ )?\\p{L}+|\\p{L}+ (?:that|then|it|us))(?=\\.$)|if (?:it|they) (?:has|have|is|are|does|do|was|were)(?:n[’']t| not)? [^.;:]{1,40}, )_",
  countsNamed:
    '^(?:all (?:two|three|four|five|six|seven|of (?:these|them|this))|both) (?:must|have to|has to|should|need|are|will)_',
  namesContract: '(?:agreement|contract|lease|between)',
  closesPaper: '^(?:done at|executed at)_',
  shortWord:
    '^(?:bit|get|pay|our|own|fee|tax|use|end|day|out|due|law|may|can|new|who|how|why|car|dog|cat|eat|gas|bed|job|pet|bin|key|say|ask|buy|put|try|see)$',
  headsNothing: '^(?:point\\s\\p{L}+)$',
  gradeBehind: '(?:high|medium|low|critical|major|minor)',
  riskBehind: '(?:risk|priority)',
  thanksFor:
    '^(?:all the best_|best wishes_|kind regards_|(?:many )?(?:thanks|thank you)(?: so much| very much| again)? for)_',
  endsInNumberOf:
    '(?:(?:company|charity|registration|register|account|policy|file|case|order|permit|vat|licen[cs]e) no)\\.?$',
}
