import type { OutcomePhrases } from '../../phrases/outcome-phrases.ts'

export const outcomes: OutcomePhrases = {
  opensTerms: '(?:agreed?|covenant) as follows',
  overallResult:
    '^(?:overall(?: (?:audit |inspection |test )?(?:rating|results?|opinion|assessment|conclusion|grade|outcome|status|verdict|judge?ment|finding))?|(?:level of )?assurance(?: (?:level|rating|opinion|given))?|verdict)$',
  namesResult:
    '^(?:(?:test|inspection|audit|survey|check|exam(?:ination)?) )?(?:results?|outcomes?|ratings?|verdict)$',
  opensResult:
    '^(?:(?:all|the|these|this|our|overall) ){0,3}(?:test )?(?:results?|outcomes?|ratings?|verdict)(?: of [^.;:,]{2,40})? (?:is|are|was|were) (?:therefore |thus |overall )?',
  unfit: [
    '(?:is|are|was|were) (?:therefore |currently )?(?:not|no longer) (?:fit|safe|suitable) (?:for (?:use|purpose|service|habitation|consumption|operation)|to (?:use|operate|drive|live in|enter))_',
    '(?:is|are|was|were) (?:therefore |currently )?(?:unfit|unsafe|unsuitable|unroadworthy)(?! to say)_',
    '(?:has |have )?(?:failed|did not pass) (?:the|its|their|this) (?:\\p{L}+ )?(?:test|inspection|audit|check|examination|survey)_',
  ].join('|'),
  verdictAlone:
    '^(?:(?:not )?(?:carried|adopted|approved|passed|agreed|granted)|declined|refused|rejected|defeated|lost|withdrawn)\\p{L}{0,3}(?:[,;]? (?:unanimously|nem\\. con|by [^.]{3,30}|\\p{N}{1,4}(?: votes)? (?:to|for|against) \\p{N}{1,4}[^.]{0,40}))?(?:\\s?\\([^)]{1,80}\\))?[.;]?$',
  refusesPlainly:
    '(?:trustees|board|panel|committee|council|foundation|we|i) (?:did|do|could|can|will|have|has) ?not (?:agreed? to )?(?:fund|support|approve|award|grant|feel able to|include)',
  disposes: [
    'i (?:have )?(?:\\p{L}+ly )?ma[dk]e no (?:gift|provision)',
    'i (?:also |hereby |then )?(?:give|leave|bequeath|devise|name|appoint|nominate|direct|forgive|release|revoke)_',
    '(?:is|are) (?:to be (?:sold|divided|deducted|shared|given|kept|set off)|(?:hereby )?(?:forgiven|released))',
    'shall (?:be (?:sold|divided|deducted|shared|given|paid|offered|set off)|go|pass|receive|have|inherit)_',
    '^to \\p{Lu}[^.;:]{2,60}: ',
  ].join('|'),
  ruleOfWill:
    '^(?:if|should|where|until|no (?:beneficiary|part|more)|any|whoever|a (?:beneficiary|child|person))_',
  noLongerHolds: [
    '(?:no longer|not any longer) (?:holds?|appl(?:y|ies)|counts?|valid|in force|stands?|current|binding)',
    '(?:is|are|was|were|has been|have been) (?:hereby |now |therefore )?(?:superseded|rescinded|revoked|repealed|withdrawn and replaced|out of date)',
    '(?:lapsed|expired) on(?= )',
  ].join('|'),
  replacesAll: [
    'entire (?:agreement|understanding)',
    '(?:all|any|every) (?:\\p{L}+ ){0,2}(?:agreements?|arrangements?|understandings?|negotiations?|versions?)',
  ].join('|'),
  replacesDated: '(?:replaces|supersedes)_[^.;:]{3,60}?(?:19|20)\\p{N}{2}(?!\\p{N})',
  mayCome: [
    "(?:may(?! \\p{N})(?<!(?:\\p{N}|st|nd|rd|th|in|of|by|until|from|since|to) may)|can|could|might)(?! (?:not|never|no longer)_|['’]t)_",
    'reserves? the right_',
  ].join('|'),
  deniesMay: 'no_',
  decisionNumber:
    '^(?:decision|resolution|ruling|order) (?:n[o°º]\\.? ?|nr\\.? ?|№ ?)?\\p{N}{1,2}[.:)]?$',
  decidedHeading:
    '^what (?:we|the (?:board|council|committee|trustees|meeting)) (?:have |has )?(?:decided|resolved|agreed)_',
  decisionHeading:
    '^(?:\\d{1,2}[.)]\\s*)?(?:(?:the|my|our|final) ){0,2}(?:decisions?|resolutions?|orders?|award|ruling|judgment)(?:[.:]|\\s?[(–-].{0,80}| (?:taken|made|reached|of|from|at|by) .{0,80})?$',
  orderHeading: '^(?:(?:the|my|our|final) ){0,2}orders?_',
  stoppedMedicine:
    '(?:stopped|discontinued|paused|withheld|on hold|stop(?= taking|$)|do not (?:restart|resume|take (?:again|any more)))_',
  announcesDecision: [
    '(?:sorry|sad|afraid|pleased|delighted|glad|happy|(?:i|we) regret)(?: (?:to|that i|that we)(?: have to| must)?)?(?: now| formally)? (?:inform|tell|confirm|notify|advise|let|say|announce|report)(?:(?: to)? (?:you|all|them|him|her|members|tenants|parents|residents|customers))?(?: know)?,? that',
    '(?:(?:am|are) writing|write|is|was) to (?:(?:formally|now|hereby|officially) )?(?:inform|notify|confirm to|confirm|tell|advise)(?: you)? that',
    '(?:hereby|therefore) (?:inform|notify|advise)(?: you)?,? that',
    '(?:(?:i|we) have|has|have) (?:now |therefore |carefully )?(?:decided|resolved|concluded) (?:that|to|not to|in favou?r|against)_',
  ].join('|'),
  agendaHeading: '^(?:agenda|order of business)_',
  diagnosed: [
    '(?:means?|shows?|confirms?) (?:that )?you (?:do not |now )?have_',
    '(?:is|are|was|were) (?:all |both |now |still |slightly |a little )?(?:normal|too (?:high|low)|above (?:the )?(?:range|limit|normal)|below (?:the )?(?:range|limit|normal)|within (?:the )?(?:normal )?(?:range|limits))',
    'in the (?:\\p{L}+ )?range_|(?:scan|x-ray|biopsy|ecg|test) [^.;]{0,60}(?:showed|shows|revealed|found)',
    '(?:was|were) (?:implanted|removed|inserted)_',
    '(?:angiogram|mri|ct) [^.;]{0,60}(?:showed|shows|revealed|found)',
  ].join('|'),
  notifiesEnd: [
    '(?:hereby )?(?:give|giving|serve) (?:you )?(?:\\p{L}+ )?(?:formal )?notice (?:of (?:termination|dismissal)|that (?:your|the) (?:employment|contract|tenancy|lease))',
    '(?:is|are) (?:provisionally )?at risk of redundancy|no final decision has been (?:taken|made)',
  ].join('|'),
  concluded: [
    '(?:clear|strong|some|no|little|good|any|sufficient|insufficient) (?:\\p{L}+ )?evidence (?:that|of|for|to)_',
    '(?:models?|results?|data|findings?|figures|analys[ei]s|tests?|trials?|both|all|they|these|it) (?:all |both |clearly |strongly )?(?:suggests?|indicates?|demonstrates?|confirms?) (?:that|an?|no)_',
    '(?:so|therefore|hence|thus),? we (?:use|choose|prefer|keep|take|reject|accept)_',
  ].join('|'),
  answersFinding:
    '^(?:management|auditor|entity|department|agency|school)(?: \\p{L}+)? (?:response|action|comment|reply|position)s?$',
  takesPosition:
    '(?:agree[sd]?|accept(?:s|ed)?|reject(?:s|ed)?|refuse[sd]?|decline[sd]?|disagree[sd]?|no action|not (?:agreed|accepted)|done)_',
  recalls:
    '(?:is|are|has|have) (?:therefore |now |voluntarily )?(?:recalling|recalled|withdrawing)_',
  opensAgreed:
    '(?:what (?:we|was|has been|you and i) (?:\\p{L}+ )?agreed|(?:points|terms) (?:that )?(?:we )?(?:have )?agreed)_[^:：]{0,60}[:：]$',
  becomes:
    '(?:(?:rises?|goes? (?:up|down)|increases?|falls?|drops?|(?:is|are|will be) (?:raised|increased|reduced|lowered|cut)|will (?:rise|go (?:up|down)|increase|fall|drop))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? to) ',
  toNewSum: '',
  fromSum: 'from\\s',
  upToSum: 'to\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'rather than_|instead of_',
}
