import type { ConclusionPhrases } from '../../phrases/conclusion-phrases.ts'

export const conclusions: ConclusionPhrases = {
  balanceRow:
    '^(?:(?:your|new|account|closing|final) )*balance (?:on|at|as of|carried)_|^(?:end)?saldo(?: (?:zum|am|per))?_',
  heldBefore: '^(?:current(?:ly)?|now|old|previous|so far|to date|existing)_',
  holdsAfter: '^(?:new|from(?= )|after)',
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
    'apolog(?:y|ies) (?:of|from) [^.;]{2,60} (?:was|were) (?:accepted|noted|received)_|interests? (?:were|was) declared_',
    '(?:meeting|session|hearing|assembly) (?:\\p{L}+ ){0,3}(?:opened|closed|adjourned|ended|called to order|declared (?:open|closed|quorate|valid))_',
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
    '(?:was|were) (?:then )?(?:proposed|moved|suggested)_|^(?:proposed|moved)_(?! [^.;]{2,40},? seconded)|(?:proposed|moved|proposes|moves) (?:that|an amendment|to)_|(?:a|the) motion to_|(?:asks|asked) (?:for|that|to)_',
  motionResult:
    '(?:motion|amendment|proposal|resolution|request|it|this) (?:then |therefore )?(?:was |is |were |has been )?(?:then |therefore )?(?:not )?(?:carried|lost|fell|failed|passed|defeated|rejected|adopted|approved|withdrawn|refused|granted|agreed|declined|deferred)_|^(?:not )?(?:carried|lost|defeated|rejected|adopted|agreed|refused|declined|deferred)_',
  acceptsTerms:
    '(?:changes?|points?|terms|proposal|offer|list)_ (?:is |are )?(?:accepted|agreed|confirmed)_|(?:i|we) (?:accept|agree|confirm)_|^(?:confirmed|agreed|accepted|deal|ok to|fine with)_|is the deal_',
  pointOfList: '(?:points?|items?|no\\.?)',
  agreesAlone:
    "^(?:(?:okay|ok|right|good|yes|great|fine)[.,]? )?(?:done|agreed|deal|approved|settled|decided|that['’]s (?:agreed|settled|decided|a yes)|decision)[.!]?$",
  opensAgreement:
    "^(?:(?:okay|ok|right|good|yes|great|fine)[.,]? )?(?:done|agreed|deal|approved|settled|decided|that['’]s (?:agreed|settled|decided|a yes)|decision)[,:] |^fine, (?=[^.]{0,60}\\p{N})",
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
