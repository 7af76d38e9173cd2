import type { ClauseKind } from './clause-kind.ts'

/** Parties, dates, term, renewal, notice and law. */
export const termClauses: readonly ClauseKind[] = [
  {
    id: 'name',
    ask: 'What is the agreement called?',
    isHeading: true,
    patterns: [
      [
        /^(?!ENTIRE|WHOLE|TERM|THE |.*[.;:]$)(?=[^\p{Ll}]*\b(?:AGREEMENT|CONTRACT|LEASE|LICENSE|AMENDMENT|VERTRAG|CONTRAT|CONTRATO|CONTRATTO|OVEREENKOMST)\b)[^\p{Ll}]{6,120}$/u,
        1.3,
      ],
      [
        /^(?!Entire|ENTIRE|This |THIS |The |THE |Term|TERM|Whole|WHOLE|Nature|NATURE)(?:\p{Lu}\p{L}+ [\w.-]*\d[\w.-]*\s+)?(?:[\p{Lu}&/][\p{L}&/'’.-]*,?\s+(?:(?:and|of|for|the|to|on)\s+){0,2}){1,10}(?:Agreement|AGREEMENT|Contract|CONTRACT|Lease|LEASE|Licen[cs]e|Addendum|Amendment|Terms and Conditions|Vertrag|Contrat|Contrato|Contratto|Overeenkomst)$/u,
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
    detail: 0.9,
  },
  {
    id: 'parties',
    isGeneral: true,
    ask: 'Who are the parties?',
    patterns: [
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
      [
        /\b(?:zwischen .{3,200} und|entre .{3,200} (?:et|y|e) |tra .{3,200} e |tussen .{3,200} en )/iu,
        0.7,
      ],
      [/\b(?:nachfolgend|im folgenden|ci-après|en adelante|di seguito|doravante|hierna)\b/iu, 0.7],
    ],
    question:
      /\b(?:(?:the|which|what|both|contracting) parties|parties (?:to|of|involved|bound|are)|signator\w+|who (?:is|are) the (?:landlord|lessor|tenant|lessee|seller|vendor|buyer|purchaser|client|customer|contractor|supplier|provider|licensor|licensee|borrower|lender|employer|employee|distributor)s?|who (?:signed|patterns|entered|made|concluded|is (?:bound|involved))|(?:two|both) (?:sides|companies)|counterpart\w*|between whom|contracting|companies (?:involved|bound)|vertragspartei\w*|parties|partes|parti|partijen)\b/iu,
    detail: 1,
  },
  {
    id: 'agreement-date',
    isGeneral: true,
    ask: 'What is the date of the agreement?',
    patterns: [
      [
        /\b(?:dated|made|entered into|executed|signed)\b.{0,60}\b(?:this|as of|on|the)\b.{0,60}\b(?:\d{4}|day of)\b/iu,
        1,
      ],
      [/\b(?:agreement|contract|lease)\b.{0,80}\b(?:dated|date of)\b.{0,40}\d{4}/iu, 0.7],
      [/\b(?:date of (?:this )?agreement|agreement date|execution date)\b/iu, 0.8],
    ],
    question:
      /\b(?:date (?:of|on|the)|dated|when (?:was|were|did)\b.{0,60}\b(?:sign\w*|made|execut\w*|conclud\w*|enter\w*|dated|agree\w*)|signing date|signed on|day .{0,30}(?:made|signed|concluded))\b/iu,
    detail: 1.2,
  },
  {
    id: 'effective-date',
    ask: 'When does the agreement take effect?',
    patterns: [
      [/["“]effective date["”]|^(?:effective|commencement) date\s?[:|]/iu, 1.2],
      [
        /\b(?:effective (?:as of|on|from|upon)|(?:shall |will )?(?:become|be|takes?|come) (?:effective|into (?:force|effect)|effect)|commenc(?:es?|ing|ement date)\b|start date|starts? on)\b/iu,
        0.8,
      ],
      [/\b(?:effective as of|as of)\b.{0,40}\b\d{4}\b/iu, 0.5],
      [
        /\b(?:tritt .{0,40} in kraft|beginnt am|prend effet|entre en vigueur|entrará en vigor|entra in vigore|entra em vigor|treedt in werking|gaat in op)\b/iu,
        1,
      ],
    ],
    question:
      /\b(?:effective|takes? effect|come[s]? into (?:force|effect)|in(?:to)? force|commenc\w+|start(?:s|ing|ed)?|begin(?:s|ning)?|go(?:es)? live|binding from)\b/iu,
    detail: 1.4,
  },
  {
    id: 'term',
    isGeneral: true,
    ask: 'How long does the agreement last?',
    patterns: [
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
      [
        /\b(?:laufzeit|vertragsdauer|mietzeit|befristet|läuft bis|endet am|la durée|durée de|pour une durée|duración|la durata|durata|prazo|vigência|de duur|looptijd)\b/iu,
        1,
      ],
    ],
    heading: /\b(?:term|duration|expir\w+|laufzeit|durée|duración|durata|prazo|duur)\b/iu,
    question:
      /\b(?:expir\w*|how long(?: (?:am|are|is) \w+ (?:tied|locked|bound|committed|stuck|signed up)(?: in| down| to)?)?|duration|(?:initial )?term\b(?!.{0,20}(?:condition|renew))|last(?:s|ing)?|end(?:s|ing)?(?: date)?|until when|run(?:s)? (?:for|until|out)|period of validity|valid until|laufzeit|dauer|durée|duración|durata|duração|looptijd)\b/iu,
    detail: 2,
  },
  {
    id: 'renewal',
    ask: 'How does the agreement renew?',
    patterns: [
      [
        /\b(?:automatically |shall be |may be |will )?(?:renew(?:s|ed|al|able)?|(?<!\bcredit (?:is |was |has been )?)extend(?:s|ed)?|extension)\b.{0,120}\b(?:year|month|term|period|successive|additional)/iu,
        1,
      ],
      [
        /\b(?:successive|additional|renewal|extended|extension) (?:\S+ ){0,4}(?:terms?|periods?)\b/iu,
        0.8,
      ],
      [/\bfrom year to year\b|\byear-to-year\b|\bevergreen\b/iu, 1],
      [
        /\b(?:verlängert sich|renouvel\w+|prórroga|prorroga\w*|renovar\w*|rinnov\w+|renova\w+|verleng\w+)\b/iu,
        1,
      ],
    ],
    heading: /renew|extension|term\b|verlänger|renouvel/iu,
    question:
      /\b(?:renew\w*|extend\w*|extension|roll(?:s|ed)? over|prolong\w*|continue (?:after|beyond)|verlänger\w*|renouvel\w*|prórroga|rinnov\w*|verleng\w*)\b/iu,
    detail: 3,
  },
  {
    id: 'automatic-renewal',
    ask: 'Does the agreement renew by itself?',
    patterns: [
      [
        /\bautomatic(?:ally)?\b.{0,40}\b(?:renew|exten[ds])\w*|\b(?:renew|extend)(?:s|ed)?\b.{0,30}\bautomatically\b|\bevergreen\b/iu,
        1.3,
      ],
      [
        /\bverlängert sich\b.{0,60}\b(?:automatisch|stillschweigend)|\btacite reconduction\b|\btácita reconducción\b|\btacito rinnovo\b|\brenovação automática\b|\bstilzwijgend\w* verleng/iu,
        1.3,
      ],
    ],
    question:
      /\b(?:automatic\w* (?:renew|exten)\w*|auto-?renew\w*|renew\w* (?:by itself|automatically))\b/iu,
    risk: 'medium',
  },
  {
    id: 'renewal-notice',
    ask: 'How much notice is needed to end or not renew the agreement?',
    patterns: [
      [
        /\b(?:notice|notif(?:y|ies|ied))\b.{0,140}\b(?:non-?renew\w*|not (?:to )?(?:be )?(?:renew|extend)\w*|its (?:intent(?:ion)?|election|desire) (?:not )?to|wish(?:es)? (?:not )?to (?:renew|terminate|extend))/iu,
        1.2,
      ],
      [
        /\b(?:unless|renew\w*|extend\w*)\b.{0,200}\b(?:notice|notif\w+)\b.{0,160}\b(?:prior to|before)\b.{0,80}\b(?:end|expir\w+|renewal|term|anniversary|date)/iu,
        1.2,
      ],
      [/\b(?:days?|months?)['’]?\b.{0,30}\bnotice\b.{0,120}\b(?:end|expir\w+) of\b/iu, 0.8],
      [
        /\b(?:kündigungsfrist|frist von .{0,40} (?:zum|vor)|préavis|preaviso|preavviso|aviso prévio|opzegtermijn)\b/iu,
        1.2,
      ],
    ],
    question:
      /\b(?:notice|notif\w+|advance warning|in advance|non-?renew\w*|prevent (?:the )?renewal|stop (?:the )?renewal|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn)\b/iu,
    detail: 4,
  },
  {
    id: 'governing-law',
    ask: 'Which law governs the agreement?',
    patterns: [
      [/\b(?:governed|construed|interpreted|enforced)\b.{0,100}\b(?:laws?|statutes)\b/iu, 1.5],
      [
        /\blaws? of (?:the )?(?:state|commonwealth|republic|province|people|kingdom|england|country)\b.{0,60}\b(?:govern|apply|control)/iu,
        1,
      ],
      [
        /\b(?:gilt|unterliegt|anwendbar|es gilt) .{0,60}\brecht\b|\bdroit\b.{0,40}\bapplicable\b|\brégi par\b|\bse rige\b|\bregir[áa]\b|\blegge\b.{0,40}\bapplicabile\b|\bregolat[oa] dalla\b|\bregido\b|\b(?:nederlands|belgisch) recht\b/iu,
        1.5,
      ],
    ],
    heading:
      /governing law|applicable law|choice of law|jurisdiction|anwendbares recht|droit applicable/iu,
    question:
      /\b(?:(?:govern\w*|applicable|controlling|choice of|which|what|whose|under (?:which|what)).{0,30}\blaws?\b|laws? (?:appl\w+|govern\w*|of (?:which|what)|control\w*)|legal system|jurisdiction|which (?:state|country).{0,20}law|recht gilt|anwendbares recht|droit applicable|ley aplicable|legge applicabile|lei aplicável|toepasselijk recht)\b/iu,
    detail: 2.5,
  },
  {
    id: 'warranty-duration',
    ask: 'How long does the warranty last?',
    patterns: [
      [
        /\bwarrant(?:s|y|ies|ed)\b.{0,220}\b(?:\d+|one|two|three|six|twelve|ninety|thirty|sixty)\b[^.]{0,20}\b(?:days?|months?|years?)\b/iu,
        1.2,
      ],
      [/\b(?:for|within) a period of\b.{0,120}\bwarrant/iu, 1],
      [
        /\bwarranty period\b|\bgewährleistungsfrist\b|\bpériode de garantie\b|\bperíodo de garantía\b|\bperiodo di garanzia\b|\bgarantietermijn\b/iu,
        1.2,
      ],
    ],
    question:
      /\b(?:warrant\w*|guarante\w*|defects?|gewährleistung\w*|garantie\w*|garant[ií]a|garanzia)\b/iu,
    detail: 5,
  },
]
