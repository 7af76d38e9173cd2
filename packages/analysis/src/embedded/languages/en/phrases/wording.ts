import type { WordingPhrases } from '../../phrases/wording-phrases.ts'

export const wording: WordingPhrases = {
  courtesy: `^(?:${[
    '(?:first of all|firstly|to begin with|before anything else),? (?:many )?(?:thanks|thank you)_',
    '(?:many )?(?:thanks|thank you)(?: very much| so much)? (?:for (?:\\p{L}+ing|your|the|all|an?)|again)_',
    'welcome to|congratulations',
    "(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:so |very )?(?:delighted|pleased|happy|glad|excited|proud) (?:to (?:welcome|have) you|that you)",
    '(?:we|i) hope (?:you|this|that|the|all|everyone|everybody)|(?:we|i) look forward',
    "looking forward|please (?:do not|don['’]t) hesitate",
    '.{0,20}(?:kept|written|tried to write) (?:it|this).{0,30} in (?:plain|ordinary|simple|everyday) (?:english|language|words)',
    '(?:i|we) have (?:now |since )?(?:been|gone|looked|read) (?:through|over|at) (?:your|all your) (?:comments|remarks|notes|letter|points|mail|e-?mail)',
    'below you will find (?:what|how|the details)|what follows is',
    '(?:please )?(?:keep|read) (?:this|it)(?: \\p{L}+)? (?:somewhere|safe|handy|carefully|with|before)',
    '(?:this|the) (?:\\p{L}+ ){1,3}(?:provides?|contains?|gives?|sets? out|lists?|shows?|summari[sz]es)(?: you)?(?: only)? (?:the |some |a |an )?(?:(?:summary|overview|outline) of (?:the )?)?(?:main|key|basic|most important|essential|general|principal) (?:elements|points|information|features|terms|facts|details|aspects)',
    'it (?:helps|is meant|is intended) to (?:make (?:a )?compar|help you compar)',
    "(?:(?:i am|i['’]m|we are|we['’]re) (?:\\p{L}+ )?sorry|(?:we|i) (?:\\p{L}+ )?(?:apologi[sz]e|regret)|(?:our|my) apologies|please accept (?:our|my) apolog)[^.]{0,60}(?:longer|delay|wait|inconvenience|late_|time)",
  ].join('|')})`,
  wishesWell:
    '^(?:and )?(?:have|enjoy) (?:an? |your |the )?(?:very )?(?:good|nice|great|lovely|pleasant|safe|wonderful|happy|fun|relaxing|rest of the) ?(?:weekend|day|evening|week|holidays?|break|trip|journey|time|summer|christmas|easter|one)_[^.!]{0,40}(?:[.!]|$)|^(?:happy (?:new year|holidays|christmas|easter)|merry christmas|take care|all the best|see you (?:soon|there|then))_[^.!]{0,30}(?:[.!]|$)',
  gladToMeet:
    '^(?:(?:it|this) was (?:so |very |really )?(?:good|nice|great|lovely|a pleasure) (?:to (?:see|meet|speak|talk|hear|have)|seeing|meeting|speaking|talking)_|(?:good|nice|great) to (?:see|meet|speak|talk|hear)_)',
  thanksForAct:
    '^(?:many thanks|thanks|thank you) for (?!(?:paying|ordering|booking|buying|choosing|applying)_)\\p{L}+ing (?!.{0,160}(?:, (?:but|and)|; ))',
  imprint:
    '^(?:underwritten|arranged|administered|issued|published|printed|produced|registered|authori[sz]ed|regulated)(?:(?:,| and) \\p{L}+){0,3} (?:by|in|with|office)_|(?:is (?:run by )?(?:a|an|the) (?:\\p{L}+ ){0,3}(?:charity(?= \\()|limited liability partnership|trading (?:name|style)|registered charity|private limited company)|(?:is|are) authori[sz]ed(?: and regulated)? by the|^(?:a )?members? of the (?:\\p{L}+ ){1,5}(?:scheme|association|federation|guild|institute))_',
  sendsBelow: [
    '(?:set out|described|stated|listed|shown|explained|detailed|specified|given) below',
    '(?:information|details|terms|particulars)[^.]{0,60} (?:is|are|stand|can be found) in (?:the )?[^.]{0,60}below',
    'as follows',
  ].join('|'),
  leansBack: `^(?:${[
    'however|but|otherwise|in other words|yes(?=[,:.])|no(?=[,:])|nevertheless|nonetheless',
    'instead|then|also|besides|moreover|furthermore|therefore|thus|hence|so|and|or|nor|yet',
    'afterwards|after (?:that|this)|in (?:that|this|such) (?:case|event)|in addition',
    'for (?:example|instance)|similarly|likewise|accordingly|consequently|as a result|it|they|he',
    'she|(?:these|those) (?:are|were|will|do|did|have|can|may|must|should)',
    '(?:this|that) (?:is|was|will|does|did|has|can|may|must|would|should|\\p{Ll}+[a-rt-z]s)',
  ].join('|')})_`,
  dangles: `^(?:${[
    '(?:until|till|by|since|before|without|from) (?:then|that|this|it|them|those)(?! (?:agreement|policy|lease|contract|letter|notice|document|form))_',
    "(?:within .{1,30} of (?:that|this|it)(?: happening)?|its(?! own)|their|should (?:it|this|that|they|he|she)|(?:we|you|either of us) (?:(?:also|then|still|only) )?(?:may|can|must|will|should|have to|need to) (?:not )?\\p{L}+ (?:it|them)(?=[ ,;.])|(?:if|unless|when|once) (?:you|we|they) (?:(?:do|does|did|can|will|would|have)(?: not|n['’]t|not)? )?\\p{L}+ (?:it|them|that|these|those)(?=,| (?:after|by|before|within|in|at|any|back|again|then|anymore)_)|(?:when|if|once) [^,.;]{3,40} (?:ends?|expires?|stops?|is over|leave|cancel), (?:please )?\\p{L}+ (?:it|them)(?= )|(?:these|those)(?! (?:terms|conditions|rules|regulations|minutes|instructions|provisions|guidelines))|(?:you|we|they|he|she) then (?:have|has|must|may|can|need|get)|(?:if )?any of (?:these|them)|if (?:it|they|this|that) (?:has|have|is|are|was|were|does|do|did|can|will)(?: not|n['’]t)?,|without (?:it|them|this)|neither of (?:these|them)|after that|if you do(?: so| this| not)?,|if (?:you|we|they|he|she|one|it|this|that|none|neither|either|both)(?: (?:do|does|did|are|is|has|have|can|will)(?:n['’]t| not)?|n['’]t)(?: so| this| that)?,|if (?:you|we|they|somebody|someone|anyone) (?:\\p{L}+ )?\\p{L}+ (?:it|them|one|this|these|those)(?: (?:that|which)|,)|(?:once|when) (?:that|this|it|they) (?:has|have|is|are|happens?)|the (?:same|latter|former|others?) (?:is|are|applies|apply|goes|go|will|must|may|can)|(?:that|it|they|he|she)['’](?:s|re|ll|ve|d)|in (?:either|both|neither|such|these|those) (?:case|event)s?|you(?: will| can|['’]ll) (?:find|see|get) (?:it|them|those|these)|without (?:these|those) \\p{L}+|for (?:each|every|any) (?:(?:such|further|proven|single) )?(?:breach|infringement|violation)(?! of)|(?:that|such an?) \\p{L}+ (?:is|was|does|will|shall|may|can|must|should|has|applies|ends|lasts|counts)|the first time|on the (?:second|third) occasion|if (?:so|not)(?=,| (?:i|we|you|they|he|she|it)_)|with (?:less|more|shorter|longer) (?:warning|notice|time)|(?!(?:if|when|whenever|because|as|that|since|although|though|while|where|before|after|until|unless|once|is|was|are|were|does|did|do|will|should|can|could|may|would|had|has|and|or|but|for|to|of|make) )\\p{L}+ (?:it|them)(?=[ ,;.])|(?:please|kindly|always|never|do not|don[’']t) \\p{L}+ (?:it|them)(?=[ ,;.])|(?:i|we) (?:would |do not |don[’']t |cannot |strongly )*(?:advise|recommend|suggest|caution|warn|favou?r)(?: you)?(?: against)? (?:it|this|that)(?=[.,:;]| ))_",
    '(?:later|earlier|sooner|longer|less|more|anything) than (?:that|this|these|those)_',
    '(?:both|neither|either|each|all|some|none|most|any|one|others?)(?: of (?:these|them|those|which|it))? (?:is|are|was|were|will|can|may|must|should|has|have)_',
    '(?:both|neither|either|each|all|some|none|most|any|one) of (?:these|them|those|which|it)_',
    '(?:for|because of|instead of|despite|under|with|on|from|at) (?:that|this|these|those)(?: (?:reason|purpose|case|event|point|basis|day|date|moment|time))?,_',
    '(?:you (?:should|must|can|may|need to)|please|we recommend you) (?:[^.;,]{1,60} )instead[.!]$',
    '(?:please |kindly )?(?:(?:tell|inform|notify|ring|call|phone|email|contact) (?:us|me)|let (?:us|me) know|do so|say so)(?: (?:right away|at once|immediately|straight away|promptly|first|soon|beforehand|in advance|in writing|please|as soon as (?:you can|possible)))*[.!]$',
  ].join('|')})`,
  speaksOfBefore: `^(?:${[
    "(?:(?:if|unless|until|once|where) (?:it|they|he|she) (?:has|have|had|is|are|was|were|does|do|can|cannot|could|will|would|should|must|may|might)(?:n['’]t)?(?! (?:not )?(?:\\p{L}+ly )?(?:\\p{L}+ that|(?:be |prove )?(?:possible|impossible|practicable|necessary|safe|likely|unlikely|reasonable|appropriate|clear|urgent|convenient|difficult|hard|easy|too|dark|cold|hot|wet|windy|raining|snowing|freezing)|rain|snow|freeze|the \\p{L}+ who)_))_",
    '(?:(?:if|unless|until|once|where) (?:this|that) (?:has|does|happens|fails|cannot|is (?:not |so|late|refused|missed|overlooked|done|lost|broken|exceeded)|was not|proves))_',
    "(?:(?:you|we|they|i|he|she) (?:(?:also|then|still|only|must|may|can|should|will|need to|have to|cannot|do not|don['’]t) ){0,2}\\p{L}{3,} (?:it|them)(?=[ ,;.])(?! (?:that|(?:is|are|was|were|will|has|have|can|may|must|should|does|do)_|(?:\\p{L}+ly )?(?:possible|impossible|clear|easy|easier|hard|harder|difficult|necessary|useful|best))))_",
    '(?:the (?:next|remaining|other) (?:check|service|inspection|test|review|dose|reading|instal?ment|half|coat) (?:is|are|falls|fell|takes|will|must|was))_',
    '(?:the (?:figure|motion|proposal) (?!of|for|to|in|that|which)\\p{L}+)_',
    '(?:(?:deferred|adjourned)(?=[;,]))_',
    '(?:(?:it was )?resolved (?:also )?to \\p{L}+ (?:it|this|these|them))_',
    '(?:(?:(?:please )?(?:renew|repair|replace|remove|re-?fix|re-?seal|repaint|re-?point)) (?:now|soon|at once|immediately|with|within|before|when|during|as (?:soon|part)|every|in the (?:next|course)|at the (?:same|next)))_',
    '(?:this (?:sum|amount|figure|charge|fee|surcharge|limit|right|rule|requirement|restriction|exception|refund) (?:is|does|do|will|may|must|can|has|was|applies|lapses|ends|falls))_',
  ].join('|')})`,
  standsForNoun: "(?:it|them|they|him|he|she|both|none|neither)_(?!['’]s own)",
  standsForNothing: `^(?:${[
    "it(?:_|['’])(?: (?:is|was|will|would|may|has|had|can|takes|took|seems|appears|follows|rains|snows|happens|turns|turned|makes|helps|means|comes|came|says|reads)_| (?:\\p{L}+ ){0,2}(?:possible|necessary|clear|likely|safe|important|better|best|easy|easier|hard|harder|difficult)_|s_)",
    'both (?:of you|parties|sides|you|the|ends|our|your|these|a|an|\\p{L}+s|\\p{L}+ and|\\p{L}+ \\p{L}+s)_',
    'none (?:of (?:the|your|our|us|you)|the|at all)_',
    'neither (?:party|of us|of you|of the|side|you|the|\\p{L}+ (?:may|shall|will|can|must|has|nor|is)|happened|\\p{L}+ \\p{L}+s)_',
  ].join('|')})`,
  aheadOfNoun:
    '(?:the|an?|your|our|my|any|each|every|all|no|its|their|his|her|this|these|those|some|other|one|two|three|several|certain|most|many|which|whoever|anyone|nobody|somebody|everyone|everybody|someone|people|children|anything|something|nothing|everything|what|said|of you) ',
  suchOne:
    'such (?:an? )?(?!(?:as|that|other|further|event|case|date|time|amount|period|things?|later|cases)_)',
  pointsBackWithin: [
    "^(?:i|we|you|they|(?:either|neither|each) (?:of us|of you|party|side)) (?:(?:may|can|must|will|shall|cannot|should|do not|don[’']t) )+(?:(?:also|only|then|always) )?do so_",
    '(?:until|within|by) [^.;,]{2,40} to \\p{L}+ (?:it|them)\\.$',
    '(?:of that happening|within that time|by then)_',
    '^(?:the|an?|your|our|their|every|each|either|any) (?:\\p{L}+[ -]){1,3}(?:should|must|will|shall|can|may|has to|have to|needs? to)(?: (?:not|also|then|only|always))? (?!make_|find_|consider_|think_|take_)\\p{L}+(?: (?:at|for|to|with|after|of|on|into|up|off|back|out))? (?:it|them)(?=[ ,;.])(?! that_)',
    '(?:for|of|to|with) th[eo]se \\p{N}+_',
  ].join('|'),
  countsFromBefore:
    'on the (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\p{N}{1,2}(?:nd|rd|th)) day[.,;]',
  standsAlone: `^(?:${[
    'so (?:that|long as|far as|as to)',
    "it(?: is|['’]s| was| may be| would be) (?:\\p{L}+ ){1,5}(?:to|that|if)",
    'this (?:\\p{L}+ ){0,3}(?:agreement|policy|lease|contract|letter|notice|document|deed|offer|report|leaflet|certificate|guide|manual|warranty|statement|licen[cs]e|survey)',
  ].join('|')})_`,
  takesUpThing:
    '^(?:it|they|he|she|this|that|these|those|both|one|all|none|each|some|most|neither|either|the (?:same|latter|former|others?))_',
  limitsBefore:
    "^(?:(?:this|that|it|these|they|doing so|such (?:a )?\\p{L}+|the (?:offer|guarantee|cover|refund|discount|promise|allowance)) (?:\\p{L}+ )?(?:only appl(?:y|ies)|appl(?:y|ies) only|only covers?|only counts?|does not|doesn[’']t|do not|don[’']t|is not|isn[’']t|are not|aren[’']t|is no longer|are no longer|cannot|can[’']t|will not|won[’']t|is only|are only|is subject to)_|such interest_)",
  cannotBeDone:
    "^(?:but )?(?:i|we|you|they|it|that) (?:cannot|can['’]?t|won['’]t|will not|do not|don['’]t|did not|didn['’]t|is not|isn['’]t)\\.$",
  turnsRound: `^(?:${[
    '(?:[\\p{L},]+ ){0,8}(?:there is|there are|is|are|poses?|has|have) no (?:danger|risks?|hazard|cause for)',
    'there (?:is|are) (?:one|two|three|some|a few) exceptions?|the (?:only )?exceptions? (?:is|are)',
    '(?:it|this|that|they) (?:was|were|has been|have been) (?:(?:later|then|since|subsequently) )?(?:lowered|raised|changed|replaced|withdrawn|reduced|dropped|refused|rejected|reversed|overturned|corrected|amended|superseded)',
    '(?:it|this|they) (?:is|are|will be) (?:only )?(?:returned|repaid|refunded|paid back|given back|released)',
    "if (?:it|this|that|they) (?:is|are|has|have|does|do)(?: not|n['’]t)",
    "if we (?:(?:do not|don['’]t)|(?:have (?:not )?)?(?:heard?|received?)(?: no| nothing)?(?: from you)?[^,.;\\p{N}]{0,20},)",
    'the (?:\\p{L}+ ){1,3}(?:is|are|runs|lasts|becomes) then|there is no right to|this is (?:no|not a) (?:promise|guarantee|right)',
    '(?:the|this|that) (?:motion|proposal|amendment) (?:fell|falls|(?:was|is) (?:not carried|lost|defeated|withdrawn|rejected))',
    'however|but|no (?:further|other)|nevertheless|nonetheless|except|otherwise',
    'failing (?:this|that|which)|only if',
    'if (?:you|they|he|she|we) (?:do|does|did|make|give|choose|have) (?:not|no|none)',
    'if (?:no|none) (?:\\p{L}+ ){1,4}(?:is|are)',
  ].join('|')})_`,
  notForReader:
    '(?:(?:do|does|did|will) not (?:apply|extend|relate) to (?:you|your)|(?:is|are) not (?:the|your) case)_',
  forReader: '(?:this (?:is your case|applies to you)|so you (?:do not|need not) (?:pay|have))_',
  notHad:
    '(?:has|have|was|were|is|are) not (?:yet )?(?:been )?(?:ordered|chosen|selected|taken (?:out|up)|booked|agreed|requested|activated|included)_',
  limitsNamed:
    '(?:does|do|is|are|was|were|will|can) (?:not|no longer|only) (?:be )?(?:appl(?:y|ied)|available|covered|affected|counted|count|valid|included|refunded|refundable|payable|paid|given|granted|accepted|possible|due)_|only (?:counts?|applies|apply|valid|holds?|runs?|covers?) (?:if|when|where|from|for|to|once)|(?:counts?|applies|apply|valid|holds?) only (?:if|when|where|from|for|to|once)',
  acknowledgesThat:
    '^(?:(?:the|each|both|either) )?(?:\\p{L}+ ){1,2}(?:acknowledges?|accepts?|confirms?|notes?|is aware)(?: and \\p{L}+)?,? that_',
  pointsToTime:
    '(?:(?:that|this|such) (?:date|day|period|deadline|time limit)|this term|(?:after|before|until|by|within|from) that time)_',
  namesTime: '(?:dates?|days?|week|month|year|periods?|deadline|term|ends?|expir\\p{L}+)_',
  corrects:
    'correct(?:ed|ion|s)|in place of|replaces|supersede|by (?:mistake|error)|in error|(?:is|was|were) an? (?:error|mistake)',
  citesLaw:
    '(?:acts?|regulations?|ordinance|rules|statute|law)(?:\\s\\([^)]{2,30}\\))?,?\\s(?:of\\s)?(?:19|20)\\d\\d\\)?$|^federal act',
  paidToFirst: '',
  paidToSecond: '',
  turnsItems:
    '(?:i|we|court|tribunal|judge|council|committee|authority|board|hereby) (?:hereby )?(?:have |has )?(?:(?:also|further) )?(?:refuses?|refused|grants?|granted|dismiss(?:es|ed)?|reject(?:s|ed)?|allow(?:s|ed)?|revokes?|revoked|approves?|approved|withdraws?|withdrawn|prohibits?|prohibited)_',
  saysWeDecide:
    '(?:i|we|court|tribunal|judge|council|committee|authority|board|hereby) (?:hereby )?(?:have |has )?(?:orders?|ordered|declares?|declared|resolves?|resolved|decides?|decided|determines?|determined)',
  namesOurActs:
    '(?:rights?|licen[cs]es?|permissions?|things?|items?|claims?|what|which|that) (?:i|we) \\p{L}+',
  opensItems:
    'please|must(?: also| not)?|shall|should|may(?: also| not)?|you have|(?:if|when|where|unless|provided that)(?: you)?|except|either',
  tellsOfList: '',
  orWord: '(?:or|alternatively)',
  grants: 'may(?: also)?|can',
  spanOfTime: '(?:hours?|days?|weeks?|months?)_',
  tellsResearch:
    'we (?:\\p{L}+ly |also |first |then |further )?(?:show|find|demonstrate|prove|argue|report|evaluate|compare)_',
  tellsReceipt:
    '^(?:(?:we|i) (?:have )?(?:now )?received your|your (?:letter|application|request|claim|notice|cancellation|complaint|form|appeal)(?:[^.;]|(?<=\\p{N})\\.){0,80} (?:(?:was|were|has been) received|arrived|reached us))_',
  greeting: '^(?:dear|hello|hi|good (?:morning|afternoon|evening|day))_',
  greetingLine: "^dear(?:,? (?:&|\\p{L}[\\p{L}.'’-]*)){1,6}$",
  farewell:
    '^(?:(?:yours )?(?:sincerely|faithfully|truly)|(?:with )?(?:kind|best|warm) (?:regards|wishes))_',
  whoTicks: '^(?:i|we|my|our)_',
  declares: 'the undersigned|i\\/we|i, the',
  pageFurniture: '^weather_\\s?:|^(?:mailbox|inbox|folder)_\\s?[:>]|^printed_[^.]{0,12}\\p{N}',
  signature:
    '^(?:(?:signed(?: by| for|:| \\(| as a true)|by:\\s.{0,80}\\bdate:|signature)_|^name of \\p{L}+:\\s*[.\\x5f…]{3})',
  attests:
    '^(?:read|seen|acknowledged|agreed|accepted|approved|understood|confirmed)(?:, (?:understood|agreed|accepted))?(?:,? (?:and|&) (?:agreed|accepted|understood|approved|acknowledged))(?: (?:by|to|as of)[^:.(（：。]{0,60})?',
  headsContents: '^(?:table of )?contents$',
  headsReferences:
    '^(?:references|bibliography|works cited|literature(?: cited)?|acknowledge?ments?)_',
  headsAbstract: '^(?:abstract|executive summary|management summary|summary|overview)_',
  headsActions:
    '^(?:[\\d/.]+\\s)?actions?(?: points?| list| log| agreed| required)?$|^(?:to[- ]do(?: list)?|tasks)$|recommendation|next steps|action items',
  headsRisks:
    '^(?:key )?risks?_|risk factors|limitations|warnings?_|what (?:could|can|may|might) go wrong',
  headsConclusion: 'conclusion|concluding|final remarks',
  headsIntroduction: '^(?:introduction|purpose|scope and purpose)_',
  headsBackground: 'related work|previous work|literature review|background|recitals|whereas',
  headsDefinitions: '^definitions?_|definitions and interpretation|glossary',
  headsDiscussion: 'discussion|analysis_',
  headsResults: '^(?:(?:results?|findings|evaluation|experiments?|experimental)_|.*results$)',
  headsMethod: 'method|approach|model|materials and|procedure|data_',
  partOfText: 'sections?|part|article|art\\.|clause|chapter|schedule|annex|appendix',
  opensClause: '^(?:what|when|where|why|who|which|how|if|was)_',
  ordinalName: '',
  picture: 'figure|fig\\.',
  pictureShows: 'shows?_',
  verb: '(?:is|are|was|were|be|been|has|have|had|will|shall|must|may|can|should|does|did|agrees?|means)_',
  describesParty: 'represent|hereinafter|between',
  pageWord: 'page|p\\.|folio',
  ofPages: 'of',
  headsKeywords: '',
}
