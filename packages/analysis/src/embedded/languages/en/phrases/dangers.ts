import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'cancel|withdraw|no-show',
  injures: [
    'toxic (?:\\p{L}+ )?(?:gas|fumes|vapou?rs?|smoke)_|poisonous_|chlorine gas_|carbon monoxide_',
    'electric(?:al)? shock_|electrocut\\p{L}+|suffocat\\p{L}+|asphyxia|scald(?:s|ed|ing)?_|drown(?:s|ed|ing)?_',
    'gas leaks?_',
    '(?:risk|danger|hazard) of (?:\\p{L}+ ){0,4}?(?:shock|fire|explosion|collapse|falling|drowning|burns)_',
    '(?:may|might|could|can|will) (?:explode|collapse|catch fire)_',
  ].join('|'),
  timeAndAgain:
    '(?:per|each|every|for (?:each|every|any)(?: \\p{L}+)?) (?:day|week|month|further day|full day)_',
  excepts: 'except(?: (?:in|on|for|where|if|that))?_|save (?:for|that|in)_|other than_',
  takesWhole:
    '(?:whole|full|entire|total|all(?: of)?(?: the)?|100 ?%(?: of)?(?: the)?) (?:\\p{L}+ ){0,2}?(?:rent|price|fees?|stay|sums?|payments?|amount|costs?|fare|deposit|premium|balance|budget|credit|loan|debt|bonus|grant)_[^.;]{0,40}(?:due|payable|charged|forfeited|lost|kept|retained|owed|repaid)',
  losesMain:
    '(?:offers?|grants?|funding|subsid(?:y|ies)|tenders?|bids?|applications?|proposals?|permission|licen[cs]e)_[^.;]{0,80}?(?:lapses?|rejected|excluded|disqualified|withdrawn|lost|(?:not|cannot) be (?:accepted|considered|opened|scored)|unopened|not accepted)_',
  severeAllergy:
    '(?:severe(?:ly)?|serious|life-threatening|strong) (?:\\p{L}+ ){0,2}allerg|anaphyla|epipens?',
  deadly: [
    'death|fatal|heart attack|cardiac arrest|infarct|stroke(?!s)|thrombos|embol|anaphyla|haemorrhag|hemorrhag',
    'mortal',
  ].join('|'),
  tellsInsurance: 'insur|cover|assur',
  tellsCause: [
    '(?:because(?: of)?|due to|owing to|in view of|other than)_[^,;:.]{0,120}_',
    '(?:(?:up)?on|after|following|before|until|from the date of) (?:the |any |such |early |earlier )*(?:termination|expiry|expiration|cancellation|end)(?: of)?_',
    'warn(?:s|ed|ings?)?_|risks? (?:that|of)_',
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'and|but|or',
  otherwise: '^(?:otherwise|failing which)',
  notPaidFor: [
    "(?:not|won['’]t|don['’]t|doesn['’]t|isn['’]t|never) (?:\\p{L}+ )?(?:cover(?:ed)?|pay|paid|insured?|include|included|refund\\p{L}*)(?: for)?_",
    '(?:general |main |policy )?exclusions_',
  ].join('|'),
  notLiable: '(?:not|neither|no|nor)_[^.;]{0,60}(?:liable|responsible)_|no liability',
  balancesCover: 'and (?:what )?(?:is |are )?not_|(?:and|of) (?:limitations?|liability)_',
  interactions: [
    '(?:tell|ask|inform|talk to|speak to|check with) (?:your|a|the) (?:doctor|pharmacist|nurse)[^.;]{0,120}(?:medicines?|drugs?|(?:tak|us)ing [^.;]{0,40}:$)',
    'do not (?:take|use) (?:it|this|\\p{L}+) (?:together )?with',
  ].join('|'),
  lacks: 'without\\s.{1,24}\\s(?:may|might|can|could|will|would|leads?|results?)_',
  absolutely: 'never_|under no circumstances_|on no account_',
  opensReasons:
    '^(?:(?:the |statement of |written )?(?:reasons|facts|background|evidence|findings of fact)_)',
  opensOrder: '^(?:(?:the )?(?:judgment|order|decision|disposition|remedy)_|it is ordered)',
  closesRuling:
    '^(?:notes?_|interest_|costs_|(?:right of )?appeal|reconsideration|enforcement|non-payment)',
  reasonsFollow: '(?:reasons?|grounds)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: [
    'no longer|too late|not be|not (?:accept|consider|admit)|will not|lapses?|expires?|barred',
    'becomes? (?:final|binding)|refus|reject|los[et]|otherwise|void',
  ].join('|'),
  agreesBySilence: 'accept|agree|chosen|choose|opted|consent|approv|acknowledg|assent',
  lessens: 'reduc|cut|lowered',
  auxiliary: 'is|are|was|were|shall|will|may|must|has|have',
  limitsOwnLiability:
    'liab\\p{L}* [^.;]{0,100}?(?:(?<!un|not )limited_|capped|exceed|no more than|up to_)|(?:not|neither|nor|party is) [^.;]{0,20}liable [^.;]{0,40}for (?:any )?(?:loss of (?:profit|business)|lost (?:profit|business|appointments)|indirect|consequential)',
  onlyFor:
    '(?:we|the (?:landlord|lessor|lender|bank|insurer|company|employer|supplier|provider|seller|owner)) (?:may|can) (?:end|terminate|cancel|withdraw|dismiss|refuse|increase|raise|change|enter)[^.;]{0,60}? only (?:for|if|where|when|with|in|on|after)_',
  nothingOwed: [
    'you (?:will |would |then )?lose nothing',
    'the most (?:that )?you (?:can |could |will |would |may )?(?:lose|pay|owe)_ ',
    'no (?:repayment|fee|penalty|surcharge) (?:is|will be|are) (?:then )?(?:due|charged|payable|made|owed|applied)_|nothing (?:is|will be) (?:then )?(?:due|owed|payable|charged)_',
  ].join('|'),
  paidToReader:
    '(?:it|he|she|they|we|(?:contractor|supplier|provider|seller|landlord|builder|carrier)) (?:pays?|shall pay|will pay|credits?) (?:the (?:customer|client|tenant|buyer|employee|passenger|guest)|you)_(?! (?:only|no more|at most|up to|nothing|less))|(?:council|state|fund|scheme|city|government|county) (?:subsidi[sz]es|pays for|grants|refunds|reimburses)_|(?:receives?|gets?|is paid) (?:an? )?(?:compensation|supplement|severance)_',
  insuresAgainst:
    '(?:we|(?:this|the|your) (?:policy|insurance|cover)) (?:insures?|covers?|protects?) [^.;,]{1,60}? against_',
  earlierReplaced: [
    '(?:earlier|previous|former|old|prior|first) (?:offers?|quotes?|quotations?|agreements?|contracts?|versions?|terms|estimates?|lease|policy) [^.;]{0,80}?(?:expired|lapsed|no longer|replaced|superseded|void)',
    '(?:is|are|was|were) (?:hereby )?superseded by this',
    '(?:replaces?|takes? the place of) (?:the (?:one|date|version|plan) |that |what was )',
  ].join('|'),
  unfounded: [
    '(?:showed?|shown|found|detect(?:ed|s)?|revealed|gave) no (?:(?:trace|sign|damage|fault|defect|crack|leak|fracture|infection)s?|asbestos|mou?ld|bleeding|\\p{L}+ fib(?:er|re)s?)',
    '(?:did|does) not (?:show|reveal|detect)|nobody was (?:hurt|injured)|no one was (?:hurt|injured)',
    'there (?:is|are|was|were) no signs? of|is no (?:place of )?danger',
    '(?:claim|action|complaint)s? [^.;]{0,60}(?:was|were) withdrawn|agreed to (?:halve|waive|reduce|lower)',
  ].join('|'),
  powerless: [
    "(?:bailiffs?|enforcement (?:agents?|officers?)|debt collectors?|collection agenc(?:y|ies)) (?:cannot|can ?not|can['’]t|may not|must not|will not|won['’]t|are not allowed to|have no (?:right|power) to)",
    '(?:neither|nobody|we (?:cannot|can not|may not)|they (?:cannot|can not|may not)) [^.;]{0,60}?(?:send|use|instruct) (?:bailiffs?|enforcement agents?) without',
    '(?:nobody|no one|no bailiff) (?:can|may|will|is allowed to) (?:call|come|enter|force|take|seize|remove|evict|arrest|cut)',
  ].join('|'),
  offeredByWriter: [
    "(?:i am|i['’]m|we are|we['’]re) (?:also |then )?(?:authori[sz]ed|able|happy|willing|prepared|ready|glad) to (?:waive|reduce|halve|cancel|refund|drop|forgive|write off|lower)",
    "(?:i|we)(?:['’]ll| will| can| could| would)? (?:then |also )?(?:waive|halve|forgive|write off|reduce (?:it|this|your|the (?:charge|fine|fee|bill|sum|amount)))",
    '(?:then )?we (?:will |shall |would )?owe you',
    '(?:we|they|she|he) (?:can|may|might|could) (?:also |still |often )?(?:be able to )?(?:offer|help|agree|give you|arrange|grant you|support you)',
    '(?:you|they|he|she) asked (?:me|us) to (?:give up|waive|drop)',
  ].join('|'),
  grantedToReader:
    '(?:you|they) (?:then |now |still )?have (?:\\S+ ){1,3}(?:days?|weeks?|months?) [^.;]{0,60}?to (?:change (?:your|their) minds?|withdraw|cancel|pull out)',
  endedBefore: [
    '^(?:done|completed)(?: [–-]|:)? (?=\\p{L}+ (?:on|of|are|is|for))[^.;]*',
    'dictated(?:,| but| and) not (?:signed|read|checked)[^.;]*',
    '(?:direct debit|mandate|standing order) (?:\\p{L}+ ){0,3}?(?:revoked|cancelled|withdrawn)',
  ].join('|'),
  leavesAsWellOff: [
    'your (?:own )?(?:share|liability|losses|contribution)(?: (?:of|to|for) [^.;,]{2,60})? (?:is|are) (?:limited|capped)',
    '(?:rent|fees?|instal?ments?|payments?|interest|charges?|premiums?|obligations?|dut(?:y|ies)) (?:[^.;,]{0,40} )?(?:is|are|shall be|will be) (?:then )?(?:suspended|abated|paused|deferred|frozen|postponed)',
    '(?:a )?(?:person|party|anyone|nobody) who is not (?:a )?party[^.;]{0,40}(?:no right|not|nor)',
    'delays? [^.;,]{0,30}?(?:attributable to|caused by) (?:the )?(?:contractor|builder|supplier|seller|carrier)',
    '(?:may|is free to) (?:\\p{L}+ ){0,8}at (?:his|her|its|their) own (?:cost|expense)',
    '(?:utility |mains |wall |line |shore )?(?:power|connection|signal|link|contact) (?:is|was|gets?) lost',
    'los(?:e|es|ing|t) (?:the |its |their )?(?:connection|signal|contact|communication|link)',
    'no (?:right|remedy|power)[^.;]{0,120}(?:is|are|shall be) exclusive of',
    '(?:rights|remedies)[^.;]{0,80}(?:are|shall be) cumulative',
  ].join('|'),
  tellsOwnText:
    '(?:as )?(?:we|one) (?:can|could)(?: now| also| then| clearly| easily)* (?:see|show|illustrate|construct|observe|conclude|infer|derive|plot|visuali[sz]e|demonstrate|approximate)_|(?:below|overleaf|here) you (?:can |will )?(?:see|find|read)_',
  isUsual:
    '(?:some|a little|slight|mild|minor|light) (?:\\p{L}+ ){1,4}(?:is|are) (?:quite |perfectly |entirely |completely )?(?:normal|common|usual|harmless|to be expected|nothing to worry about)',
  lastsLonger: [
    '(?:cover|coverage|insurance|protection|guarantee|warranty|benefit)s?(?: \\p{L}+){0,3} (?:lengthens?|is (?:automatically )?(?:lengthened|extended|prolonged)|continues?|goes on|runs on) (?:by itself|automatically|free of charge|at no (?:extra )?(?:cost|charge)|without charge)',
    '(?:restriction|ban|notice period|minimum term|price|fee|rent|charge|interest|premium) (?:[^.;]{0,60} )?(?:is|are|will be) (?:reduced|shortened|lowered|cut) (?:from [^.;]{1,30} )?to',
    'ha(?:s|ve) no (?:end date|expiry(?: date)?|time limit|deadline)|(?:never|do(?:es)? not) expires?',
    '(?:deadline|closing date|time limit|(?:comments?|consultation|objection|application|response|payment|reply) period|it|date)_ (?:[^.;,]{0,30} )?(?:has been|have been|was|is) (?:now )?extended (?:to|until|by)_',
  ].join('|'),
  mayAskFor: [
    '(?:you|tenants?|employees?|a party|either party|claimants?) (?:may|can) (?:then |also )?(?:ask|apply to|go to|turn to|petition|apply[^.;]{0,80}? for) (?:(?:the|a) (?:court|tribunal|judge|ombudsman|judgment)|(?:a |the )?reconsideration)',
    '(?:a |the )?claimant(?: \\p{L}+){0,5} may (?:use|ask|apply)',
    '(?:can|may|will) be (?:destroyed|deleted|erased|removed|withdrawn|returned|corrected) (?:if|when|whenever|as soon as|at any time if) (?:you|they|he or she) (?:ask|request|wish|want|tell)',
  ].join('|'),
  namesVenue: [
    '(?:governed|construed) (?:exclusively )?(?:by|under|in accordance with) (?:and [^.;]{0,40} )?(?:the )?(?:laws?_|\\p{L}+ law_)',
    '(?:courts?_ (?:of|in|at|sitting) |\\p{L}+ courts_)[^.;]{0,60}jurisdiction',
    '(?:exclusive )?jurisdiction (?:of|lies|is|belongs)',
  ].join('|'),
  bothMayEnd:
    '(?:either|each) (?:party|side)_ (?:may|can) (?:also |then )?(?:end|terminate|cancel)_ [^.;]{0,120}?(?:breach|insolven|default)\\p{L}*',
  wasPutRight:
    'status[:;]? (?:\\p{L}+ ){0,2}(?:corrected|closed|resolved|done|fixed|complied|remedied|completed|repaired)_',
  bothSides:
    '(?:either|each|neither) (?:party|side)_|(?:both|all) parties_|(?:contract|agreement|membership|subscription) (?:can|may) be (?:ended|terminated|cancelled)_(?! (?:by (?:us|the (?:landlord|lender|bank|company))|immediately|at once|without notice))',
  notInUse:
    '(?:is|are) (?:currently |at present |now )?not (?:in use|used|drawn|being used)_|(?:does|do) not apply (?:to you|in your case|at present)_',
  tellsHowToRead: [
    '(?:remaining|other) (?:provisions|clauses|terms|parts)_ (?:\\p{L}+ ){0,6}(?:valid|unaffected|in force|full force|effect)',
    '(?:executed|signed) in (?:\\p{L}+ )?counterparts?_|headings (?:are|is) for',
    '^(?:(?:any|an?|the|all|each) )?(?:notices?|letters?|communications?)_ [^.;]{0,160}?deemed (?:to (?:be|have been) )?(?:received|served|given|delivered)_',
    '^whereas_',
  ].join('|'),
  mayNotBeCopied: [
    '(?:may|must|shall) not be reproduced_|all rights reserved|subject to copyright',
    '(?:is|are) (?:protected by )?copyright|copyright of_',
    '(?:for (?:your )?information|for guidance|information purposes) only_|confers no (?:right|entitlement)s?_',
    '(?:addressee|intended recipient)s?_|if you (?:are|were) not the (?:intended|named)|recipients who are not',
    'received this (?:message|letter) (?:in error|by mistake)',
    '(?:may|must|shall) not be (?:republished|redistributed)_|received this e-?mail (?:in error|by mistake)',
  ].join('|'),
  readerMayLeave:
    '(?:you|(?:the )?(?:customer|client|tenants?|buyers?|purchaser|employee|worker|parents?|patient|passenger|guest|member|policyholder|student|borrower|consumer|subscriber|licensee)|either (?:side|party))_ (?:then |also )?(?:may|can) (?:then |also |instead |always |in that case )?(?:end|terminate|cancel|withdraw|hold back|withhold|choose|claim|reject|refuse|leave|object|complain|deduct)_(?![^.;]{0,200}(?:but|pays?|paying|fees?|charged?|costs?|loses?|forfeits?|only|unless|until|not|any time)_)',
  repaidToReader: [
    '(?<!no |any )(?:deposit|price|fees?|premium|payments?|charges?|money|instal?ments?|sums?|balance|everything|(?:customer|buyer|client|tenant|you)s?)_ (?:[^.;,]{0,40} )?(?:is|are|will be|shall be) (?:then |also |promptly |both )?(?:repaid|refunded|returned|given back|credited|reimbursed)_(?! (?:only|less|minus|to the (?:seller|supplier|landlord)))(?![^.]{0,200}(?:kept|retained|forfeit|lost|deduct|not_|unless))',
    '(?<!no |any )(?:deposit|money|fee|price|balance|instal?ments?)_ (?:then )?(?:goes|go|comes|come) back_',
    '(?<!unable to |not |cannot |never |to )(?:get|gets|receives?|have|has)_ (?:then )?(?:the |their |his |her |your )?(?:whole |full )?(?:fee|price|deposit|money|premium|everything|prepaid fees?|payments?)_ (?:[^.;,]{0,30} )?back_',
  ].join('|'),
  burdenEnds: [
    '(?:ban|restriction|covenant|obligation|duty|penalty|surcharge|levy|fee|charge|excess|deductible)_ (?:then )?(?:falls away|is dropped|is lifted|ceases to apply|no longer applies|is not (?:charged|applied|due))_(?![^.]{0,240}otherwise)',
    '(?:rent|charge|interest|premium)_ (?:[^.;,]{0,40} )?(?:goes down|is lower|is (?:then )?(?:reduced|halved|cut|lowered))_|comes? off (?:the|your) (?:rent|price|bill|fee)_|in return for [^.;]{3,60}?,? (?:the |your )?(?:rent|price|fee)_',
    '(?:is|are|was) (?:not|no) (?:an? |meant as (?:an? )?|by way of )?(?:penalty|punishment|sanction|criticism|reproach)_',
    '(?:leak|damage|fault|defect|crack|break)s?_ [^.;]{0,40}?(?:has|have|was|were|is|are) (?:now |since |already |been )*(?:repaired|mended|fixed|put right|made good)_',
    '(?:landlord|landlady|lessor|lender|supplier|seller|provider|insurer|bank)_ (?:then )?(?:loses|forfeits)_',
    '(?:we|the (?:landlord|lessor|lender|bank|insurer|company|employer|supplier|provider|seller|owner)) (?:may|can) only (?:end|terminate|cancel|withdraw|dismiss|refuse|increase|raise|change|enter|charge)_',
    '(?:rents?|prices?|fees?|premiums?|charges?|instal?ments?)_ (?:will|shall) not (?:be (?:increased|raised|put up)|rise|increase|go up)_(?![^.;]{0,120}\\s(?:but|unless|except)_)',
  ].join('|'),
  burdenRests: [
    '(?:penalt(?:y|ies)|fines?|interest|charges?|late fees?|surcharges?|(?:limitation|notice) periods?|time limits?|deadlines?|enforcement|collection)_ (?:then )?(?:does|do|will|shall) not (?:start|run|accrue|begin|apply|become due|fall due)_ (?:[^.;,]{0,30} )?(?:while|as long as|until|during)_',
    '(?:notice|penalty|fine|sanction|charge|interest|enforcement|collection|debt|repayments?|instal?ments?)_ (?:is|are|will be) (?:then )?(?:suspended|stayed|frozen|paused|put on hold)_',
    '(?:appeal|request|objection|application|complaint|review)s?_ (?:stops|suspends|puts off|pauses|freezes|stays)_ (?:the )?(?:penalty|fine|notice|order|decision|charge|payment|enforcement|collection|time)_',
  ].join('|'),
  paysLess: [
    '(?<!management |success )(?:fees?|prices?|bills?|instal?ments?|excess|fines?|penalty|tuition|subscription|tariffs?|fares?)_ (?:[^.;,]{0,30} )?(?:is|are|will be|shall be) (?:then |also )?(?:reduced|lowered|halved|cut)_ (?:by|to|if|when|in|for)_',
    '(?:is|are|will be|comes?) (?:then )?(?:taken |knocked |deducted )?off (?:your|the) (?:next )?(?:bill|price|rent|invoice|fee)_|(?:is|are|will be) deducted from (?:your|the) (?:next )?(?:bill|invoice|price)_',
    '(?:charge|fee|fine|interest|it|this)_ (?:is|will be) (?:then )?(?:credited|waived|cancelled|refunded|written off)(?: back)?_ (?:if|once|when|in full)_',
  ].join('|'),
  keepsPay: [
    '(?:suspend|release|send)\\p{L}* (?:you|him|her|them|the \\p{L}+)_ [^.;,]{0,60}?on (?:full|normal) (?:pay|wages|salary)_',
    '(?:on|with|keeping|retaining) (?:your |his |her |their )?(?:full |normal )(?:pay|wages|salary)_',
    'your (?:\\p{L}+ ){0,2}(?:pay|salary|wage|allowance|pension|benefit|bonus|hourly rate)_ (?:[^.;,]{0,30} )?(?:rises?|increases?|goes up|is raised|is increased)_ (?:by|to|from|on)_',
  ].join('|'),
  otherWaives:
    '(?:insurer|company|employer|landlord|landlady|lender|bank|seller|supplier|provider|council|association|management|board)_ (?:hereby |therefore |also |then |has |will )*(?:waive[sd]?|forgoes|forgives|renounces|gives up|writes off|does without)_',
  noDemand: [
    '(?:is|are|was) (?:not|no) (?:an? )?(?:demand|bill|invoice|reminder|request for payment|accusation|dismissal|warning|notice to (?:quit|leave))_',
    'there (?:is|are) no (?:ban|restriction|charge|penalty|fee)s?_ (?:on|to|for|after|if)_|(?:does|do|will) not count against you_',
  ].join('|'),
  staysAsBefore: [
    '(?:goes|go) on as (?:before|now|usual)_|(?:stays?|remains?|continues?) (?:as (?:before|now|it is|they are)|unchanged|the same)_',
    '(?:does|do|will|shall) not (?:affect|interrupt|reduce|change|lower|shorten) your_',
  ].join('|'),
  mayProve:
    '(?:you|(?:the )?(?:tenant|customer|member|buyer|employee|guest))_ (?:may|can|is free to|are free to) (?:still |always )?(?:show|prove)_ that [^.;]{0,80}(?:less|lower|smaller|no_|not_)',
  coversThis:
    '^(?:we (?:also )?(?:cover|insure)|(?:the|this|your) (?:policy|insurance|cover) (?:also )?(?:covers|includes|pays for))_(?![^.]{0,300}(?:only|not_|no_|except|unless|exclu|up to|at most|limit|less|but_))',
  fullyLiable:
    '(?:we|the (?:provider|supplier|seller|contractor|organi[sz]er|company|operator|landlord|carrier|bank)) (?:is|are|remains?) (?:fully liable|liable (?:without limit|in full))_',
  coverOrPay: [
    '(?:dis|re|un)?cover|insur|(?:re|pre|un)?(?:pays?|paid)_|refund|reimburs|free_|entitled|valid|compensat',
    '\\p{L}*works?_|appl(?:y|ies)',
  ].join('|'),
  onlyIf: 'only (?:if|where|when)_',
  noLegal: [
    '(?:e-?mail |file |ticket |stolen |these |the |some )?attachments?_(?! (?:of|order))',
    'court_ (?:of the house|yard)|tennis courts?',
  ].join('|'),
  noExclusion:
    '(?:has|have|had) not (?:yet )?paid_|should not be paid_|exclu(?:ded|sion) from (?:the )?(?:school|club|class|trip|premises|building)|(?:temporary|permanent) exclusion_|exclusion of (?:the|a) (?:child|pupil|member)',
  noIncrease:
    '(?:more|rise|higher) than_|increase (?:in|of) (?:orders|demand|work|activity|production)',
  noWaiver: [
    '(?:give[ns]?|giving|gave) up (?:vacant )?possession',
    'waives? (?:any |all |the |minor )*(?:irregularit|technicalit)\\p{L}+',
    'waives? (?:any |all |the |minor )*(?:informalit|formalit)\\p{L}+',
  ].join('|'),
  noHealth: '(?:writs? of|and|or) seizure_|seizure_ (?:and|of)',
  noPenalty: '(?<=(?:liable|responsible) for [^.;]{0,80})fines?_',
  noForfeit:
    '(?<!(?:lead|leads|result|results|mean|means|entail|entails|cause|causes|risk) (?:to |in )?(?:the |a )?)loss of|lost (?:key|card|badge|fob)s?_|(?:heat|water|pressure|line) loss(?:es)?_',
  noEnding: [
    '(?:give[ns]?|giving|gave|vacant) (?:up |back )?(?:vacant )?possession',
    '(?<=^|[:;.,–] )(?:revoke|cancel|withdraw|suspend|disconnect) (?:and|the|your|any|all|every|it|them)_',
    '(?:flights?|trains?|events?|classes|lessons?)_(?: \\p{L}+){0,3} (?:is|are|was|were|be)(?: \\p{L}+)? cancell?ed',
    '(?:token|password|key|access|session)s? (?:was |were |has been |had been )?(?:revoked|withdrawn)_',
  ].join('|'),
  noRenewal: '(?:may|can|must) (?:only )?(?:continue|go on) until [0-9]',
  noSilence:
    'deemed (?:to (?:be|have been) )?(?:given|served|delivered|made|issued|paid|sent|void|invalid)_',
  noData: '',
  noDefect: '(?:this|the|an|any|each) incidents?_',
  noRestriction:
    '(?:if|when|where|as|because|since|unless) (?:\\p{L}+ ){1,3}(?:cannot|can not|may not|must not)_',
  noRefusal:
    'rejects?_ (?:not|below|above|under|over|at most)|(?:you|employee|tenant|customer)_ (?:may|can) (?:also )?(?:refuse|decline|reject)_',
  ratingColumn:
    '^(?:(?:risk |overall |current |residual |inherent )?(?:rating|level|score)|severity|likelihood|probability|impact|rag(?: status)?)_',
  riskColumn:
    '(?:risks?|likelihood|probability|severity|impact|threats?|hazards?|mitigations?|response|counter-?measures?|contingency|findings?|observations?|defects?|issues?|weakness(?:es)?|non-?conformit(?:y|ies))_',
  stateColumn: '^(?:condition|state)_',
  soundState: '^(?:(?:very |as )?good|new|sound|excellent)$',
  ratedHigh: '^(?:very high|high|critical|severe|major|extreme|red)$',
  ratedMedium: '^(?:medium|moderate|significant|amber|yellow)$',
  ratedLow: '^(?:very low|low|minor|negligible|green)$',
  totalColumn: '\\p{L}*(?:score|total|rating|level)',
  findingColumn:
    '^(?:findings?|defects?|faults?|issues?|deficienc(?:y|ies)|damages?|non-?conformit(?:y|ies)|problems?|hazards?|dangers?)_',
  gradeColumn: '^(?:categor(?:y|ies)|class|priority|urgency|grade|severity|risk|rating|level)_',
  gradedBad: 'immedia|urgent|at once|critical|danger|serious|severe|major|high|grave|elevat',
  gradedSlight: 'advis|advice|observ|recommend|minor|low|cosmetic|inform',
  quantityColumn: '^(?:qty|quantity)_',
  gradeWord: '(?:rating|code|grade|category|class|priority|level|cr)',
  alarms: 'serious|urgent|immediate|danger|unsafe|critical|unacceptable|grave',
  worstGrade:
    '(?:serious|urgent|dangerous|critical|high|very high|immediate)(?: (?:risk|priority|severity))?',
  means: '(?:means?|signifies|denotes|refers? to)_',
  flagColumn: '^(?:flags?|abn(?:ormal)?\\.?|alert|h\\/l)$',
  farBeyond: '^(?:critical|panic)$',
  beyondRange: '^(?:high|low|abnormal|positive)$',
  graveDefects: [
    '(?:dangerous|critical|major|serious) (?:defects?|faults?|deficienc(?:y|ies))_',
    '(?:defects?|faults?|deficienc(?:y|ies)) (?:dangerous|critical|major|serious)_',
  ].join('|'),
  tellsEffect:
    '^(?:why (?:it|this) matters|(?:possible |potential )?(?:effects?|consequences?|implications?|risks?))_',
  withdrawnBySilence:
    'withdraw|declin|refus|reject|cancel|laps|gone|abandon|do(?:es)? not (?:want|wish)|(?:are|is) not (?:staying|coming|interested)|offer (?:it|the \\p{L}+) to|(?:passes|goes|given?) to (?:another|the next|some)',
  namesGuarantee: 'guarantees?_|warrant(?:y|ies)_',
}
