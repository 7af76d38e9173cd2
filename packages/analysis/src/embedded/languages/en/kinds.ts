import type { Kinds } from '../language-pack.ts'

/** The name of each kind, and the words by which its title or opening tells it. */
export const kinds: Kinds = {
  nda: [
    'Non-disclosure agreement',
    /non-?disclosure|confidentiality agreement|confidential disclosure|\bNDA\b/iu,
  ],
  'commercial-lease': [
    'Commercial lease',
    /commercial (?:lease|tenancy)|lease agreement[^.]{0,80}(?:premises|office|retail)/iu,
  ],
  lease: [
    'Lease',
    /(?:lease|tenancy|rental) (?:agreement|contract)|residential lease|^lease\b|sub-?lease|sub-?tenancy|lodger (?:agreement|contract)|(?:room|flat|apartment) (?:rental|rent) agreement|licen[cs]e to occupy|lease between|house rental/iu,
  ],
  'employment-contract': [
    'Employment contract',
    /(?:main )?terms (?:and conditions )?of (?:your )?(?:employment|job)|the main terms of your job|written (?:statement|particulars) of (?:employment|terms)|(?:letter of (?:appointment|offer|engagement)|offer letter) and (?:contract|terms|conditions) of employment|(?:employment|casual work(?:er)?|worker|zero[- ]hours?|apprenticeship|traineeship|internship|freelance work(?:er)?|temporary work(?:er)?)(?:'s|s'?)? (?:agreement|contract)|contract of employment|statement of (?:main |written )?(?:terms|particulars)(?: and (?:terms|particulars|conditions))? of employment/iu,
  ],
  'offer-letter': [
    'Offer letter',
    /offer of (?:employment|appointment)|(?:job|employment) offer|offer letter|(?:un)?conditional offer|offer of (?:admission|a place|study)|letter of appointment|appointment letter/iu,
  ],
  'consulting-agreement': [
    'Consulting agreement',
    /consult(?:ing|ancy|ant) (?:services? )?(?:agreement|contract)|(?:independent )?contractor agreement|freelance (?:agreement|contract)/iu,
  ],
  'service-agreement': [
    'Service agreement',
    /booking (?:form|conditions|terms|agreement)|(?:hall|room|venue|event) hire (?:agreement|conditions|contract|terms)|hire of (?:the |a |our )?(?:hall|room|venue)|letters? of engagement|engagement (?:letter|agreement)|terms of engagement|(?:boarding|kennel|cattery|livery|nursery|tuition|membership|gym) (?:terms|conditions)|(?:gym|club) membership terms|(?:services?|maintenance|hosting|outsourcing|boarding|childcare|nursery|tuition|care|storage|removals?|catering|photography|event|subscription|membership|hire|support|transportation|development|service level|cleaning|management) (?:agreement|contract)|statement of work/iu,
  ],
  'license-agreement': [
    'License agreement',
    /(?:software|saas) (?:licen[cs]e|subscription)|software[- ]as[- ]a[- ]service|licen[sc](?:e|ing) (?:and \w+ )?agreement|end[- ]user licen[sc]e/iu,
  ],
  'distribution-agreement': [
    'Distribution agreement',
    /(?:distribut(?:or|ion)|reseller|agency|franchise) agreement/iu,
  ],
  'supply-agreement': [
    'Purchase agreement',
    /(?:supply|manufacturing|purchase|sales?) (?:agreement|contract)|bill of sale|contract (?:for|of) (?:the )?sale (?:of|and)(?: \p{L}+){1,5}|(?:vehicle|car|goods) (?:sale|purchase)(?!s)/iu,
  ],
  'loan-offer': [
    'Loan offer',
    /(?:mortgage|(?:home |housing |personal )?loan|credit) (?:offer|approval)|offer of (?:loan|credit|advance|mortgage)|letter of (?:loan )?(?:approval|offer)\b|approval in principle/iu,
  ],
  'loan-agreement': [
    'Loan agreement',
    /(?:loan|credit(?: card)?|facility|mortgage|hire[- ]purchase) (?:agreement|contract|deed)|promissory note|acknowledge?ment of debt/iu,
  ],
  'joint-venture': [
    'Joint venture agreement',
    /joint venture|shareholders'? agreement|partnership deed/iu,
  ],
  sponsorship: [
    'Sponsorship agreement',
    /(?:sponsorship|endorsement|promotion) (?:and \w+ )?agreement/iu,
  ],
  collaboration: [
    'Collaboration agreement',
    /(?:collaboration|co-?operation|partnership|alliance|co-?branding|affiliate) (?:and \w+ )?agreement|memorandum of understanding/iu,
  ],
  terms: [
    'Terms of service',
    /terms (?:of (?:service|use|sale|business)|and conditions)|conditions of (?:sale|carriage|use|hire)/iu,
  ],
  privacy: [
    'Privacy policy',
    /how we (?:use|handle|look after|protect|treat) your (?:data|information|details|personal)|data protection (?:notice|statement|information)|privacy (?:policy|notice|statement)|cookie (?:policy|notice)/iu,
  ],
  'data-processing': [
    'Data processing agreement',
    /data (?:processing|protection|sharing) (?:agreement|addendum|contract)/iu,
  ],
  'insurance-policy': [
    'Insurance policy',
    /(?:travel|medical|health|home|buildings|contents|motor|car|vehicle|pet|life|dental|liability|phone|mobile|gadget|device|bicycle|cycle|wedding|event|business|landlord|tenants?|renters?|boat|caravan|income protection) (?:medical )?insurance(?=$|[,:–-])|summary of (?:coverage|cover|insurance)|confirmation of (?:coverage|cover|insurance)|insurance (?:policy|schedule|certificate|contract|product information)|(?:personal |private )?(?:auto|car|motor|vehicle|home|homeowners?'?|renters?'?|travel|health|life|pet) polic(?:y|ies)|policy (?:schedule|summary|wording|certificate)|certificate of insurance|schedule of insurance|statement of (?:fact|insurance)/iu,
  ],
  warranty: [
    'Warranty',
    /(?:limited |manufacturer'?s? |product )?warranty|guarantee (?:certificate|card|terms)|certificate of guarantee/iu,
  ],
  'power-of-attorney': ['Power of attorney', /power of attorney|letter of authori[sz]ation/iu],
  will: ['Will', /last will|will and testament|living will|codicil|testament of/iu],
  bylaws: [
    'Bylaws',
    /by-?e?-?laws|(?:conduct|house|estate|building|community|residents'?) rules|articles of (?:association|incorporation)|constitution of|(?:club|society|association) rules|rules of the (?:club|society|association)|charter of|^rules$|rules and regulations of/iu,
  ],
  contract: [
    'Contract',
    /(?:critical information|key (?:facts|information)|plan|offer) (?:summary|document)|contract (?:summary|information)|agreement|(?<!subject to )contract(?!ors?(?![a-z]))|by and between|witnesseth|memorandum of/iu,
  ],
  judgment: [
    'Judgment',
    /judge?ment|\bruling\b|employment tribunal|(?:consent|possession|freezing|injunction|final|interim) order|order by consent|order of the court|it is ordered|(?:high|supreme|district|county|circuit|appeals?|family|crown|magistrates’?'?) court|court of (?:appeal|justice)|in the matter of|opinion of the court|court order|(?:final|partial|interim|arbitral|arbitration|arbitrator[’']?s) award(?!s)|^award$/iu,
  ],
  decision: [
    'Decision',
    /(?:final|provisional|adjudicator’?'?s|ombudsman’?'?s) decision|(?:our|the) decision (?:on|about|regarding)|claims? (?:decision|settlement letter|outcome)|decision on (?:your|the)|outcome of (?:the|our|your)|(?:approval|refusal|rejection|grant|award) of (?:your|the) \p{L}+|result of your (?:application|appeal|claim|request)|notice of refusal|(?:refusal|grant) of (?:entry clearance|leave to|permission to|an? \p{L}+ visa)|visa refusal|refusal notice|decision (?:notice|letter)?|determination|notice of (?:decision|determination|assessment|award)|planning (?:permission|refusal|decision)|tax assessment|outcome of your|about your (?:\p{L}+ ){0,2}(?:benefit|claim|allowance)|your (?:\p{L}+ )?complaint (?:about|of|against|dated|regarding)|your (?:application|claim|appeal) (?:for|of|has|is|dated)|benefits? (?:decision|award|entitlement|notification)|your (?:\p{L}+ ){1,3}award$|(?:premises|building|alcohol|fishing|trading|street|event) licen[cs]e$|architecture decision record|\bADR[- ]?\d|your \p{L}+ benefit (?:has changed|is changing|has been)|(?:award|entitlement) (?:notice|letter|notification)|\bpermit\b/iu,
  ],
  'penalty-notice': [
    'Penalty notice',
    /(?:speeding|parking) (?:fine|offence)|civil penalty|penalty (?:charge )?notice|(?:parking|traffic|speeding|fine|infringement|fixed penalty) (?:charge |ticket|notice)|notice of (?:\w+ )?(?:violation|fine|penalty|infringement)|notice of intended prosecution|violation notice|notice of rule violation|citation no/iu,
  ],
  notice: [
    'Notice',
    /(?:offer|invitation) (?:of|for|to) renew(?:al)?|(?:tenancy|lease|subscription) renewal|(?:product |safety |vehicle )+recall|recall of|change of (?:opening hours|address|bank details)|(?:job|post|role|position)s? (?:is|are|may be) (?:now )?at risk of redundancy|redundancy consultation(?: notice)?|consultation (?:on|about) (?:proposed )?redundanc(?:y|ies)|(?:enforcement|eviction|public|legal|termination|statutory|warning|recall|safety|quit|meeting|closure) notice|notice (?:of|to)|notice (?:seeking|requiring) \p{L}+|notification of|\bNOTICE\b|announcement|final demand|reminder|planned (?:\p{L}+ ){0,2}(?:works?|outage|interruption|cut|shutdown|closure|maintenance)|(?:power|water|gas|electricity) (?:cut|outage|(?:supply )?interruption)|(?:insurance|policy|contract|membership|licen[sc]e) renewal|renewal (?:notice|invitation|of your)|(?:service|safety|security|technical|product) bulletin|deprecation(?= (?:of|notice))|end[- ]of[- ](?:life|support) notice|important information/iu,
  ],
  regulation: [
    'Regulation',
    /regulations?\b|ordinance|statute|directive \(|(?<!(?:under|by|of|in|to|from) (?:the )?(?:\p{L}+ ){0,5})\bact (?:of )?(?:19|20)\d\d(?!,? (?:section|s\.|schedule|part|form))|statutory instrument|decree|house rules|code of (?:conduct|practice)/iu,
  ],
  'company-policy': [
    'Policy',
    /\bpolic(?:y|ies)\b(?! (?:number|no\b|holder|period|type))|employee handbook|staff handbook|standard operating procedure/iu,
  ],
  guideline: [
    'Guideline',
    /fact[- ]?sheet|tip sheet|leaflet \d|advice (?:sheet|leaflet|note)|guidelines?|guidance|best practices?|advice for|frequently asked questions|\bFAQs?\b|information (?:sheet|leaflet|for )|fact ?sheet|checklist|how to (?!complain|cancel|leave|pay|contact|claim|appeal|end|apply|reach|join|renew|book)\b/iu,
  ],
  tender: [
    'Call for tenders',
    /(?:invitation to|call for|notice of|request for) (?:tenders?|bids?|proposals?|quotations?|applications|expressions? of interest)|tender (?:notice|document|specification)|\bRF[PQI]\b|procurement (?:notice|document)|grant call|solicitation/iu,
  ],
  specification: [
    'Specification',
    /specifications?\b|(?:product|system|software|functional|technical) requirements|requirements (?:document|specification)|data ?sheet|technical data|product sheet|\brfc \d/iu,
  ],
  manual: [
    'Manual',
    /(?:user|installation|operating|service|owner'?s|reference|instruction|training|operator'?s?)(?:'s)? (?:manual|guide|instructions|handbook)|getting started|\breadme\b|^installation$|(?:api|developer) (?:reference|documentation|guide)|instructions for use|quick start|assembly instructions|\bmanual\b/iu,
  ],
  runbook: [
    'Runbook',
    /\brun ?book|play ?book|operations (?:manual|guide|procedure)|recovery (?:plan|procedure)|failover/iu,
  ],
  'release-notes': ['Release notes', /release notes?|change ?log|what'?s new in|version history/iu],
  'incident-report': [
    'Incident report',
    /(?:incident|accident|outage|breach|near[- ]miss) (?:report|review|summary)|^INC[- ]?\d|\bSEV[- ]?\d\b|^severity: |(?:security|data|privacy) (?:incident|breach)|(?:service|storage|network|power|system|data cent(?:er|re)|payment|email) outage|post-?mortem|root cause analysis|police report|damage report/iu,
  ],
  'audit-report': [
    'Audit report',
    /(?:annual|main|routine|operational|periodic|statutory|thorough|technical|safety)(?: \p{L}+)? (?:inspection|examination)(?!s|\p{L})(?! fee| charge)|(?:vehicle|home|house|property|building|structural|boiler|roof|site|safety|(?:pre-)?purchase)(?: \p{L}+)? (?:inspection|check|survey)(?!\p{L})(?: report| sheet)?|mot (?:test|report)|audit(?:or'?s?)? (?:report|findings|opinion)|report of the (?:independent )?auditors?|internal audit|inspection (?:report|certificate)|survey report|safety report|compliance review/iu,
  ],
  'financial-report': [
    'Financial report',
    /(?:annual(?! statement(?! of accounts))|quarterly|half[- ]year(?:ly)?|financial|interim|earnings|results|trading|management) (?:\p{L}+ )?(?:report|results|statements?|accounts|update)|(?:first|second|third|fourth) quarter (?:of |20|report|results|statement|update)|balance sheet|report and accounts|\bQ[1-4]\b[^.]{0,30}(?:report|results|update)/iu,
  ],
  'research-paper': [
    'Research paper',
    /^abstract\b|\barxiv\b|research (?:paper|article)|in this (?:paper|study)\b|this (?:paper|study) (?:presents|proposes|investigates|examines|introduces|describes|shows|compares|reports)|original article/iu,
  ],
  thesis: [
    'Thesis',
    /(?:master'?s?|bachelor'?s?|doctoral|phd) (?:thesis|dissertation)|\bthesis\b|dissertation/iu,
  ],
  proposal: [
    'Proposal',
    /(?:project|business|research|grant|funding)? ?proposal\b|(?<!redundancy |collective |under )consultation (?:on|about|paper|document)|public consultation|(?:discussion|green|white|position) paper|business (?:plan|case)|project (?:plan|brief)|heads of terms|term sheet|letter of intent|memorandum of understanding/iu,
  ],
  quotation: [
    'Quotation',
    /quotation\b(?! marks)|(?<!please |always |must |should |to |and )quote\b(?! (?:marks|this|the|your|our|these|it|reference|number|ref)\b)|cost estimate|\bestimate (?:no|number|for)|^estimate$|price offer|pro ?forma/iu,
  ],
  invoice: [
    'Invoice',
    /(?:electricity|gas|water|energy|phone|mobile|broadband|internet|utility|heating|final|quarterly|monthly) bill(?!s\b)|statement of fees|fee note|(?:tax |sales )?invoice|\bbill (?:no|number|date)|credit note/iu,
  ],
  receipt: ['Receipt', /(?:sales |payment |official )?receipt\b|proof of (?:payment|purchase)/iu],
  'purchase-order': [
    'Purchase order',
    /order (?:confirmation|acknowledge?ment|summary)|confirmation of (?:your )?order|purchase order|order (?:form|confirmation)|\bP\.?O\.? (?:no|number)|delivery note|packing slip/iu,
  ],
  'bank-statement': [
    'Statement',
    /(?:your |annual |yearly )*(?:bank|account|credit card|pension|benefits?|portfolio|salary|pay|savings|tax|loan|mortgage) (?:statement|summary)|statement of account|pay ?slip|pay advice|wage slip|annual statement|account activity/iu,
  ],
  transcript: ['Meeting transcript', /transcript|verbatim record|recording of/iu],
  minutes: [
    'Meeting minutes',
    /notes (?:of|from) (?:the |our |a )?(?:\p{L}+ ){0,4}(?:meeting|assembly|get[- ]together)|(?:annual|extraordinary|special) general meeting held|what (?:we|was) (?:talked about|discussed)|what we decided|(?<!\d )minutes\b|record of (?:the )?(?:meeting|proceedings)|official proceedings|^regular (?:meeting|session) of|meeting (?:notes|record)/iu,
  ],
  agenda: [
    'Agenda',
    /\bagenda\b|order of (?:business|the day)|program(?:me)? of events|conference program(?:me)?/iu,
  ],
  'job-ad': [
    'Job advertisement',
    /join our team|situations vacant|(?:full|part)[- ]time (?:post|position|role|vacancy)|(?:we|join us) (?:need|want|are seeking) (?:a|an|you)|now hiring|help wanted|staff wanted|wanted: |vacancy|job (?:advert\w*|description|posting|opening|title)|we(?: are|'re) (?:hiring|recruiting|looking for)|position (?:available|announcement)|career opportunity|call for applicants/iu,
  ],
  resume: ['Resume', /curriculum vitae|^r[ée]sum[ée]$|work experience|professional experience/iu],
  leaflet: [
    'Package leaflet',
    /package (?:leaflet|insert)|patient information|medication guide|information for the (?:patient|user)|(?:drug|medicine) (?:facts|information)|consumer medicine/iu,
  ],
  'medical-letter': [
    'Medical report',
    /(?:hospital |ward |veterinary )?discharge (?:summary|letter|report|note|notes|instructions|information)|after[- ]visit summary|visit summary|going home after|discharge (?:summary|letter|report)|(?:medical|pathology|radiology|laboratory|lab|clinic|operation) (?:report|letter|results|certificate)|clinical summary|referral letter|^referral\b|^diagnos[ei]s: |^sample (?:taken|collected|received)|reference (?:range|interval)s?\b|test results|care plan|treatment (?:plan|summary)|prescription/iu,
  ],
  'school-letter': [
    'School letter',
    /dear (?:parents?|carers?|guardians?|families)|school (?:trip|report|letter|newsletter)|(?:report card|parents'? evening)/iu,
  ],
  complaint: [
    'Complaint',
    /(?:letter of |formal )complaint|^(?:my )?complaint(?= (?:about|against|regarding|concerning))|^appeal(?= against)|^(?:letter of )?objection(?= to)|i (?:want|wish|would like|am writing|write) to (?:complain|appeal|object)|(?:statement|particulars) of (?:claim|case)|^defen[cs]e(?: and counterclaim)?$|witness statement|grievance|notice of (?:claim|appeal|objection)/iu,
  ],
  newsletter: [
    'Newsletter',
    /newsletter|(?<!(?:safety|service|security|technical|product) )bulletin|\bcircular\b|in this issue/iu,
  ],
  'press-release': [
    'Press release',
    /(?:press|news|media) release|for immediate release|press statement/iu,
  ],
  'news-article': [
    'News article',
    /by our (?:correspondent|reporter)|staff (?:writer|reporter)|\(reuters\)|\(ap\)|published (?:on|at)|breaking news|editorial|opinion piece/iu,
  ],
  speech: [
    'Speech',
    /speech|(?:budget|annual|new year'?s|inaugural) (?:message|address)|remarks (?:by|of|as)|keynote|address (?:by|to the)|ladies and gentlemen|check against delivery|eulogy|toast/iu,
  ],
  form: [
    'Form',
    /(?:application|claim|registration|consent|request|order|enrol?lment|complaint|declaration|entry|intake) form|form no|\bform [A-Z]?\d|please complete|questionnaire|tick (?:one|all|the)/iu,
  ],
  recipe: ['Recipe', /recipe|ingredients|servings?:|preparation time|cook(?:ing)? time/iu],
  itinerary: [
    'Itinerary',
    /itinerary|travel (?:plan|confirmation|documents)|(?:booking|flight|hotel|reservation) (?:confirmation|details)|e-?ticket|boarding pass/iu,
  ],
  patent: ['Patent', /\bpatent\b|what is claimed|field of the invention/iu],
  reminder: [
    'Payment reminder',
    /(?:rent|mortgage|account) arrears|(?:overdue|unpaid) (?:rent|account|invoice|bill|balance|fees|charges)|outstanding (?:rent|account|invoice|balance|fees|payment)|demand for payment|letter before (?:action|claim)|(?:first |second |final |payment |overdue )+(?:reminder|demand)|(?:payment|invoice|account) (?:is )?overdue|dunning letter|notice of (?:arrears|default in payment)|arrears (?:letter|notice)|reminder of (?:unpaid|outstanding)/iu,
  ],
  termination: [
    'Notice of termination',
    /(?:notice of |letter of )?termination (?:notice|letter|of (?:employment|tenancy|lease|contract|the agreement))|notice to (?:quit|vacate|terminate)|notice of termination|eviction notice|letter of resignation|cancellation (?:letter|of (?:my |your |the )?(?:contract|membership|subscription|policy|booking))|dismissal letter|(?<!at risk of |voluntary |collective |proposed |about )redundancy(?! (?:consultation|pay|scheme|policy))|(?<=^|: )(?:my )?(?:resignation|dismissal)\b|(?:termination|end|ending) of (?:my|your|the) (?:employment|contract|tenancy|lease|agreement|membership|policy)|i (?:am writing|write|wish) to (?:resign|give (?:you )?(?:[\p{L}'’]+ ){0,4}notice)/iu,
  ],
  payslip: [
    'Payslip',
    /pay ?slip|pay (?:advice|stub|statement)|wage slip|salary (?:slip|statement)|earnings statement/iu,
  ],
  'cost-statement': [
    'Statement of charges',
    /explanation of benefits|statement of benefits|benefits? statement|(?:service|utility|operating|heating) (?:charge|cost)s? (?:statement|account|reconciliation)|statement of (?:service )?charges|annual account of (?:charges|costs)|(?:final|annual) (?:utility|energy) (?:statement|settlement)/iu,
  ],
  'construction-contract': [
    'Construction contract',
    /(?:construction|building|renovation|works?|roofing|remodell?ing|home improvement) (?:contract|agreement)|contract for (?:works|building work)/iu,
  ],
  settlement: [
    'Settlement agreement',
    /settlement (?:agreement|deed)|deed of (?:settlement|release)|compromise agreement|release of claims|(?:separation|divorce|marital|property) (?:settlement )?agreement|consent order/iu,
  ],
  'tax-assessment': [
    'Tax assessment',
    /(?:real )?property (?:tax )?(?:assessment|valuation)|notice of (?:assessed|appraised) value|(?:income |property |council |corporation )?tax (?:assessment|bill|demand|calculation|notice|determination)|council tax|notice of (?:tax )?assessment/iu,
  ],
  summons: [
    'Summons',
    /\bsummons\b|writ of summons|notice of (?:court )?hearing|order to attend|subpoena|jury service/iu,
  ],
  certificate: [
    'Certificate',
    /this is to certify|(?:hereby )?certif(?:y|ies) that|(?:gas|electrical|fire) safety (?:record|certificate|check)|proof of (?:insurance|attendance|employment)|confirmation of (?:employment|attendance|enrol?ment|residence)|certificate (?:of|no)|(?:birth|death|marriage|energy performance|gas safety|conformity|vaccination) certificate|letter of (?:confirmation|recommendation|reference)|^(?:employment |character |tenant )?reference(?= for)|end of year certificate|declaration of conformity/iu,
  ],
  amendment: [
    'Amendment',
    /(?:first |second |third )?(?:amendment|addendum) (?:to|no|agreement)|deed of variation|variation (?:agreement|of (?:contract|terms))|side letter/iu,
  ],
  'warning-letter': [
    'Warning letter',
    /(?:written|final|first|formal|disciplinary) warning|notice of (?:\w+ )?(?:breach|default)|breach (?:notice|letter)|notice to remedy|warning letter|cease and desist|letter of (?:caution|concern|warning)/iu,
  ],
  'card-statement': [
    'Card statement',
    /(?:credit |debit |charge )?card (?:statement|account)|^your statement$|minimum payment|statement (?:date|period|no)/iu,
  ],
  'vehicle-rental': [
    'Car rental agreement',
    /(?:car|vehicle|van|auto(?:mobile)?) (?:hire|rental)(?: (?:agreement|terms|contract|conditions))?/iu,
  ],
  'rent-increase': [
    'Rent increase notice',
    /rent (?:increase|review)|notice of (?:a )?(?:proposed )?(?:new rent|rent increase|increase (?:of|in) rent)|increase (?:in|of) (?:the |your )?rent|(?:change|increase) (?:in|to|of) (?:your |the )?(?:monthly )?rent|your (?:new )?rent (?:from|for|will|is)|your new rent/iu,
  ],
  recall: [
    'Product recall',
    /(?:product|safety|vehicle|food|voluntary|urgent|consumer)(?: safety)? recall|recall (?:notice|alert|letter|campaign|of|no\.?|number|\p{N})|\brecall$|^stop using|field safety notice/iu,
  ],
  'study-information': [
    'Study information sheet',
    /(?:participant|patient|volunteer|subject|parent|study) information (?:sheet|leaflet|statement|and consent)|information (?:sheet|leaflet) for (?:participants|patients|volunteers)|informed consent|(?:invitation|invited) to take part in (?:an?|our|the) (?:\p{L}+ )?(?:study|trial)/iu,
  ],
  'grant-award': [
    'Grant award',
    /(?:grant|funding|fellowship|bursary|scholarship) (?:award|offer|letter|approval|confirmation)|(?:award|offer|approval) of (?:an? |your |the )?(?:\p{L}+ ){0,2}(?:grant|funding|fellowship|bursary|scholarship)/iu,
  ],
  'change-notice': [
    'Notice of change',
    /change (?:to|in|of) (?:what you(?: will|['’]ll)? pay|(?:your|our|the) (?:\w+ )?(?:prices?|plan|premium|tariff|rates?|fees?|charges?|contributions?|payments?|terms))|(?:price|tariff|rate|fee|premium|charges?) (?:changes?|increases?|rises?|review|adjustments?)(?: notice)?|changes? (?:to|in|of) (?:the |your |our )?(?:\p{L}+ ){0,3}(?:terms|conditions)|chang(?:e|ing) (?:the |your |our )?(?:\p{L}+ ){0,2}(?:terms|conditions|prices?|fees?|charges?|rates?)|your (?:\p{L}+ ){0,2}(?:prices?|fees?|charges?|rates?|tariff|premium|terms|account) (?:is|are) changing/iu,
  ],
  invitation: [
    'Invitation',
    /^(?:an )?invitation(?! (?:to|for) (?:tender|bid|treat|quote|renew|\p{L}+ (?:appointment|screening)))|pleasure (?:in inviting|of your company)|cordially invited?|(?:we|i) (?:would like to |are pleased to )?invite you to (?!take part|tender|bid)|you are (?:warmly |cordially )?invited to (?!take part|tender|bid)/iu,
  ],
  appointment: [
    'Appointment',
    /your (?:\p{L}+ ){0,3}appointment(?! letter)|appointment (?:letter for|confirmation|reminder|card)|invitation (?:to|for) (?:your |an? )?(?:\p{L}+ ){0,2}(?:appointment|screening|check-?up|scan)/iu,
  ],
  letter: [
    'Letter',
    /^(?:dear|to whom)\b[^\n]{0,60}[,:]?\s*$|(?:yours (?:sincerely|faithfully|truly)|kind regards)/iu,
  ],
  report: [
    'Report',
    /(?:project |programme? )?(?:status|progress|inspection|site|monthly|activity) report|report|executive summary|white paper|survey(?!or)|study\b|review\b|analysis of|findings|assessment|evaluation|case study|valuation|appraisal|feasibility/iu,
  ],
}
