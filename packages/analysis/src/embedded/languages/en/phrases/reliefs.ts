import type { ReliefPhrases } from '../../phrases/relief-phrases.ts'

export const reliefs: ReliefPhrases = {
  onlyFor:
    '(?:we|the (?:landlord|lessor|lender|bank|insurer|company|employer|supplier|provider|seller|owner)) (?:may|can) (?:end|terminate|cancel|withdraw|dismiss|refuse|increase|raise|change|enter)[^.;]{0,60}? only (?:for|if|where|when|with|in|on|after)_',
  nothingOwed: [
    'you (?:will |would |then )?lose nothing',
    'the most (?:that )?you (?:can |could |will |would |may )?(?:lose|pay|owe)_ ',
  ].join('|'),
  paidToReader:
    '(?:it|he|she|they|we|(?:contractor|supplier|provider|seller|landlord|builder|carrier)) (?:pays?|shall pay|will pay|credits?) (?:the (?:customer|client|tenant|buyer|employee|passenger|guest)|you)_(?! (?:only|no more|at most|up to|nothing|less))',
  insuresAgainst:
    '(?:we|(?:this|the|your) (?:policy|insurance|cover)) (?:insures?|covers?|protects?) [^.;,]{1,60}? against_',
  earlierReplaced: [
    '(?:earlier|previous|former|old|prior|first) (?:offers?|quotes?|quotations?|agreements?|contracts?|versions?|terms|estimates?|lease|policy) [^.;]{0,80}?(?:expired|lapsed|no longer|replaced|superseded|void)',
    '(?:is|are|was|were) (?:hereby )?superseded by this',
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
    '(?:we|they) (?:can|may|might|could) (?:also |still |often )?(?:be able to )?(?:offer|help|agree|give you|arrange|grant you|support you)',
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
    '(?:as )?(?:we|one) (?:can|could)(?: now| also| then| clearly| easily)* (?:see|show|illustrate|construct|observe|conclude|infer|derive|plot|visuali[sz]e|demonstrate|approximate)_',
  isUsual:
    '(?:some|a little|slight|mild|minor|light) (?:\\p{L}+ ){1,4}(?:is|are) (?:quite |perfectly |entirely |completely )?(?:normal|common|usual|harmless|to be expected|nothing to worry about)',
  lastsLonger: [
    '(?:cover|coverage|insurance|protection|guarantee|warranty|benefit)s?(?: \\p{L}+){0,3} (?:lengthens?|is (?:automatically )?(?:lengthened|extended|prolonged)|continues?|goes on|runs on) (?:by itself|automatically|free of charge|at no (?:extra )?(?:cost|charge)|without charge)',
    '(?:restriction|ban|notice period|minimum term|price|fee|rent|charge|interest|premium) (?:[^.;]{0,60} )?(?:is|are|will be) (?:reduced|shortened|lowered|cut) (?:from [^.;]{1,30} )?to',
    'ha(?:s|ve) no (?:end date|expiry(?: date)?|time limit|deadline)|(?:never|do(?:es)? not) expires?',
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
  tellsHowToRead: [
    '(?:remaining|other) (?:provisions|clauses|terms|parts)_ (?:\\p{L}+ ){0,6}(?:valid|unaffected|in force|full force|effect)',
    '(?:executed|signed) in (?:\\p{L}+ )?counterparts?_|headings (?:are|is) for',
    '^(?:(?:any|an?|the|all|each) )?(?:notices?|letters?|communications?)_ [^.;]{0,160}?deemed (?:to (?:be|have been) )?(?:received|served|given|delivered)_',
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
}
