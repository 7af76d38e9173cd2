import type { RiskReasons } from '../language-pack.ts'

export const riskReasons: RiskReasons = {
  health: [
    'May harm your health',
    'side effect|call (?:999|911|112)|chest pain|breathless|trouble breathing|in pain|blood thinner|allerg|overdose|swelling|bleed(?:s|ing)?_|dial (?:999|112|911)|dizz|drows|faint|seizure|stroke_|infection|pregnan|breastfe|dangerous_|danger (?:to|of)_|interact(?:s|ions?)? with|contraindic|(?<!with )life-threatening|fatal|death_|(?<!(?:liable|responsible|liability|responsibility) for [^.;]{0,60})injur(?:y|ies|ed)_|(?:to|nearest) (?:a |the )?hospital_|emergency(?! (?:contact|number|tele|phone|maintenance|repair))|poison|suffocat|burns?_|electric shock|carbon monoxide|explo(?:de|sion|sive)|asbestos|out of (?:the )?reach|(?:do|must) not (?:take(?! (?:up|part|place|on|out|over|off|advantage|action|into|any_|no_|responsibility|care|account|cash|cheques|cards?|money|payment|bookings?|notice|steps))|swallow)|(?<!we )(?:do|must) not (?:use|drive|give) .{0,60}(?:if_|while|when|during|until|children|animals|eyes|skin)|stop (?:taking|using)|(?:stop|start|change|skip) (?:any |your |the |other )*(?:medicine|medication|tablets|dose)|see a doctor|(?:tell|ask|call|contact) (?:your|a) (?:doctor|pharmacist)|worsen|relapse|complications?|risk of .{0,30}(?:falling|collapse|fire|shock|drowning)|(?:may|might|could|can) (?:fall|collapse|catch fire|explode)_',
  ],
  ending: [
    'May be ended or cut off',
    '(?:be|is|are) discharged (?:back )?to_|may (?:also |then )+(?:end|cancel|close|suspend|terminate)_|(?:employment|job|post|tenancy) (?:may|might|could|will|would) (?:come to an end|end|go)_|job is at risk|at risk of redundancy|terminat|(?<!(?:unfair|wrongful|constructive) )dismiss(?:al|ed)|(?:may|can|will|shall|could) (?:have to )?(?:end|cancel|close|suspend|disconnect|cut off|withdraw|stop|expel|evict|repossess)|suspen(?:d|ded|sion)|evict|repossess|possession|cut off_(?! (?:the|its|a) (?:cable|cord|plug|lead|part|slip|label|coupon))|disconnect|expel|expulsion|notice to (?:quit|leave)|(?:is|are|be) (?:withdrawn|revoked|cancell?ed)|revo(?:ke|cation)|ends? (?:your|the|this|all|at once|immediately)|(?:come|comes|came|bring|brings) .{0,25}to an end|(?:pay or|to) quit_|pull out_|stops? (?:the )?work(?:ing)?_|switched off|given to (?:another|somebody else|someone else)|goes? to the next|(?:cannot|will not) (?:run|go ahead|take place|start)_|sent home|lose your (?:home|job|place|account)',
  ],
  forfeit: [
    'Money or a right may be lost',
    '(?:terms|offer|right|place|discount|agreement)s? (?:then )?falls? away_|back on the market_|we (?:then )?keep (?:what|half|all|it_)|(?:offer|give|let|sell)s? (?:it|this|the (?:place|room|slot|boxes|berth|house|flat)) to (?:someone|somebody|another|the next)|(?:place|room|slot|seat|boxes) (?:may |then |will )?(?:goes?|passes) to_|forfeit|(?:hold|held) back|withh[eo]ld(?!ing)|non-?refundable|no refund|(?:not|cannot) (?:be )?(?:refund|return|repaid|paid back|carried (?:over|forward))|(?:is|are|be) lost_|los(?:e|es|ing|s) (?:the|your|any|all|its|their|his|her|of|up to|it_|them_|this|that|£|\\$|€)|lapses?_|void|expires?_|keep (?:the|your) (?:deposit|money|premium|payment)|(?:is|are|be) retained|no longer (?:be )?(?:entitled|valid|eligible|available)|(?:not|cease to be|no longer) (?:be )?(?:entitled|eligible)|disentitle',
  ],
  penalty: [
    'A penalty or late charge',
    '(?:will|may|can) (?:cite|fine|ticket)_|be (?:cited|ticketed)_|penalt|(?<!(?:is|are|be|was|were|feels?|looks?|works?) )fine_(?! (?:weather|print|arts?|dining|sand|powder|mesh))|fines_|fined_|surcharge|late (?:fee|charge|payment)|interest (?:of|at|on|will|is|runs|accrues|shall)|default (?:interest|charge)|liquidated|reminder fee|returned (?:check|payment)|collection (?:cost|fee|charge)|contractual damages|no-show|cancellation (?:fee|charge)|early (?:termination|repayment|exit) (?:fee|charge|payment)|per (?:day|week|month) of delay|(?:administration|trip|call-?out|reinstatement|restocking) (?:charge|fee)|late charge|charge of',
  ],
  cost: [
    'You bear further costs',
    "(?:costs? (?:you|us)|it costs) (?:£|\\$|€)|being charged_|charging (?:us|you)_|ordered to pay_|at (?:your|its|their|his|her|the \\w+'s?) (?:own )?(?:cost|expense)|you (?:must |will |shall |have to |may have to )?(?:pay|bear|repay|reimburse)_|(?:pay|pays|bear|bears|meet) (?:for|all|half|the (?:full|cost|rest|difference|balance|whole))|whole cost|falls? due|(?:is|are|becomes?) due (?:at once|immediately|in full)|make up_|added to (?:what|your)|for the full|pay back|repay|reimburse|extra (?:charge|cost|fee)|additional (?:charge|cost|fee|payment)|(?:is|are|be) (?:charged|billed|deducted|payable|passed on)|charge(?:d|s)? (?:to|for)|deduct|excess_|deductible|co-?pay|own share|top up|shortfall|special levy|on top of|not included in the (?:price|fee|rent)",
  ],
  increase: [
    'May become more expensive',
    '(?:increase|raise|adjust|change|revise|review)s?_ (?:the|your|our|its|this|these)? ?(?:monthly |annual )?(?:prices?|fees?|rents?|charges?|premiums?|rates?|tariffs?|contributions?)|(?:prices?|fees?|rents?|charges?|premiums?|rates?|tariffs?|contributions?|costs?|bills?|instal?ments?) .{0,40}(?:increase|rise|rose|risen|go up|goes up|went up|change|adjusted|indexed|higher|more)|index-linked|inflation|price (?:change|increase|adjustment)|more expensive|higher (?:rate|price|fee|cost)|variable rate',
  ],
  renewal: [
    'Continues unless you end it',
    '(?:neither|no) (?:party|side|of us) (?:may|can) (?:end|terminate|cancel)_|renew(?:s|ed)? (?:itself|by itself|you automatic|automatic)|carries on|automatic(?:ally)? (?:be )?(?:renew|extend|continue|roll)|(?:is|are|be) (?:automatically )?(?:extended|renewed) (?:for|by)|extends? (?:for|by) (?:a|another|one|further|successive)|rolls? over|unless (?:it is )?(?:cancell?ed|terminated|ended)|month to month|continues? (?:until|from|for|unless|automatically)|successive (?:periods|terms)|minimum (?:term|period|commitment)|tied (?:in|to)|lock(?:ed)?[- ]in',
  ],
  oneSided: [
    'The other side may decide alone',
    '(?:we|the (?:company|landlord|lender|bank|provider|supplier|employer|club|insurer|school|seller|organi[sz]er|operator|board|council|licensor)|management) (?:may|can|reserves?|is entitled|are entitled)_|reserves? the right|sole (?:and absolute )?discretion|at (?:its|our|their) discretion|without (?:giving )?(?:reasons?|your consent|prior notice|notice)|at any time|(?:change|amend|vary|modify) (?:the|these|this|our) (?:terms|rules|conditions|agreement|policy)|as (?:we|it) sees? fit',
  ],
  exclusion: [
    'Not covered or not included',
    'do not apply_|no part of [^.;]{1,20} (?:is|will be) (?:insured|covered)|(?:we|insurer|company) (?:will |shall )?pays? (?:no more than|at most)_|not (?:be )?(?:cover|includ|insur|reimburs|pay|paid)|no cover|exclu(?:de|sion|ding)|does not (?:cover|include|extend|apply)|do not (?:cover|include|pay|insure)|(?:will|shall) not (?:cover|include|pay)|(?<!liability[^.;]{0,60} )limited to|up to a (?:maximum|limit)|the most we|only (?:if|where|when|up to)|outside (?:the |this |your )?(?:policy|cover|insurance|warranty|guarantee|scope)_|wear and tear|out of (?:warranty|scope)|warrant(?:y|ies)? (?:is|are|does|do|will|shall|ends|lapses|becomes)|not (?:part|subject) of|must be (?:bought|ordered|arranged) separately',
  ],
  liability: [
    'Liability is limited or passed on',
    '(?:neither|no) (?:side|party|of us) (?:is|are|will be|shall be) liable|on the hook|liab(?:le(?! for the (?:full|whole))|ility|ilities)|enforceable against|no (?:obligation|duty) to|indemnif|hold harmless|no (?:warrant|guarantee|responsib|representation)|not (?:take|accept) (?:any )?responsib|not (?:be )?(?:liable|responsible|accountable|guarantee)|as is_|own risk|jointly|each of (?:you|them)|(?:do|does|cannot|can not) (?:not )?(?:guarantee|warrant|promise)|consequential|personal(?:ly)? (?:guarantee|answerable)|disclaim|answerable|bears? the (?:risk|loss)',
  ],
  deadline: [
    'Too late means it is lost',
    '(?:no|not) later than|after (?:that|this|the) (?:date|time|deadline|period)|late (?:applications?|bids?|claims?|requests?|submissions?|entries)|(?:must|has to|have to|should) .{0,60}(?:by|within|before) (?:the |[0-9]|noon|\\p{Lu})|out of time|time[- ](?:bar|limit)|deadline|within [0-9]+ (?:days|weeks|months|hours)|(?:received|made|submitted|sent) (?:late|after)|miss(?:ed|es|ing)? (?:the|this|a|your)_',
  ],
  silence: [
    'Silence counts as agreement',
    '(?:hears?|heard) nothing|not heard (?:from|by)|assume that you|taken as (?:right|correct)|deemed|treated as (?:accept|agree|consent|if)|taken (?:as|to) (?:accept|agree|have)|(?:continued|further) use|by (?:using|continuing|creating) [^.;]{0,80}(?:agree|accept|consent|bound)|(?:agree|accept|consent)[^.;]{0,60} by (?:using|continuing|creating)|(?:do not|don.t) (?:object|reply|respond)|not hear from you .{0,60}(?:assume|treat|deem|consider|accept|agree)|no (?:reply|response|answer|objection)|silence|unless you (?:tell|object|opt|inform)',
  ],
  waiver: [
    'A right is given up',
    'waive[sd]?_|waiver of|give(?:s|n)? up|relinquish|renounce|no (?:right of )?appeal|(?:not|cannot) (?:be )?(?:appeal|challeng|revoked|undone|reversed|withdrawn)|irrevocabl|final and|arbitration|class action|release[sd]? (?:and|from|us|the)|no (?:further )?claim|in full (?:and final )?settlement|no right|perpetual|transfer(?:s|red)? (?:all|ownership|title)|assign(?:s)? (?:all|to)',
  ],
  refusal: [
    'May be refused',
    'reject|refuse|declin(?:e|ed)_|disqualif|(?:can)?not (?:be )?(?:accept|consider|admit|grant|approv|open|process)|turn(?:s|ed)? (?:it |them |you )?(?:down|away)|denied|ineligible|returned unopened|excluded from|will not be (?:accepted|considered|opened|processed|admitted)|rule(?:s|d)? out|fail(?:s|ed)? to (?:meet|qualify)',
  ],
  legal: [
    'Legal steps may follow',
    'court|prison|prosecut|(?:debt|account) .{0,30}collection|credit report|offen[cs]e|convict|imprison|legal (?:action|proceedings|steps|costs)|proceedings|bailiff|enforce(?:ment)?_|debt collect|collection agency|lien_|seiz(?:e|ure)|attachment|contempt|sue_|sued_|judgment|criminal|injunct|lawsuit|litigation|claim against|fraud',
  ],
  data: [
    'Data is passed on or recorded',
    '(?:share|pass|disclose|transfer|sell|send|forward|use|store|process|collect|keep|publish|record|monitor|track)(?:s|es|d|ed|red|ing)?_ .{0,60}(?:data|information|details|address|image|photograph|recording|records|location|usage|content)|third part|outside the (?:eu|eea|uk|european|country)|credit (?:reference|bureau|register)|personal data|data (?:loss|breach|leak)|published|recorded|monitored|cookies|profil(?:e|ing)|unauthori[sz]ed (?:access|disclosure)|register, where',
  ],
  restriction: [
    'Forbids or restricts something',
    '(?:may|must|shall|can) not_|cannot_|not (?:allowed|permitted)|prohibit|forbid|forbidden|ban(?:ned)?_|without (?:the |our |prior |written |its )*(?:consent|permission|approval|agreement)|exclusiv|compete|competing|solicit|restrict|confidential|only with|no (?:pets|smoking|subletting|guests|alterations|work|building)|(?:agree|undertake|promise)s? not to|not to (?:use|disclose|compete|sublet)',
  ],
  finance: [
    'Money is short or at stake',
    'shortfall|deficit|arrears|overdue|insolven|bankrupt|liquidation|going concern|covenant|default|write-?off|impair|loss(?:es)?_|over budget|overspen|(?:above|below|under|over|exceed\\w*|short of|behind) (?:the |its |our |this )?(?:budget|target|forecast|plan|estimate|threshold|limit)|reserve|cash flow|contract .{0,60}ends_|announced a tender|refinanc|debt|unpaid|bad debts?|downgrad|dropp?ed|fell|declin|decreas|cost overrun|funding (?:gap|ends)|not (?:yet )?(?:secured|funded)',
  ],
  defect: [
    'Something is faulty or missing',
    'defect|fault|crack|leak|damp|mou?ld|rot_|rust|corrosi|broken|damaged|worn|fail(?:ed|ure|ing|s)?_|missing|gap_|gaps_|not (?:been )?(?:tested|reviewed|documented|maintained|signed|in place|working|followed|checked|inspected|completed|compliant|available)|no (?:record|evidence|backup|alarm|proof|documentation)|inadequate|insufficient|ineffective|unsafe|hazard|vulnerab|outage|downtime|interrupt|corrupt|error|incident|overload|flood|subsid|settlement of|infest|pest|short(?:age| of staff)|understaffed|unreliable',
  ],
  delay: [
    'Uncertain or may be delayed',
    "delay|postpon|depend(?:s|ent|ing)? (?:on|up)|conditional|subject to|uncertain|provisional|not (?:yet )?(?:been )?(?:approved|confirmed|decided|agreed|guaranteed|certain|final|signed)|may (?:not|take|change|vary|differ|rise|fall|delay|be late)|could (?:rise|fall|delay|slip|affect|lead|mean)|risk|at stake|threat|(?<!(?:day|week|month|hour)s?['’]?s? )warn|estimate only|not binding|expected to (?:rise|increase)|awaiting|outstanding|only (?:one|two) (?:supplier|customer|person|people)",
  ],
  damage: ['May cause harm or damage', '(?!)'],
  effective: [
    'Takes effect despite an appeal',
    '(?:appeal|objection|application|request|challenge|complaint)s? [^.;]{0,60}?(?:does|do|will|shall) not (?:by itself |of itself |automatically )?(?:stop|suspend|delay|halt)',
  ],
  allDue: ['All falls due at once', '(?!)'],
  takenAway: ['Something may be sold or taken', '(?!)'],
  paidBack: ['May have to be paid back', '(?!)'],
  condition: ['Depends on a condition', '(?!)'],
  attention: ['Needs attention', '(?!)'],
  other: ['May be to your disadvantage', '(?!)'],
}
