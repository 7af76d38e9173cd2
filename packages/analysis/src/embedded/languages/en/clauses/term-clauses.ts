import type { Clauses } from '../../clauses.ts'

/** Parties, dates, term, renewal, notice and law. */
export const termClauses: Clauses = {
  name: {
    ask: 'What is the agreement called?',
    signs: [
      [
        /^(?!ENTIRE|WHOLE|TERM|THE |.*[.;:]$)(?=[^\p{Ll}]*\b(?:AGREEMENT|CONTRACT|LEASE|LICENSE|AMENDMENT)\b)[^\p{Ll}]{6,120}$/u,
        1.3,
      ],
      [
        /^(?!Entire|ENTIRE|This |THIS |The |THE |Term|TERM|Whole|WHOLE|Nature|NATURE)(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+(?:(?:and|of|for|the|to|on)\s+){0,2}){1,10}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Licen[cs]e|Addendum|Amendment|Terms and Conditions)$/u,
        1.6,
      ],
      [
        /^(?!ENTIRE|WHOLE|TERM|THE |THIS )(?:\p{Lu}\p{Ll}+ \S*\d\S*\s+)?(?:[\p{Lu}&/'’,-]+\s+){1,10}(?:AGREEMENT|CONTRACT|LEASE|LICENSE|AMENDMENT|ADDENDUM)\s+(?:\(|THIS\b|This\b|BETWEEN\b)/u,
        1.3,
      ],
      [
        /^(?:\P{Ll}{0,120}\s)?(?:[Tt]his|THIS)\s+(?:["“]?[\p{Lu}&/][\p{L}&/'’,.-]*["”]?\s+(?:(?:and|of|for|the|to|on)\s+){0,2}){1,10}(?:[Aa]greement|AGREEMENT|[Cc]ontract|CONTRACT|[Ll]ease|LEASE|[Ll]icense|LICENSE|[Aa]mendment|AMENDMENT|[Aa]ddendum)\b/u,
        1,
      ],
      [/\(\s*(?:hereinafter\s)?(?:the |this )?["“](?:agreement|contract|lease)["”]\s*\)/iu, 0.5],
    ],
    question:
      /\b(?:name|title|called|headed|heading|kind|type|sort) (?:of |is |given to )*(?:the |this )?(?:agreement|contract|document|deal)\b|\b(?:agreement|contract|document)\b.{0,20}\b(?:called|titled|named|entitled)\b|what (?:agreement|contract|document) is this/iu,
  },
  parties: {
    ask: 'Who are the parties?',
    signs: [
      [
        /\b(?:agreement|contract|lease|deed|indenture|amendment|addendum|letter|memorandum)\b.{0,200}\b(?:by and (?:between|among)|between|among)\b.{5,}\band\b/iu,
        1,
      ],
      [
        /\b(?:is|are) (?:hereby )?(?:made|entered into|executed|concluded|effective)\b.{0,120}\b(?:between|among)\b/iu,
        1,
      ],
      [
        /\(\s*(?:(?:hereinafter|herein|collectively|each|together)\b[^)]{0,60})?["“'‘][\p{Lu}][^)]{1,60}["”'’]\s*\)/u,
        0.4,
      ],
    ],
    question:
      /\b(?:(?:the|which|what|both|contracting) parties|parties (?:to|of|involved|bound|are)|signator\w+|who (?:is|are) the (?:landlord|lessor|tenant|lessee|seller|vendor|buyer|purchaser|client|customer|contractor|supplier|provider|licensor|licensee|borrower|lender|employer|employee|distributor)s?|who (?:signed|patterns|entered|made|concluded|is (?:bound|involved))|(?:two|both) (?:sides|companies)|counterpart\w*|between whom|contracting|companies (?:involved|bound)|parties)\b/iu,
  },
  'agreement-date': {
    ask: 'What is the date of the agreement?',
    signs: [
      [
        /\b(?:dated|made|entered into|executed|signed)\b.{0,60}\b(?:this|as of|on|the)\b.{0,60}\b(?:\d{4}|day of)\b/iu,
        1,
      ],
      [/\b(?:agreement|contract|lease)\b.{0,80}\b(?:dated|date of)\b.{0,40}\d{4}/iu, 0.7],
      [/\b(?:date of (?:this )?agreement|agreement date|execution date)\b/iu, 0.8],
    ],
    question:
      /\b(?:date (?:of|on|the)|dated|when (?:was|were|did)\b.{0,60}\b(?:sign\w*|made|execut\w*|conclud\w*|enter\w*|dated|agree\w*)|signing date|signed on|day .{0,30}(?:made|signed|concluded))\b/iu,
  },
  'effective-date': {
    ask: 'When does the agreement take effect?',
    signs: [
      [/["“]effective date["”]|^(?:effective|commencement) date\s?[:|]/iu, 1.2],
      [
        /\b(?:effective (?:as of|on|from|upon)|(?:shall |will )?(?:become|be|takes?|come) (?:effective|into (?:force|effect)|effect)|commenc(?:es?|ing|ement date)\b|start date|starts? on)\b/iu,
        0.8,
      ],
      [/\b(?:effective as of|as of)\b.{0,40}\b\d{4}\b/iu, 0.5],
    ],
    question:
      /\b(?:effective|takes? effect|come[s]? into (?:force|effect)|in(?:to)? force|commenc\w+|start(?:s|ing|ed)?|begin(?:s|ning)?|go(?:es)? live|binding from)\b/iu,
  },
  term: {
    ask: 'How long does the agreement last?',
    signs: [
      [
        /\b(?:initial )?(?:term|duration) of (?:this|the) (?:agreement|contract|lease|license|amendment)\b/iu,
        0.7,
      ],
      [
        /\bterm\b.{0,80}\b(?:shall|will|is|of)\b.{0,80}\b(?:years?|months?|until|expires?|days?|commence|begin)\b/iu,
        0.8,
      ],
      [
        /\b(?:agreement|contract|lease|term|license|it)\b.{0,80}\b(?:shall|will) (?:continue|remain|be)\b.{0,40}\b(?:in (?:full )?(?:force|effect)|until|for)\b/iu,
        1,
      ],
      [
        /\b(?:agreement|contract|lease|license|term)\b.{0,20}\b(?:runs?|lasts?)\b.{0,20}\b(?:for|from|until)\b/iu,
        1,
      ],
      [
        /\b(?:terminat(?:es?|ing)|ends?|ending|expir(?:es?|ing))\b.{0,12}\bon (?:the )?(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|last)/iu,
        1,
      ],
      [
        /^(?:termination|expiration|expiry|end) date\b|["“](?:\p{L}+ )?(?:term|period)["”] (?:means|shall mean)\b/iu,
        1,
      ],
      [/\b(?:shall|will)? ?(?:expires?|terminate automatically|ends? on|end upon)\b/iu, 0.6],
      [
        /\b(?:unless (?:sooner|earlier) terminated|until terminated|initial term|for a (?:period|term) of)\b/iu,
        0.6,
      ],
    ],
    heading: /\b(?:term|duration|expir\w+)\b/iu,
    question:
      /\b(?:expir\w*|how long(?: (?:am|are|is) \w+ (?:tied|locked|bound|committed|stuck|signed up)(?: in| down| to)?)?|duration|(?:initial )?term\b(?!.{0,20}(?:condition|renew))|last(?:s|ing)?|end(?:s|ing)?(?: date)?|until when|run(?:s)? (?:for|until|out)|period of validity|valid until)\b/iu,
  },
  renewal: {
    ask: 'How does the agreement renew?',
    signs: [
      [
        /\b(?:automatically |shall be |may be |will )?(?:renew(?:s|ed|al|able)?|(?<!\bcredit (?:is |was |has been )?)extend(?:s|ed)?|extension)\b.{0,120}\b(?:year|month|term|period|successive|additional)/iu,
        1,
      ],
      [
        /\b(?:successive|additional|renewal|extended|extension) (?:\S+ ){0,4}(?:terms?|periods?)\b/iu,
        0.8,
      ],
      [/\bfrom year to year\b|\byear-to-year\b|\bevergreen\b/iu, 1],
    ],
    heading: /renew|extension|term\b/iu,
    question:
      /\b(?:renew\w*|extend\w*|extension|roll(?:s|ed)? over|prolong\w*|continue (?:after|beyond))\b/iu,
  },
  'automatic-renewal': {
    ask: 'Does the agreement renew by itself?',
    signs: [
      [
        /\bautomatic(?:ally)?\b.{0,40}\b(?:renew|exten[ds])\w*|\b(?:renew|extend)(?:s|ed)?\b.{0,30}\bautomatically\b|\bevergreen\b/iu,
        1.3,
      ],
    ],
    question:
      /\b(?:automatic\w* (?:renew|exten)\w*|auto-?renew\w*|renew\w* (?:by itself|automatically))\b/iu,
  },
  'renewal-notice': {
    ask: 'How much notice is needed to end or not renew the agreement?',
    signs: [
      [
        /\b(?:notice|notif(?:y|ies|ied))\b.{0,140}\b(?:non-?renew\w*|not (?:to )?(?:be )?(?:renew|extend)\w*|its (?:intent(?:ion)?|election|desire) (?:not )?to|wish(?:es)? (?:not )?to (?:renew|terminate|extend))/iu,
        1.2,
      ],
      [
        /\b(?:unless|renew\w*|extend\w*)\b.{0,200}\b(?:notice|notif\w+)\b.{0,160}\b(?:prior to|before)\b.{0,80}\b(?:end|expir\w+|renewal|term|anniversary|date)/iu,
        1.2,
      ],
      [/\b(?:days?|months?)['’]?\b.{0,30}\bnotice\b.{0,120}\b(?:end|expir\w+) of\b/iu, 0.8],
    ],
    question:
      /\b(?:notice|notif\w+|advance warning|in advance|non-?renew\w*|prevent (?:the )?renewal|stop (?:the )?renewal)\b/iu,
  },
  'governing-law': {
    ask: 'Which law governs the agreement?',
    signs: [
      [/\b(?:governed|construed|interpreted|enforced)\b.{0,100}\b(?:laws?|statutes)\b/iu, 1.5],
      [
        /\blaws? of (?:the )?(?:state|commonwealth|republic|province|people|kingdom|england|country)\b.{0,60}\b(?:govern|apply|control)/iu,
        1,
      ],
    ],
    heading: /governing law|applicable law|choice of law|jurisdiction/iu,
    question:
      /\b(?:(?:govern\w*|applicable|controlling|choice of|which|what|whose|under (?:which|what)).{0,30}\blaws?\b|laws? (?:appl\w+|govern\w*|of (?:which|what)|control\w*)|legal system|jurisdiction|which (?:state|country).{0,20}law)\b/iu,
  },
  'warranty-duration': {
    ask: 'How long does the warranty last?',
    signs: [
      [
        /\bwarrant(?:s|y|ies|ed)\b.{0,220}\b(?:\d+|one|two|three|six|twelve|ninety|thirty|sixty)\b[^.]{0,20}\b(?:days?|months?|years?)\b/iu,
        1.2,
      ],
      [/\b(?:for|within) a period of\b.{0,120}\bwarrant/iu, 1],
      [/\bwarranty period\b/iu, 1.2],
    ],
    question: /\b(?:warrant\w*|guarante\w*|defects?)\b/iu,
  },
}
