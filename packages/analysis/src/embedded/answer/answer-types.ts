export type AnswerType =
  | 'person'
  | 'date'
  | 'place'
  | 'number'
  | 'money'
  | 'period'
  | 'percent'
  | 'reason'
  | 'definition'
  | 'yesNo'
  | 'other'

const asked: readonly (readonly [AnswerType, RegExp])[] = [
  [
    'period',
    /\b(?:how long|how many (?:years|months|weeks|days|hours|minutes)|what (?:period|duration|length of time)|wie lange|(?:pendant )?combien de temps|cuánto tiempo|(?:per )?quanto tempo|hoe lang)\b/iu,
  ],
  [
    'percent',
    /\b(?:what (?:percent\w*|proportion|share|fraction)|how (?:large|big) a (?:share|percentage)|wie viel prozent|quel pourcentage|qué porcentaje|che percentuale|welk percentage)\b/iu,
  ],
  [
    'money',
    /\b(?:how much (?:money|is|are|was|were|does|do|did|will|must|rent|cost|has|have)\b|what (?:is|are|was|were) the (?:price|cost|rent|fee|salary|amount|budget|deposit|value|penalty|fine|total)\b|at what price|wie (?:hoch|teuer)|was kostet|combien|quel (?:est le )?(?:prix|montant|loyer)|cuánto|quanto (?:costa|custa|è)|wat kost|hoeveel)\b/iu,
  ],
  [
    'number',
    /\b(?:how (?:many|much|far|old|large|big|high|tall|fast|often|deep|wide)|what (?:number|amount|quantity|size|age|distance|population|temperature|speed)|wie (?:viele?|oft|groß|alt)|combien|cuánt[oa]s?|quant[ioae]|hoeveel|多少|几|いくつ|いくら|كم)/iu,
  ],
  [
    'date',
    /\b(?:when|what (?:date|day|time|year|month|decade|century)|which (?:date|day|year|month|decade|century)|in what year|until when|by when|wann|bis wann|quand|à quelle date|cuándo|quando|wanneer|deadline)\b|什么时候|何时|いつ|متى/iu,
  ],
  [
    'place',
    /\b(?:where|what (?:city|country|state|place|location|town|region|continent)|(?:in )?which (?:city|country|state|place|town|region|continent)|wo|wohin|où|dónde|dove|onde|waar)\b|哪里|どこ|أين/iu,
  ],
  [
    'person',
    /\b(?:who|whom|whose|what (?:person|company|organi[sz]ation)|which (?:person|company|organi[sz]ation|party)|wer|wem|wen|qui|quién(?:es)?|chi|quem|wie (?:is|zijn|heeft))\b|谁|誰|من هو/iu,
  ],
  [
    'reason',
    /\b(?:why|for what reason|what (?:caused|causes|is the reason|was the reason)|how come|warum|weshalb|pourquoi|por qué|perché|por que|waarom)\b|为什么|なぜ|لماذا/iu,
  ],
  [
    'definition',
    /^\s*(?:what|who) (?:is|are|was|were) (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?\s*\??$/iu,
  ],
  [
    'yesNo',
    /^\s*(?:is|are|was|were|does|do|did|can|could|may|must|should|will|has|have|had|am|ist|sind|kann|darf|muss|hat|est-ce|peut|puede|es|può|deve|pode|mag|kan|moet)\b/iu,
  ],
]

/** What kind of thing a question asks for. */
export function answerTypeOf(question: string): AnswerType {
  for (const [type, pattern] of asked) if (pattern.test(question)) return type
  return 'other'
}

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|billion|half|third|quarter|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|dois|três|twee|drie)\b/iu

const shown: Readonly<Partial<Record<AnswerType, RegExp>>> = {
  period:
    /\b(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|decades?|centur(?:y|ies)|zwei|drei|sechs|zwölf|deux|trois|six|dos|tres|seis|due|tre|sei|twee|drie|zes)\b.{0,24}\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centur\w+|sekunden?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|années?|días?|semanas?|mes(?:es)?|años?|giorni|settimane|mesi|anni|dias?|anos?|dagen|weken|maand(?:en)?|jaar)|\buntil\b|\b(?:1\d|20)\d\d\s?[-–]\s?\d/iu,
  percent:
    /%|\b(?:percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent|half|third|quarter|majority|one[- ](?:in|out))\b/iu,
  money:
    /[$€£¥₹]|\b\d[\d.,]*|\b(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|cents?|million|billion|free)\b/iu,
  date: /\b(?:1[0-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:century|centuries|decade|era|day|days|morning|evening|today|yesterday|within|after|before|during|until|annually|monthly)\b|年|月|日/iu,
  number: /\d/u,
  place:
    /\b(?:in|at|on|near|from|to|of|im|am|bei|à|au|en|in|nel|em|op|te)\s+(?:the\s+|der\s+|dem\s+|la\s+|le\s+)?\p{Lu}|\b(?:north|south|east|west|central|northern|southern|eastern|western|city|country|region|area|river|coast|island|street|building)\b/u,
  person:
    /(?<=\S\s)\p{Lu}\p{L}+|^\p{Lu}\p{L}+ \p{Lu}|\b(?:president|king|queen|emperor|director|committee|council|company|party|tenant|landlord|scientists?|researchers?|members?|people|government)\b/u,
  reason:
    /\b(?:because|since|due to|owing to|as a result|so that|in order to|therefore|thus|reason|caused?|causes|led to|leads to|result(?:s|ed)? (?:in|from)|to (?:avoid|ensure|prevent|reduce|increase|protect|allow|make)|weil|wegen|aufgrund|da |parce que|car|afin|porque|debido|perché|poiché|a causa|omdat|wegens|vanwege)\b/iu,
  definition:
    /\b(?:is|are|was|were|means|refers to|called|known as|defined as|ist|sind|bedeutet|est|sont|signifie|es|son|significa|è|sono|é|são|zijn|betekent)\b/iu,
}

/** 1 when a passage holds the kind of thing asked for, 0 when it does not, 0.5 where that cannot be told. */
export function holdsType(type: AnswerType, text: string): number {
  const pattern = shown[type]
  if (pattern === undefined) return 0.5
  if (pattern.test(text)) return 1
  return (type === 'number' || type === 'money') && numberWords.test(text) ? 1 : 0
}
