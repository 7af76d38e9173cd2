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
    '(?:is|are|does|do) not (?:form )?(?:a )?part of (?:this|the) (?:contract|agreement)',
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
  decidedHeading: [
    '^what (?:we|the (?:board|council|committee|trustees|meeting|panel)) (?:have |has )?(?:decided|resolved|agreed|settled)_',
    '^what (?:was|has been) (?:decided|resolved|settled)_',
  ].join('|'),
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
  leavesUndecided:
    '^(?:not (?:yet )?(?:decided|settled|agreed|resolved)|undecided|left open|still (?:open|to be decided)|no decision (?:yet|so far))(?: \\p{L}+)?\\s?[:：–—]',
  agreesOnTerms:
    '(?:agree[sd]?|consent(?:s|ed)?|approve[sd]?|accept(?:s|ed)?|support(?:s|ed)?|(?:recommend|advise)[sd]? (?:approval|acceptance))[^:：]{0,100}(?:provided(?: that)?|on (?:the )?condition(?: that)?|on (?:the following|these) conditions|subject to(?: the following)?)[:：]?$',
  opensAgreed: [
    '(?:what (?:we|was|has been|you and i) (?:\\p{L}+ )?agreed|(?:points|terms) (?:that )?(?:we )?(?:have )?agreed)_[^:：]{0,60}[:：]$',
    '(?:decided|resolved|agreed|settled|determined|voted) (?:on )?(?:the following|as follows)_[^:：]{0,40}[:：]$',
    '(?:decisions|resolutions) (?:were|have been) (?:taken|made|passed|reached|adopted)_[^:：]{0,40}[:：]$',
    '(?:panel|committee|commission|board|council|inquiry|ombudsman) (?:therefore |unanimously )?recommend(?:s|ed)(?: that| the following| as follows)?[:：]$',
  ].join('|'),
  becomes:
    '(?:(?:rises?|goes? (?:up|down)|increases?|falls?|drops?|(?:is|are|will be) (?:raised|increased|reduced|lowered|cut)|will (?:rise|go (?:up|down)|increase|fall|drop))(?:[^.;]|(?<=\\p{N})\\.(?=\\p{N})){0,50}? to) ',
  toNewSum: '',
  fromSum: 'from\\s',
  upToSum: 'to\\s(?:\\p{L}+\\s){0,2}',
  inPlaceOf: 'rather than_|instead of_',
  balanceRow:
    '^(?:(?:your|new|account|closing|final) )*balance (?:on|at|as of|carried)_|^(?:end)?saldo(?: (?:zum|am|per))?_',
  heldBefore: '^(?:current(?:ly)?|now|old|previous|so far|to date|existing)_',
  holdsAfter: '^(?:new|from(?= )|after)',
  pleadsInCourt:
    '^(?:the )?(?:claimants?|applicants?|respondents?|defendants?|plaintiffs?|appellants?)_[^.;]{0,20} (?:asks?|asked|seeks?|sought|submit(?:s|ted)?|contend(?:s|ed)?|argue[sd]?)_|^\\p{L}+ (?:asks|seeks|contends|argues|submits) (?:for|that|to)_',
  recital: 'now,? therefore_|in witness whereof_|whereas_',
  explainsWord:
    "^(?:(?:an?|the) )?[\\p{L}’' -]{2,30} (?:is|are|means?) (?:something|anything|somebody|anybody|any|where|when)_",
  priceFor:
    '(?:for |up to |per |an? |all )(?:\\p{L}+ ){0,4}(?:hours?|day|week|month|night|person|child)_',
  replySlip:
    '(?:acceptance|reply|return|tear-off|consent|order|booking) (?:slip|form|coupon|card)_|coupon_',
  announcesPaper: [
    '(?:i|we) (?:am|are) (?:hereby )?(?:writing to )?(?:inform|notify)(?:ing)? you of (?:the|our) (?:decision|outcome)',
    '^(?:this|the) (?:letter|notice|report|document|decision) (?:tells|explains|sets out|describes|shows|summari[sz]es)_',
    '^these particulars (?:are|do)_',
  ].join('|'),
  breaksOff: '(?:resolved|decided|agreed|by|of|for|to|and|the)$',
  namesListOfDecided: '^(?:actions?|decisions?|resolutions?) (?:agreed|taken|adopted|made)[^.!?]*$',
  whoSigned:
    '^(?:prepared|written|drafted|reviewed|checked|approved|authori[sz]ed|verified|signed)(?:,? (?:and|&) \\p{L}+)? by$',
  nameOfRules: '^(?:constitution|by-?laws|articles of association|rules of procedure|statutes?)_',
  deemed: '(?:is|are|shall be|will be) (?:deemed|taken|treated|regarded) (?:to|as)_|counts? as_',
  formalityOfMeeting: [
    '^(?:there|here|those present|attending|also there|sorry not to be (?:there|here))\\s?[:：]|came (?:only )?for items?_|^(?:finished|ended|closed|opened) at \\p{N}',
    'apolog(?:y|ies) (?:of|from) [^.;]{2,60} (?:was|were) (?:accepted|noted|received)_|interests? (?:were|was) declared_',
    '(?:meeting|session|hearing|assembly) (?:\\p{L}+ ){0,3}(?:opened|closed|started|began|adjourned|ended|called to order|declared (?:open|closed|quorate|valid))_',
    '(?:in|took) the chair_|(?:was|were|is|are) (?:present|in attendance)_',
    'apologies (?:for absence )?(?:were|from)_|quorum_|no other business_',
    '(?:moved|proposed)(?: by)? [^.;]{2,40},? (?:and )?seconded_|hearings? (?:was|were) held_',
    'held (?:\\p{L}+ ){0,2}(?:public )?(?:hearings?|meetings?)_|^(?:present|in attendance|apologies)\\s?[:：]',
  ].join('|'),
  moderates:
    "^(?:(?:so|right|okay|ok|well),? )?(?:let['’]?s (?:(?:do|start|begin|move|turn|go|take|come|make)_[^.;]{0,30} (?:first|next|on|back|through|start|later)_|start_|begin_|not do (?:it|that|this)_|say_|see_|hear_|pause_|break_)|shall we_|i['’]ll (?:send|share|circulate) the (?:invite|invitation|link|slides|recording)_|i (?:won['’]t|will not) do minutes_)",
  routinePayments:
    '(?:payments?|accounts for payment|invoices|cheques|bills)_[^:]{0,80}(?:approv|authori[sz]|sanction|paid|to pay|be made)|(?:approv|authori[sz]|sanction)\\p{L}* [^:]{0,60}(?:payments?|accounts|invoices|cheques|bills)_',
  opensVerdict:
    '^(?:it was |it is |unanimously |by [^,.]{3,20} it was )?(?:resolved|agreed|approved|deferred|refused|rejected|carried|accepted|adopted|postponed|declined|granted|decided)_(?! (?:rents?|terms|price|figures|plans?|budget)_)',
  laidToRest:
    'no (?:further )?action (?:is|was|needed|required)_|(?:is|was|has been|have been) (?:dropped|abandoned|repaired|dealt with)_|need do nothing_|not (?:being )?pursued_|without any foundation_',
  proposes:
    '(?:was|were) (?:then )?(?:proposed|moved|suggested)_|^(?:proposed|moved)_(?! [^.;]{2,40},? seconded)|(?:proposed|moved|proposes|moves) (?:that|an amendment|to)_|(?:a|the) motion to_|^(?:an? )?(?:proposal|motion)(?: \\([^)]{2,40}\\))?,? (?:that|to)_|^(?:voted on|put to the vote)_|(?:asks|asked) (?:for|that|to)_',
  motionResult:
    '(?:motion|amendment|proposal|resolution|request|it|this) (?:then |therefore )?(?:was |is |were |has been )?(?:then |therefore )?(?:not )?(?:carried|lost|fell|failed|passed|defeated|rejected|adopted|approved|withdrawn|refused|granted|agreed|declined|deferred)_|^(?:not )?(?:carried|lost|defeated|rejected|adopted|agreed|refused|declined|deferred)_',
  acceptsTerms:
    '(?:changes?|points?|terms|proposal|offer|list)_ (?:is |are )?(?:accepted|agreed|confirmed)_|(?:i|we) (?:accept|agree|confirm)_|^(?:confirmed|agreed|accepted|deal|ok to|fine with)_|is the deal_',
  pointOfList: '(?:points?|items?|no\\.?)',
  saysYes:
    "(?:(?:okay|ok|right|good|yes|great|fine)[.,]? )?(?:done|agreed|deal|approved|settled|decided|that['’]s (?:agreed|settled|decided|a yes)|decision)",
  acceptsSum: 'fine, (?=[^.]{0,60}\\p{N})',
  formalityOfRuling: [
    '^(?:made|given|signed|dated|delivered|pronounced) (?:at|by|under|on|in|and)_',
    '^(?:this|the) (?:judgment|award|decision|order) (?:was|is) (?:given|made|delivered|pronounced|signed) (?:by|at|on|in)_',
    '^(?:the )?(?:time(?: limit)?|period) (?:for|to) (?:\\p{L}{1,4} )?appeal',
  ].join('|'),
  aims: [
    '^(?:the|this|our) (?:audit|review|study|report|survey|evaluation) (?:assess|examin|look|consider|review)\\p{L}*(?: at)? (?:whether|how|if)_',
    '^(?:the |our |main |an? )*(?:aims?|purpose|objectives?|goal) (?:of|in|was|is)_',
  ].join('|'),
  fillsOffice: [
    'who (?:is|are) (?:elected|appointed|chosen)_',
    '(?:is|are) (?:elected|appointed|chosen) by (?:the )?(?:members|board|council|shareholders|owners)_',
  ].join('|'),
  limitsLiability: 'liab(?:le|ility)_[^.;]{0,60}(?:limited|capped)',
  caseOfReader: '^you(?:r \\p{L}+)? (?:are|have|were|is|has)_',
  judgesSomething: [
    '(?:consider|find|found|believe|think|judge|regard|rate|deem)(?:ed|d|s)? (?:(?:it|them)_|(?:this|that)[.,;])',
    '(?:lo|la|los|las) consideramos_',
  ].join('|'),
  acceptsBelow:
    '(?:i|we)(?: hereby| have read .{0,40} and)? (?:accept|agree|confirm|acknowledge|declare|consent|certify|understand|undertake)_',
  subjectLine: '^(?:subject|re)\\s?[:：]',
  validUnsigned: 'valid without (?:an? )?signature|not signed_',
}
