import type { TaskPhrases } from '../../phrases/task-phrases.ts'
import { orders, orderVerb } from '../orders.ts'

export const tasks: TaskPhrases = {
  dissents:
    '(?:voted (?:no|against)|dissent(?:s|ed)|(?:argues?|argued) that|(?:does|did) not accept|disagree[sd])_',
  demands: [
    'we (?:hereby |now |therefore |formally )?(?:demand|call (?:up)?on you|require you|require payment)',
    'you are (?:hereby )?(?:required|requested|ordered|directed|summoned|invited) to',
    'i (?:need|want|expect|require) (?:you|one|all|an?|the|your|any)_',
  ].join('|'),
  tellsRemedy: [
    '(?:may|can) (?:\\p{L}+ ){0,3}?(?:appeal|object|apply|complain|challenge|opt out|change your mind|(?:request|ask for) (?:a|an|the|one|such an?) (?:review|hearing|reconsideration|refund|extension|before|in writing))_',
    'days (?:in which )?to (?:appeal|cancel|withdraw|change your mind|object|pay|respond|reply|elect)',
    '(?:have|has) (?:until|till) [^.;]{3,60} to|you have (?:until|till)_',
    '(?:has|have) (?:up to |only )?\\p{N}+ (?:hours|days|weeks|months) (?:(?:in which|from [^.;]{3,30}) )?to (?!\\p{N})',
  ].join('|'),
  occasion: [
    '(?:meeting|appointment|hearing|interview|viewing|check-up|pre-assessment|booked|visit|slot|delivery)_',
    '(?:we|engineer|technician|fitter|surveyor|inspector) will (?:come|call|visit|fit|install|replace|inspect|be (?:there|with you))_',
    '(?:walk[- ]through|site visit|invitation)_',
  ].join('|'),
  hourOfDay:
    "(?<![\\p{N}.,:/])\\p{N}{1,2}(?:[.:h]\\p{N}{2})?\\s?o['’]clock|at\\s\\p{N}{1,2}[.:h]\\p{N}{2}|noon",
  alreadyHappened: '(?:was|were|had|attended|opened|closed)_',
  payable: '(?:payable|due (?:by|on|in|within|net)|net \\p{N}{1,3}(?!\\p{N}))_',
  meetingPoint: '^(?:meet (?:at|in|outside|on|by)|meeting point)_',
  dayOfReport: [
    '^(?:date|day|time)s?(?: and time)? of (?:the |our )?(?:visit|inspection|survey|audit|test|sampling|site visit|incident|accident)s?$',
    '^(?:visit|inspection|survey|audit|sampling) (?:date|on)$',
  ].join('|'),
  readerDoes:
    '^you (?!may|can|will|would|have|are|were|get|keep|receive|had|do |did|do not)\\p{L}+',
  everybodyDoes:
    '(?:every|each) \\p{L}+ (?:\\p{L}+ )?(?:pays?|sends?|returns?|brings?|signs?)_|all \\p{L}+s (?:pay|send|return|bring|sign)_',
  dutyInFuture: '',
  actsByDay:
    '(?<!(?:if|when|once|unless|until|before) )(?:you|(?:the|each|every) \\p{L}+) (?:then |also )?(?:sends?|pays?|supplies|supply|provides?|returns?|delivers?|submits?|tells?|notif(?:y|ies)|gives?|lodges?|repays?)_',
  doneByDay: '',
  byOrdinalDay: '(?:by|before|no later than) (?:the )?\\p{N}{1,2}(?:st|nd|rd|th)? ',
  negatedFuture: '',
  sentBy:
    '^(?:(?:by|per|via|sent|served|delivered)\\s){0,4}(?:first[- ]class|registered|certified|recorded|hand)_[^.]{0,80}$',
  namesHereafter: '(?:hereinafter|hereafter)_',
  permits: '^(?:you|they|he|she|(?:the|a|an|any|each) \\p{L}+) (?:may|can)_(?! (?:not|only)_)',
  wouldHaveTo: '^(?:anyone|anybody|whoever|those who)[^.;]{3,120}(?:will|would) have to_',
  byActing: '^by (?:signing|ticking|clicking|continuing|using|accepting|placing|checking|opening)_',
  notTheAddressee: '(?:intended recipient|addressee only|sent (?:to you )?in error)_',
  notCovered:
    "(?:not|never|n[o']t|don['’]t|won['’]t) (?:be )?(?:cover|pay|includ|insur)|exclu(?:sions?|ded)",
  paymentArrives:
    '^(?:the|your|any) (?:money|payment|refund|amount|sum) (?:will|should|is going to) (?:then )?(?:reach|arrive|be (?:paid|in|with|on|credited|transferred))',
  labelOfUse: '^(?:use|permitted use|uses)$',
  endsCutOff: '(?:please|kindly|the|an?|our|your|their|to|and|or|of|with|for)$',
  justWaits:
    '^(?:then |please )?(?:wait|pause|rest|hold|count)_ (?:for |about )?\\S+ (?:seconds?|minutes?)\\.?$',
  toBeExpected: [
    '^(?:please )?(?:allow|expect|reckon with|count on) (?:about |around |up to )?\\S+ (?:working |business )?(?:days?|weeks?|months?|hours?|minutes?)_',
    '^no (?:payment|deposit|money) (?:may|can|will) be (?:asked for|demanded|required|taken|requested)_',
  ].join('|'),
  refersOn: [
    '^(?:please )?(?:see|refer to|cf\\.) (?:also )?(?:the (?:end|front|back|table|notes?|annex|schedule|section)|section|clause|page|part|annex|appendix|schedule|chapter|overleaf|below|above)_',
    '^you (?:will|shall|are|do) not (?:be )?(?:required|obliged|need|have)_',
    '(?:can|may|could) be (?:made|asked|required) to pay|may not be (?:relied|used) (?:up)?on by',
  ].join('|'),
  columnOfTasks: '^(?:owner|due(?: date)?|by whom|by when|state|status)$',
  saysDone: '^(?:done|closed|completed|complete$|finished|superseded)_|^implemented_',
  columnOfReference: '(?:(?:our|your) ref(?:erence|\\.)?|case (?:no|number)|handled by)_',
  dueByItself: '^(?:(?:main |annual |policy )?renewal (?:date|day)|anniversary(?: date)?)$',
  onlyAnnounces: [
    "^(?:i am|i['’]m|we are|we['’]re|it is) (?:\\p{L}+ly )?(?:very |most |extremely )?(?:pleased|delighted|happy|glad|sorry|proud) to (?:tell|inform|let|announce|confirm|say|report)_",
    '^(?:it is (?:my|our|with) (?:great )?pleasure|please find (?:below|attached|enclosed|herewith|overleaf))',
    '^in this (?:letter|leaflet|notice|e-?mail) (?:you (?:will )?(?:can )?(?:read|find)|we (?:tell|explain|set out))',
  ].join('|'),
  nothingToDo: [
    '(?:no (?:other )?matters|nothing) to report_',
    '(?:(?:make|makes|made) no (?:further )?recommendations?|nothing (?:needs|has) to be done)_',
    '(?:nothing is (?:required|needed|asked)|no (?:further )?action (?:is |from you is )?(?:needed|required|necessary))_',
    "(?:please |kindly )?(?:do not|don['’]t) (?:confuse|mistake) (?:it|this|these|them|the)_",
    "(?:(?:please |kindly )?(?:do not|don['’]t) (?:be alarmed|worry)|you need do nothing)_",
    '^(?:your|the) (?:\\p{L}+ )?renewal (?:is|falls) due_',
  ].join('|'),
  withdrawsWords:
    '(?:please|kindly) (?:now )?(?:disregard|ignore)_|(?:accept|offer) (?:my|our) (?:\\p{L}+ )?apologies_',
  notesFigures:
    '(?:due|owing|subject) to rounding|(?:is|are) (?:stated |shown |given )?(?:after|before|net of) (?:depreciation|amorti[sz]ation|taxe?s?|interest)_',
  notNeeded: [
    '(?:is|are) not (?:necessary|needed|required)(?: (?:in|for) (?:this|your) \\p{L}+)?[.)]*$',
    "^(?:[^.;]{0,60} )?(?:(?:you|they|he|she) (?:(?:do not|don['’]t) (?:need|have) to|need not|needn['’]t)|nobody (?:has|needs) to) [^.;,]{1,120}[.)]*$",
  ].join('|'),
  ruleRequires:
    '(?:manual|policy|act|code|regulations?|standing orders?|rules?|standard|guideline|procedure)s?(?: [\\p{Lu}\\p{N}][\\p{L}\\p{N}./()-]*){0,3} (?:requires?|allows?|demands?|says|provides?)_(?![^.;]*(?:you|your)_)',
  headsPromises:
    "^what (?:we|i|(?:the )?[\\p{L}’']+(?: [\\p{L}’']+)?)(?:['’]ll| will| shall| are going to| is going to)(?: now| also)? (?:do|provide|pay)|^our (?:commitments?|promises?)(?: to you)?$",
  headsDuties:
    '(?:obligations|duties|responsibilities|undertakings) of_|(?:obligations|duties|responsibilities|undertakings)$',
  wageIsPaid: [
    '^no (?:part|portion|share|payment|bonus|interest|fee|refund|claim)(?: of [^.;,]{2,30})? (?:is|are|will be|shall be|becomes?) (?:earned|due|paid|payable|owed|given)_',
    '^(?:the |your )?(?:salary|wages?|pay) (?:is|are|will be) (?:paid|transferred|credited)_',
  ].join('|'),
  invertedCondition: '',
  refuses: '^[^.;,]{3,60} (?:will|shall|does|do) not_',
  headsWork: [
    "^(?:what (?:you|we)(?:['’]ll| will| would)? (?:do|be doing)|(?:about )?the (?:job|role|work|post|position))_",
    '^(?:(?:your|key|main|the) (?:duties|responsibilities|tasks|role)|duties|responsibilities)_',
  ].join('|'),
  asksPlainly: [
    '(?:valid|binding|effective|confirmed|held|kept) (?:only|not) (?:if|when|once|until) (?:we|the \\p{L}+) (?:have |has )?receiv',
    'only (?:becomes? )?(?:valid|binding|effective|confirmed) (?:if|when|once) (?:we|the \\p{L}+) (?:have |has )?receiv',
    '(?:advise|urge|encourage) you to_',
    '(?:we|i)(?: also| still| therefore)? need (?!to_)[^.;]{3,80} (?:by|before|no later than|not later than)(?= [^.;]{0,30}\\p{N})',
    '(?:we|i) (?:(?:must|need to|have to) (?:receive|get|have)|receive) (?:from you )?[^.;]{3,80} (?:by|before|no later than|within|at least)(?= [^.;]{0,30}\\p{N})',
    '(?:must|has to|have to|should) (?:reach|be with|be received by|be lodged with|be sent to) (?:us|the|our|me)_',
    'needs? (?:to be )?(?:signing|signed|returning|returned|renewing|renewed|completing|completed)_',
    '(?:is|are|will be) (?:needed|required) (?:by|before|no later than|not later than)(?= [^.;]{0,30}\\p{N})',
    '^to (?:pay|repay|refund|replace|provide|return|remove|deliver|carry out|hand over)_',
    '(?:(?<=^|, )|(?:is|are) )to be (?:shown|returned|produced|handed (?:in|over|back)|submitted|given back|presented|lodged)_',
    '(?:(?<=^|[,;] )|(?:but|and|so|then) )have (?:an?|the|your|it|them) [^.;,]{0,40}?(?:tested|done|checked|inspected|serviced|repaired|swept|surveyed|examined|valued|assessed)_',
  ].join('|'),
  asksInInfinitive: '',
  asksInQuestion: [
    '^(?:(?:and|also|so),? )?(?:can|could|would|will) you (?:please|kindly|possibly)_',
    '^(?:(?:and|also|so),? )?(?:can|could|would|will) you (?:also )?(?:send|let|give|tell|bring|forward|show|pay|email|ring|call|text|help|return|lend|get) (?:me|us)_',
    '^(?:(?:and|also|so),? )?(?:(?:can|could|would) you (?:also )?confirm_|would you mind_)',
  ].join('|'),
  courtOrders: '',
  headsWhatIsAsked: [
    '^(?:what (?:i|we) (?:would like|want|need|ask) you to do|what (?:i|we) (?:need|want|ask) (?:from|of) you)$',
    '^(?:what (?:do )?you (?:now )?(?:need|have|should|must|ought)(?: to)? do(?: now| next)?|what to do (?:now|next))$',
    '^what (?:you|tenants?|members?|residents?|customers?|parents?|owners?|applicants?) (?:need|have|must|should|ought)(?: to)? (?:now )?(?:do|pay|send|bring|know and do)$',
    '^(?:(?:requested|required) actions?|actions? (?:requested|required|needed)(?: (?:of|from) you)?)$',
    '^(?:(?:your )?next steps(?: for you)?|(?:to be |documents )?(?:submitted|enclosed|returned|brought) with .{2,40})$',
    '^documents (?:to be |you (?:must|need to) )?(?:submit(?:ted)?|enclosed?|bring|provided?|send)$',
    '^(?:what to (?:send|enclose|submit)|what (?:remains |is |stays )?(?:left )?(?:up |down )?to you)$',
    '^what (?:we (?:need|ask|expect) (?:from|of) you|you (?:have|need|are asked) to (?:do|provide|arrange|bring|prepare)|to (?:do|bring|prepare)(?: (?:now|next|before .{3,30}))?)$',
    "^(?:your|the )?(?:client|customer|tenant|owner|parent)?(?:['’]s)? ?(?:responsibilities|to-?do list|tasks|homework)$",
    '^(?:to be )?(?:provided|done|arranged|supplied) by (?:you|the (?:client|customer|tenant))$',
    '^(?:please )?before (?:we|he|she|they|the \\p{L}+) (?:come|arrive|call|start|visit)s?(?:[, ].{0,30})?$',
    '^next steps for you$',
  ].join('|'),
  opensStatement: '^(?:your|our|my|the|this|these|those|an?|we|i|it|you|there|no|if|when)_',
  dutyOfWriter: [
    '(?:requires?|obliges?|obligates?|forces?|entitles?) us to_[^.;]*',
    'we (?:are|were|will be) (?:\\p{L}+ )?(?:required|obliged|bound|obligated|forced) to_[^.;]*',
  ].join('|'),
  givesReason: 'because_[^.;,]*',
  saidAtMeeting: [
    '(?:proposes?|proposed|suggests?|suggested|offers?|offered)_',
    '(?:(?:asked|wants?|wanted) (?:it|this) (?:noted|minuted|recorded)|objects?|objected|dissents?|dissented)_',
    '(?:announces?|announced)_',
  ].join('|'),
  takesMinutes:
    '^(?:the )?(?:(?:last|previous) )?minutes_[^.;]{0,60}? (?:were|was) (?:read|taken|approved|accepted|agreed|signed|confirmed)',
  confirmsMinutes:
    '(?:that )?the minutes of [^.;]{3,60} be (?:confirmed|approved|adopted|signed)_|(?:these|them|the minutes)_[^.;]{0,40} as (?:a |an )?(?:true|correct|accurate)(?: and \\p{L}+)? record_',
  orderAsCondition: [
    "^(?:turn (?:it |them )?down|refuse|reject|decline|run (?:out|over)|change your mind|miss|leave (?:early|it|late))_[^.;]{0,90}? and (?:you|it|we|they|the \\p{L}+|your \\p{L}+)(?:['’](?:ll|re|ve|d)|\\s)",
    "^(?:forget|fail|pay (?:late|more|less)|cancel|lose|break|ignore|delay|skip|exceed|go over|stop (?:paying|using))_[^.;]{0,90}? and (?:you|it|we|they|the \\p{L}+|your \\p{L}+)(?:['’](?:ll|re|ve|d)|\\s)",
    "^(?:drop|arrive late|use (?:more|up)|withdraw|switch|move out)_[^.;]{0,90}? and (?:you|it|we|they|the \\p{L}+|your \\p{L}+)(?:['’](?:ll|re|ve|d)|\\s)",
  ].join('|'),
  breachCosts: [
    '(?:penalt(?:y|ies)|(?:liquidated )?damages|late (?:payment )?(?:fee|charge)|pays? interest|administration charge)_',
    '(?:in breach|for (?:each|every|any) (?:\\p{L}+ )?(?:day|week|breach|disclosure|violation))_',
  ].join('|'),
  closingDay: [
    '(?:deadlines?|clos(?:ing|es)(?! balance)|apply by)_',
    '(?:(?:tenders?|bids?|applications?|entries|bookings?) (?:close|due|in)|last (?:day|date)|final (?:day|date))_',
    'cut-?off_',
  ].join('|'),
  closesThen:
    '(?:tenders?|bids?|applications?|entries|bookings?|nominations|registration|enrolments?|submissions?|voting|the (?:offer|consultation|poll|ballot)) (?:will )?(?:close|must be in)s?(?= (?:on|at|by|tomorrow|today|\\p{N}))',
  todayOrTomorrow: '(?:today|tomorrow)_',
  handedIn:
    '^(?:questions|enquiries|queries|applications?|nominations|entries|objections|comments|replies|reply|rsvp|bookings|tenders|bids)(?: (?:from|by|for) [^:]{2,40})?$',
  handedInHow:
    '^(?:questions|enquiries|queries|applications|nominations|entries|objections|comments|replies|bookings|tenders|bids) (?:in writing|through|via|to|by|only)_',
  backToWriter: '(?:back|returned|sent) to us_',
  byWhen: '(?<=^|[\\s(:;])(?:by|before|due|no later than|payable)\\s[^.;:\\p{N}]{0,24}(?=\\p{N})',
  dueColumn: '(?<=^|; )(?:due|payable|pay by)[^:;]{0,20}: [^;]{0,20}\\p{N}',
  holdsUntil: '(?:fixed|valid|guaranteed)\\s(?:until|till|to|by)_',
  nothingLeftToPay:
    '(?<=^|[;:,] ?)(?:already )?(?:paid|settled)(?:[.,;]|$)|(?:open|outstanding)[^:;]{0,12}: (?:\\p{Lu}{3} |\\p{Sc} ?)?0[.,]00(?!\\p{N})',
  labelOfPayment: '^(?:terms of )?payment(?: terms)?$',
  valueWithin: '^(?:strictly )?(?:within|net|\\p{N}+ days)_',
  whenColumn: '^(?:when|date|day)_',
  whereColumn: '^(?:where|place|with whom)_',
  measureColumn: [
    '^(?:(?:agreed|corrective|required|recommended|proposed|further|next) )?(?:actions?|measures?|tasks?|steps?)(?: (?:required|needed|agreed|to (?:be )?take[n]?|points?|items?))?$',
    '^(?:recommendations?|(?:what (?:is |has )?)?to (?:be )?do(?:ne)?|work (?:required|needed|to be done)|deliverables?)$',
    '^(?:required )?documents?(?: (?:required|needed))?$',
  ].join('|'),
  urgencyColumn: '^(?:priority|prio|urgency)$',
  whatColumn: '^what(?: to do)?\\??$',
  tellsHaste:
    '(?:at once|immediately|straight away|without delay|urgently|(?:today|(?:start|begin|do (?:this|it|so)|act|apply|book|reply|call) now)_|(?:nearest )?hospital)_',
  turnsToReader:
    '(?:you|your|users|administrators|please|should|must|need(?:s|ed)? to|ha(?:s|ve) to|consider|make sure|be sure)_|recommend',
  orders,
  orderVerb,
  writerSpeaks: [
    '^(?:and |but |(?:if|when) [^.;]{3,200}, (?:then |so )?)?(?:we|our (?:\\p{L}+ ){1,2}(?:is|are|will))_',
    "^(?:and |but )?(?:i(?:['’](?:m|ve|ll|d)|\\s(?:will|am|have|can|do|don['’]t|send|keep|get|may|hope|fix|carry))|(?:if|when) (?:we|i)(?:['’]\\p{L}+)?)(?![\\p{L}'’])",
  ].join('|'),
  asksOfReader: [
    'please|we (?:ask|recommend|advise|urge|invite|suggest|require|need|request|want|expect)',
    '(?<!that |which )you (?:must|should|need|have to|are required|will need)|make sure',
    'i (?:must ask|need|ask|want|would (?:like|ask|advise)|recommend|suggest|advise|urge|require|expect)_',
    '(?:call|ring|tell|ask|let|email|text|write to|contact|pay|send|remind|phone|message|give) (?:me|us)_',
  ].join('|'),
  forbidsReader: 'you (?:may|must|shall) not_',
  opensContrast:
    '(?<=[,;]\\s)(?:but|however|(?:and )?(?:after that|afterwards|thereafter|from then on))_',
  unlessClause: 'unless_[^.;]*|(?:we|it|they) (?:do|did) not_',
  forbids:
    'it may not_|(?:you|they|he or she|(?:the|our) \\p{L}+|employees|members|tenants) (?:may|must|shall) not_',
  asksNothing: [
    '(?:is|are|am) not (?:required|obliged|obligated|bound) to_',
    "(?:(?:do|does|did|will|would)(?: not|n['’]t) (?:have|need) to|need(?:s|n['’]t| not) (?:not|to worry))_",
    '(?:please (?:note|be aware|take notice)|(?:may|might) be (?:asked|required) to)_',
    '(?:is|are) (?:not (?:compulsory|mandatory|obligatory)|(?:believed|understood|thought|deemed|considered|intended|said|likely|bound) to)_',
  ].join('|'),
  wishedFor: [
    '(?:request|application|appeal|motion|petition|proposal|claim|wish|decision|attempt|offer)s? (?:of|by|from|for|made|dated) [^;,]{1,60}? to(?= \\p{Ll})',
    '(?:failure|failed|refusal|refused|promised?|attempt(?:ed)?|ability|unable) to \\p{L}+',
  ].join('|'),
  saidEarlier: [
    '(?:you|he|she|they|has|have|had) (?:told|informed) us_[^.;]*',
    '(?:you|he|she|they) (?:also )?(?:said|stated|wrote|explained|reported|mentioned)_[^.;]*',
  ].join('|'),
  withoutHaving: 'without (?:(?:\\p{L}+ ){0,4}(?:having|needing)) to_[^.;]*',
  writerHasTo: [
    '(?<=^(?:if|when|where|should) [^.;]{3,120}, )we (?:may |will |then )?have to_[^.;]*|(?:if|when|where) (?:the|an?|our) (?:\\p{L}+ ){1,2}(?:has|have) to (?!be_)[^.;,]*',
    '(?:if|when|where|what|which|that|before|until|because|as|since|(?:each|every|any|all|the) \\p{L}+) we (?:have|need|are (?:required|obliged)) to_',
    '(?:has|have|had) (?:nothing |something |more )?to do with_',
    '(?<!you )(?:to )?have to (?:tell|inform|say|disappoint)(?: you)?_',
  ].join('|'),
  hasToBe:
    'must (?:also )?(?:have (?:savings|income|been|lived|held|worked|at least|less|no )|be (?:aged|over|under|at least|less|between|resident|\\p{N}))',
  invertedClause: '',
  capsLiability: [
    'in no event shall_[^.;]*',
    '(?:shall|will) (?:then )?be (?:barred|void|null|deemed|final|governed|construed|binding|interpreted|severed|those)_[^.;]*',
    '(?:liability|liable)_[^.;]{0,80}? (?:shall|must|will|may)_[^.;]*',
  ].join('|'),
  formality: [
    '(?:in (?:block|black|blue|capital)|in capitals|clearly in) ?\\p{L}*(?: (?:letters|capitals|ink|pen))?_',
    '(?:continue on (?:a )?separate|turn over|see over(?:leaf)?|(?:for|with) your (?:own )?records)_',
    'for future reference_',
    'keep (?:this|the) (?:copy|letter|notice|leaflet|page|document|summary|card|booklet|guide) (?:safe|handy|somewhere|with|in a safe place)_',
    "(?:do not|don['’]t) (?:(?:reply|respond) to this|return (?:it|this \\p{L}+) to the (?:store|shop|dealer|retailer))_",
    '(?:(?:disregard|ignore) this (?:letter|notice|reminder|e-?mail)|in witness whereof)_',
    'read (?:this|these|it|both|the \\p{L}+)(?: \\p{L}+){0,4} (?:carefully|before)_',
    '^(?:keep (?:it |this )?for (?:later|reference)|read (?:\\p{L}+ ){0,2}before (?:first )?use)_',
    '(?:quote|state|cite|mention) (?:this|the|your|our|these) [^.;]{0,60}(?:contact|call|write|writing|correspondence|enquir(?:y|ies|ing))_',
  ].join('|'),
  toBeRead:
    'please (?:read|note)(?: (?:this|it|on|carefully|now|the (?:following|below)|\\p{L}+ly))*[.!)]*$|read (?:this )?carefully[.!)]*$|please read (?:this|the|both|these) \\p{L}+(?: \\p{L}+){0,3}[.!)]*$',
}
