import type { Clauses } from '../../clauses.ts'

/** Payment, commitments, liability, damages, audit, insurance. */
export const paymentClauses: Clauses = {
  payment: {
    ask: 'What has to be paid, and when?',
    signs: [
      [
        /\b(?:shall|will|must|agrees? to)\b.{0,40}\b(?:pay|reimburse|remit)\b.{0,160}(?:[$€£¥]\s?\d|\b(?:usd|eur|gbp)\b|\d\s?%)/iu,
        1.3,
      ],
      [
        /\b(?:rent|fee|fees|price|salary|compensation|purchase price|consideration|deposit|premium)\b.{0,100}(?:[$€£¥]\s?\d|\b(?:usd|eur|gbp)\b\s?\d|\d[\d.,]*\s?(?:€|euros?|dollars?|pounds?))/iu,
        1.3,
      ],
      [
        /\b(?:payment|invoice[ds]?|payable|due)\b.{0,100}\b(?:within|days|net \d+|in advance|monthly|quarterly|annually)\b/iu,
        0.9,
      ],
    ],
    heading: /pay|rent|fee|price|compensation|consideration/iu,
  },
  'revenue-share': {
    ask: 'Is there revenue or profit sharing?',
    signs: [
      [
        /\b(?:royalt(?:y|ies)|revenue[- ]shar\w+|profit[- ]shar\w+|commissions?)\b.{0,200}(?:\d|%|percent|per cent|\[\s?\*|shall|will|equal)/iu,
        1,
      ],
      [
        /(?:%|percent(?:age)?|per cent|\[\s?\*[^\]]*\]|share)\s*(?:\([^)]*\)\s*)?of\b.{0,60}\b(?:(?:net|gross|total|advertising|all) )?(?:sales|revenues?|profits?|proceeds|receipts|income|fees(?! (?:which|that|otherwise|remaining|outstanding|unpaid|due|payable|for the (?:remainder|remaining|rest))))\b/iu,
        1.3,
      ],
      [
        /\b(?:shar(?:e|ed|ing)|divided|split|allocated)\b.{0,100}\b(?:revenues?|profits?|proceeds)\b/iu,
        1,
      ],
      [
        /\b(?:net|gross|advertising) (?:revenues?|profits?|proceeds)\b.{0,160}\b(?:distributed|shared|divided|split)\b|\bentitled to\b.{0,40}\b(?:revenues?|profits?)\b/iu,
        1,
      ],
    ],
    heading: /royalt|revenue|commission|profit/iu,
    question:
      /\b(?:revenue|profits?|royalt\w*|commissions?|share of (?:the )?(?:sales|income|earnings|proceeds)|percentage of (?:sales|revenue|income)|split)\b/iu,
  },
  'minimum-commitment': {
    ask: 'Is there a minimum purchase or commitment?',
    signs: [
      [
        /\bminimum (?:\S+ ){0,3}(?:purchase|order|quantit\w+|commitment|volume|amount|payment|guarante\w+|royalt\w+|fee|annual|spend|number|sales|requirement|revenue|usage)/iu,
        1.2,
      ],
      [
        /\b(?:purchase|order|buy|pay|spend|sell|provide|deliver)\b.{0,80}\b(?:at least|no(?:t)? (?:less|fewer) than|a minimum of)\b/iu,
        1,
      ],
      [
        /\b(?:at least|no(?:t)? less than|a minimum of)\b.{0,60}\b(?:units|hours|per (?:year|month|quarter)|annually|each year|purchases?)\b/iu,
        0.8,
      ],
      [/\btake[- ]or[- ]pay\b|\b(?:quota|annual milestone|shortfall)\b/iu, 1],
    ],
    heading: /minimum|commitment|quota/iu,
    question:
      /\b(?:minimum|at least|commit(?:ment|ted)?s?\b.{0,30}(?:purchase|volume|spend|buy|quantit\w*|order)?|quota|least amount|floor|minim\w*)\b/iu,
  },
  'cap-on-liability': {
    ask: 'Is there a cap on liability?',
    signs: [
      [
        /\b(?:liability|liable|obligation|damages)\b.{0,200}\b(?:exceed|(?<!not )limited to|cap(?:ped)?|maximum|aggregate)\b/iu,
        1.3,
      ],
      [
        /\b(?:no event|not|neither|nor|under no circumstances)\b.{0,120}\b(?:liable|liability|responsible)\b.{0,200}\b(?:indirect|consequential|incidental|special|punitive|exemplary|lost profits|loss of|any)\b/iu,
        1.2,
      ],
      [/\blimitation (?:of|on) liability\b/iu, 0.8],
      [
        /\bliable for no more than\b|\bliability exclusion\b|\bexclusion of liability\b|\bwaives?\b.{0,60}\b(?:special|indirect|consequential|punitive)\b/iu,
        1.2,
      ],
      [/\b(?:maximum|total|aggregate|entire) (?:\S+ ){0,3}liability\b/iu, 1],
    ],
    heading: /liabilit|damages/iu,
    question:
      /\b(?:cap(?:ped)?\b|limit(?:ed|s|ation)?.{0,30}(?:liab\w*|damages|responsib\w*|claims?|owe)|liab\w*|maximum (?:amount|damages|exposure)|consequential|how much .{0,30}(?:liable|owe))\b/iu,
  },
  'unlimited-liability': {
    ask: 'Is anybody liable without limit?',
    signs: [
      [
        /\b(?:liabilit(?:y|ies)|liable|responsib\w+)\b.{0,120}\b(?:(?:is|are|(?:shall|will) be) (?:not |un)limited\b(?! to)|(?:shall|will) not be (?:limited|capped)\b|has no (?:limit|cap)\b|without (?:any )?limit\b|unlimited\b(?! liability compan))/iu,
        1.4,
      ],
      [/\bunlimited (?:liability\b(?! compan)|responsibility|indemnit\w+)/iu, 1.4],
    ],
    heading: /liabilit/iu,
    question: /\b(?:unlimited|uncapped|(?:no|without (?:an? |any )?)(?:limit|cap))\b/iu,
  },
  'liquidated-damages': {
    ask: 'Are there penalties or termination fees?',
    signs: [
      [
        /\bliquidated damages\b|\b(?:early )?terminat\w+ (?:fee|charge|payment|penalty)\b|\bcancell?ation (?:fee|charge)\b|\bbreak[- ]?up fee\b/iu,
        1.5,
      ],
      [
        /\b(?:penalt(?:y|ies)|late (?:fee|charge|payment)|default interest|interest (?:at|of) .{0,40}(?:per|%|percent))\b/iu,
        0.9,
      ],
      [
        /\b(?:upon|after|following|in the event of)\b.{0,60}\bterminat\w+\b.{0,160}\b(?:shall|will) pay\b.{0,80}\b(?:fee|amount|sum|equal)\b/iu,
        1,
      ],
    ],
    question:
      /\b(?:liquidated|penalt\w*|terminat\w+ (?:fee|charge|payment)s?|break(?:-?up)? fee|fee.{0,30}(?:ending|leaving|terminat\w+|cancel\w*|early)|pre-?agreed damages|fixed damages|fines?|late (?:fee|payment|charge)s?)\b/iu,
  },
  'audit-rights': {
    ask: 'Are there audit rights over books and records?',
    signs: [
      [
        /\b(?:audit(?:s|ed|or|ors|ing)?|inspect(?:ion|ions)?|examin(?:e|ation))\b.{0,160}\b(?:books?|records?|accounts?|facilit\w+|premises|compliance|data)\b/iu,
        1.2,
      ],
      [
        /\b(?:books?|records?)\b.{0,200}\b(?:audit\w*|inspect\w*|examin\w+|available|access)\b/iu,
        1,
      ],
      [
        /\bright to audit\b|\baudit rights?\b|\bindependent (?:certified )?(?:public )?(?:auditor|accountant)\b/iu,
        1.2,
      ],
      [
        /\b(?:maintain|keep)\b.{0,60}\b(?:complete|accurate|proper|true|adequate)\b.{0,60}\b(?:books|records)\b/iu,
        0.5,
      ],
    ],
    heading: /audit|records|inspection/iu,
    question:
      /\b(?:audit\w*|books|records|inspect\w*|examin\w*|bookkeeping|accounts|verify .{0,30}(?:payments|compliance))\b/iu,
  },
  insurance: {
    ask: 'What insurance is required?',
    signs: [
      [
        /\b(?:maintain|carry|procure|obtain|keep|provide|secure|effect)\w*\b.{0,120}\binsur(?:ance|ed)\b/iu,
        1.3,
      ],
      [
        /\b(?:liability|workers['’]? compensation|property|commercial|general|product|automobile|errors) (?:\S+ ){0,4}insurance\b/iu,
        1,
      ],
      [
        /\binsurance (?:polic(?:y|ies)|coverage|certificate)|\bcertificates? of insurance\b|\badditional(?:ly)? (?:named )?insured\b/iu,
        1,
      ],
    ],
    heading: /insur/iu,
    question: /\b(?:insur\w*|coverage|underwrit\w*)\b/iu,
  },
  'most-favoured': {
    ask: 'Is there a most favored customer clause?',
    signs: [
      [/\bmost[- ]favou?red\b/iu, 1.5],
      [
        /\b(?:no less|not less|more|as) favou?rable\b.{0,160}\b(?:than|as|terms|conditions|price)/iu,
        1,
      ],
      [
        /\b(?:lowest|best) (?:price|rate|terms)\b|\bprice\b.{0,60}\b(?:no higher|not (?:be )?(?:higher|greater))\b/iu,
        0.9,
      ],
    ],
    question:
      /\b(?:most[- ]favou?red|(?:better|best|equal|same|lowest|favou?rable) (?:terms?|prices?|pricing|treatment|conditions|rates?|deal)|price match\w*|mfn)\b/iu,
  },
  indemnity: {
    ask: 'Who has to indemnify whom?',
    signs: [
      [/\b(?:shall|will|agrees? to|must)\b.{0,60}\b(?:indemnify|hold harmless|defend)\b/iu, 1.3],
    ],
    heading: /indemn/iu,
    question: /\b(?:indemn\w*|hold harmless|compensat\w+ .{0,30}(?:loss|damage|claim)s?)\b/iu,
  },
}
