import type { Asking } from '../../asking.ts'
import { months } from '../months.ts'

export const asking: Asking = {
  types: {
    measure:
      'how (?:large|big|high)(?! [^?]{0,20}(?:deposit|fee|rent|price|sum|amount|budget|cost|payment|salary|fine|loan|premium|charge|bonus|excess|debt|penalty|discount|pension))|how (?:far(?! (?:ahead|in advance|back)(?!\\p{L}))|tall|deep|wide|heavy|loud|hot|warm|cold|cool|thick|strong|bright)|how fast(?! (?:must|should|shall|do|will|would) (?![^?]{1,40} (?:drive|go|run|ride|travel|spin)))|by how much(?! [^?]{0,40}(?<!\\p{L})(?:cut|reduc|rais|increas|ris(?:e|es|en)(?!\\p{L})|(?:go|goes|gone|went) (?:up|down)|fall|fell|drop|lower|cheaper|dearer))|(?:what|which) (?:size|distance|temperature|speed|weight|length|height|capacity)|what (?:is|was|are) (?:the|my|our|your) (?:\\p{L}+ ){0,3}(?:speed|temperature|weight|size|height|length|distance|area|capacity|range|pressure|depth|width)|how much (?:blood|fluid|liquid|water|fuel|petrol|gas|electricity|energy|power|alcohol|data|space|storage|luggage|sugar|salt)|how much (?:do|does|did|can|may|am|is|are|should) [^?]{1,40}(?:weigh|hold|consume|drink)',
    consequence:
      'what (?:happens|will happen|would happen|could happen|happened|if)|what (?:do|can|should|must) (?:i|we) do (?:if|when)|what(?: is|.s) going to happen|^\\s*(?:and|but|or) if',
    period:
      'how long|what is (?:the |my |our )?(?:time limit|(?:\\p{L}+[ -])?period)|how much time|how (?:much|many days of) (?:\\p{L}+ )?(?:leave|holiday|vacation|time off)|how many (?:years|months|weeks|days|hours|minutes|nights)|what (?:period|duration|length of time)|(?:how much|what) (?:notice|warning|advance)|how far (?:ahead|in advance)|how soon|how quickly|how fast(?= (?:must|should|shall|do|will|would) (?![^?]{1,40} (?:drive|go|run|ride|travel|spin)))|within (?:what|which|how)',
    percent:
      '(?:interest|tax|vat|base|savings) rate(?!s)|what (?:percent\\p{L}*|proportion|share|fraction|rate|interest)|(?:how large|how big) a (?:share|percentage)|in percent|how much(?= [^?]{1,120} in per ?cent)|to what (?:does|do|did|will) [^?]{1,60}(?:fall|rise|drop|increase|decrease|go)(?!\\p{L})|by how much|how much (?:interest|more|less)|how much (?:can|could|may|might|will|would|does|do|did) (?:(?!pay)[^?]){1,40}(?:put (?:\\p{L}+ ){1,4}up|go up|go down|rise|increase|raise|fall|drop|decrease|cut)',
    money:
      'how much|how expensive|(?:what|which) (?:sum|amount|price|discount|salary|wage)(?!\\p{L})|what (?:is|was|are|were|were|will be|would be) (?:(?:the|a|an|my|our|your|each) )?(?:[\\p{L}-]+ ){1,3}(?:paid|charged|fined|awarded)(?= (?:for|a|an|per|each|every|by|in|to|at)(?!\\p{L})|\\s*\\?)|what (?:is|was|are|were) (?:the|your|their|my|our) (?:hourly|daily|day|weekly|monthly|nightly|standard|normal|usual) rates?(?!\\p{L})|how (?:large|big|high) [^?]{0,20}(?:deposit|fee|rent|price|sum|amount|budget|cost|payment|salary|fine|loan|premium|charge|bonus|excess|debt|penalty|discount|pension)|(?:what|which) (?:[\\p{L}-]+ ){0,2}(?:rent|fee|fine|bonus|profit|charge|penalty|deposit|compensation|refund|premium|money) (?:does|do|did|is|was|are|were|will|would|can|could|may|must|shall|has|have)(?!\\p{L})|what (?:does|do|did|will|would|could|can|might|should|must|is|are|was|were) (?!(?:i|we) (?:get|receive) for ).{0,40}(?:cost|price|rent|fee|salary|amount|budget|deposit|value|penalty|fine|total(?! of)|charge|pay|earn|owe|premium|limit)|at what price|what (?:is|was|are|were) (?:the|my|our|your) (?:[\\p{L}\\u0027’-]+ ){0,3}(?:cost|price|rent|rental|fee|salary|wage|pay|amount|budget|deposit|value|penalty|fine|total|charge|premium|limit|sum|award|grant|subsidy|bonus|excess|deductible|bill|tax|levy|balance|loan|debt|payment|instal{1,2}ment|contribution|allowance|compensation|commission|discount|refund|rebate|dues|retainer|turnover|revenue|profit)s?(?= (?:of|for|per|on|in|to|payable|due|before|after|(?:that )?(?:i|we|you|they|he|she|it)(?!\\p{L}))|\\s*(?:\\?|$))|the (?:most|least) (?:they|we|i|you|the)|what (?:do|will|did|had|have|am|are) (?:i|we|you) (?:\\p{L}+ )?(?:pay|paid|owe|earn|paying|earning|getting|charged|lose|save)',
    date: 'when(?= (?:exactly |roughly |about )?(?:is|are|was|were|am|do|does|did|will|would|can|could|may|might|must|shall|should|has|have|had|to)(?!\\p{L}))|(?<=(?:^\\W*|(?:know|me|us|wonder|and|or|out|see|say|says|exactly|about|sure) ))when(?! (?:i|we|you|they|he|she|it|my|our|the) [^?]{1,80} (?:is|are|do|does|can|may|must|should|will|would) (?:i|we|you|they|he|she|it|my|our|the)(?!\\p{L}))|what (?:date|day|time|year|month|decade|century|hour)s?(?!\\p{L})|(?:on|in|by|from|since|until) (?:which|what) (?:date|day|year|month|decade|century|time)|which (?:date|day|year|month|night)s?(?!\\p{L})|(?:until|till) when|by when|deadline|what (?:is|was|are|were) the (?!effective |agreement )(?:[\\p{L}-]+ ){0,2}dates?(?= of (?!(?:the|this) (?:agreement|contract))|\\s*\\?)|what is the (?:last|first|final|latest|earliest) (?:possible )?(?:day|date|moment|time)|what(?: is|.s) the (?:latest|earliest|soonest)(?= (?:that )?(?:i|we|you|they|he|she|it|the|my|our)(?!\\p{L}))',
    number:
      'how (?:many|far(?! (?:ahead|in advance|back)(?!\\p{L}))|old|large|big|high|tall|fast|often|deep|wide|heavy|loud|hot|thick|short)|what (?:number(?! (?:do|can|should|must|to) )|quantity|size|age|distance|population|temperature|speed|weight)|how many times|from what age',
    contact:
      '(?:phone|telephone|account|reference|policy|case|claim|invoice|order|contract|customer|membership|file|serial) (?:number|no)|which number|who(?:m)? (?:do|can|should|must|could) (?:i|we|you) (?:call|ring|phone|contact|write|turn|reach|e-?mail|text)|what number (?:do|can|should|must|to) |what(?: is|.s) the number(?= of (?:the|my|your|our|this) )|e-?mail address|where (?:do|can|should) i (?:call|ring|write|turn|send)|which account',
    place:
      'where|what (?:city|country|state|place|location|town|region|continent|address)|(?:in |from |to )?which (?:city|country|state|place|town|region|continent|room|office)',
    person:
      "what (?:is|are|was|were) (?:the |his |her |their )?names?(?= of (?!(?:the|this) (?:agreement|contract|document|lease|policy))|\\s*(?:\\?|$))|(?<!^how (?:do|does|did|will|would|are|were|is|was|can) [^?]{1,60})who|whom|whose|who's|what (?:person|company|organi[sz]ation)|which (?:(?!of |the )[\\p{L}-]+ )?(?:person|company|organi[sz]ation|party|firm|bank|yard|supplier|court|insurer|hospital|clinic|doctor|dentist|lawyer|solicitor|notary|contractor|builder|authority|agency|school|provider|operator|carrier|airline|manufacturer|garage|expert|judge|member|department)",
    reason:
      'why|for what reason|what (?:caused|causes|is the reason|was the reason|was the cause)|how come',
    yesNo:
      '^\\s*(?:and |but |so |also |please )?(?:is|are|was|were|does|do|did|can|could|may|might|must|should|shall|will|would|has|have|had|am|isn.t|aren.t|don.t|doesn.t|didn.t|can.t|won.t)|^(?![^?]*\\b(?:what|when (?:is|are|do|does|can|may|must|should|will|would)|where|who|whom|why|how|which)\\b)[^?]{1,120}[,.;:]? (?:is|are|do|does|did|can|could|may|must|should|will|would|have|has|am) (?:i|we|you|they|he|she|it|there|my|our|the|this|that)',
    definition: '^\\s*what (?:is|are|was|were) (?:an? |the )?[\\p{L}-]+(?: [\\p{L}-]+)?\\s*\\??$',
  },
  askingWords:
    "what which who whom whose when where why how many much long often far old tell me us please explain describe list mentioned according document text agreement's does did do is are was were there any some large high big tall deep wide fast heavy happens happen happened whoever somebody someone anybody anyone have_to has_to had_to having_to got_to need_to needs_to want_to wants_to be_done going_to supposed_to can_i can_we do_i do_we get_to now here still yet till until dont just thing things anything something anyway exactly actually really then so if",
  vagueWords:
    'carry_out happen occur take place become get make give go come bring put set keep let begin start stop try attempt want need seek hope intend think believe consider feel see look seem appear know call name refer mean describe say state tell speak talk show indicate use utilize involve include contain consist have hold do perform carry cause lead result help allow enable provide deal relate concern regard serve act work receive obtain gain follow belong exist remain stay move run play turn find like thing way kind type sort form part aspect feature example reason effect purpose role term word fact idea matter issue case situation event activity process item group person people someone somebody individual area location time point number amount total order addition main primary major important certain various different several other particular specific general common typical generally usually normally originally actually really mostly mainly also still even ever currently today now eventually finally initially once together able possible likely based located besides according due one two many much because myself yourself later ahead again already away back out up over anything something everything nothing else ever still yet just really have_to must should would could might exactly approximately roughly about simply turn_out end_up go_on middle side half somewhere somehow anywhere respect concerned especially particularly per each every own new real whole full complete entire such instead during while without within ask question count wants wish expect plan planned supposed allowed happens affect affected right wrong good bad big great little quick fast slow early late soon long short whenever under reach handle straight anyway for_good in_a_row in_the_first_place by_myself turn_up true sure okay day_to_day moment at_the_moment anyhow soonest regularly truly altogether throughout please',
  timeUnits:
    'min mins h hr hrs sec secs wk wks mth mths yr yrs second seconds minute minutes hour hours day days night nights week weeks fortnight month months quarter quarters year years decade decades century centuries',
  currencies:
    'dollar dollars euro euros pound pounds pence cent cents franc francs yen usd eur gbp chf million billion free no_charge no_fee no_further_fee no_further_charge no_extra_charge no_extra_cost no_additional_charge without_charge without_further_charge without_extra_charge at_no_cost nothing_to_pay',
  free: '',
  numberWords:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen half third quarter several once twice none',
  dateWords:
    'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends feb aug sept oct nov dec mon tue wed thu fri today tomorrow yesterday noon midnight morning evening spring summer autumn winter easter christmas century decade annually monthly immediately until before after within',
  modalWords:
    "may must shall not cannot can can't no never allowed permitted entitled prohibited forbidden unless only except without required requires require need needs needed consent permission have_to has_to does doesn't don't is isn't will won't included excluded covered insured banned barred refused rejected unchanged lapses void optional voluntary compulsory mandatory wish welcome eligible excludes includes nor nobody excluding including exclusion",
  reasonWords:
    'because since due as owing therefore thus reason reasons cause caused causes led result resulted so to avoid ensure prevent order for',
  exceptionWords:
    'however but except unless nevertheless notwithstanding otherwise this_does_not_apply this_rule_does_not exceptions the_exception save_that in_exceptional only_if not_if conversely',
  conditionWords:
    'if unless otherwise provided when where whenever in_case in_the_event failing fails failure without should until lapses lapse forfeits breach breaches default charged charge extra suspended kept',
  months,
  firstForms: 'first',
  twoToTwelve:
    'second|two third|three fourth|four fifth|five sixth|six seventh|seven eighth|eight ninth|nine tenth|ten eleven|eleventh twelve|twelfth|dozen',
  laterNumbers:
    '13:thirteen 14:fourteen 15:fifteen 16:sixteen 18:eighteen 20:twenty 30:thirty 40:forty 50:fifty 60:sixty 90:ninety 100:hundred',
  ordinalEndings: 'st|nd|rd|th|s',
  particles: '',
  speakers: 'I|[Ww]e|[Yy]ou',
  percent: 'per ?cent',
  charges:
    'costs?|fees?|charged?|charges|penalty|pays?|forfeit\\p{L}*|loses?|retain\\p{L}*|withh[eo]ld\\p{L}*|deduct\\p{L}*|deposit|bears?|contribut\\p{L}*|reduced|discount|refund\\p{L}*',
  frequencies: [
    'every|each|once|twice|daily|weekly|fortnightly|monthly|quarterly|half-yearly|yearly',
    'annually|annual|regularly|at intervals|per (?:day|week|month|year)|times a',
  ].join('|'),
  hours: "o['’]clock",
  noon: 'noon|midnight',
  atHour: '',
  namedPlaces:
    "(?:\\p{Lu}[\\p{L}'’.-]{0,30}\\s){1,3}(?:Street|Road|Lane|Avenue|Close|Drive|Square|Terrace|Crescent|Row|Hill|Park|Cottage|Hall|Building|Quay|Wharf|Island|River|Bridge|Station|Airport|Library|St|Rd|Ave)(?!\\p{L})",
  beforePlace: 'in|at|on|near|from|to',
  articles: 'the',
  whatIs: "^\\s*what(?:'s| is| are) (?:the|my|our|your) (.{2,60}?)\\s*\\?*\\s*$",
  whoIs: "^\\s*who(?:'s| is| are) (?:the|my|our) (.{2,40}?)\\s*\\?*\\s*$",
  asksForValue:
    "(?<!\\p{L})(?:(?:in |on |at |under |to )?(?:which|what) (?!is |are |was |were |do |does |did |can |if |the )|what(?:['’]?s| is| are| was) (?:the|my|our|your) )((?:[\\p{L}-]+ ?){1,4})",
  asksForAll: '(?:and |so |but )?(?:which|what|who|list)',
  definite: 'the ',
  ofVerdict: 'decisions?|outcome|result|allowed|granted|approved|refused|ok|okay|now|then|fine',
  pointsBack:
    'it|its|they|them|their|he|him|his|she|her|this|that|these|those|there|then|same|former|latter',
  opensFurther: 'and|what about|how about',
  negations: "not|no|never|none|nor|neither|cannot|\\p{L}+n['’]t|(?:did|does|was|is|were)nt",
  joinsDays: 'to|until|till|through|and',
  articleOfDay: 'the',
  yearStems: 'year|yr',
  prefixes: '',
  otherDays: [
    '(?<=\\d(?:st|nd|rd|th)?\\s)may(?!\\p{L})|(?<!\\p{L})may(?=,?\\s\\d)',
    '(?<!\\p{L})(?:in|by|since|until|till|of|from|early|mid|late|each|every|before|after)\\smay(?!\\p{L})',
    '(?<!\\p{L})(?:start|beginning|middle|end|anniversary) of (?:the |each |every )?(?:\\p{L}+ )?(?:year|quarter|month|week|season|term)(?!\\p{L})',
  ].join('|'),
  verbFirst: [
    '^\\W{0,4}(?:should|had|were) (?:you|we|they|it|the|this|that|any|a|an|your|our)\\s[^?]{1,200},',
    '^\\W{0,4}\\d{0,2}\\W{0,4}(?:miss|fail|ignore|break|fall behind|lose|forget|skip|pay late|do nothing)(?:\\s[^.?!]{1,60})? and (?:we|you|it|the|your|there)\\s',
  ].join('|'),
}
