import type { Clauses } from '../../clauses.ts'

/** What a party may not do, and how the agreement may be ended or passed on. */
export const restrictionClauses: Clauses = {
  'non-compete': {
    ask: 'Is there a restriction on competing?',
    signs: [
      [/\bnon-?compet(?:e|ition)\b|\bcovenant not to compete\b/iu, 1.5],
      [
        /\b(?:shall|will|may|agrees?|undertakes?|covenants?|can)\b.{0,40}\b(?:not|neither|refrain)\b.{0,160}\b(?:compet(?:e|es|ing|itive|itor\w*|ition)|similar (?:to|business|product|service)\w*|substantially similar)\b/iu,
        1.2,
      ],
      [/\bneither\b.{0,120}\bcompet(?:e|ing|itive|itor\w*)/iu, 1],
      [
        /\b(?:shall|will|may|agrees?|undertakes?|must)\b.{0,20}\bnot\b.{0,160}\bwithin\b.{0,30}\b(?:miles?|kilomet(?:er|re)s?|km)\b/iu,
        1.2,
      ],
    ],
    heading: /compet|restrictive covenant/iu,
    question:
      /\b(?:non-?compet\w*|compet\w*|rival\w*|similar business\w*|same (?:line of business|market|field))\b/iu,
  },
  exclusivity: {
    ask: 'Is there an exclusivity commitment?',
    signs: [
      [
        /(?<!non-?)\b(?:the )?(?:sole and )?exclusive (?:right|licen[sc]e|distribut\w+|agent|provider|supplier|basis|territory|manufactur\w+|sponsor|dealer|reseller|partner|vendor|source|even as to)/iu,
        1,
      ],
      [
        /\bexclusivity\b|\bexclusively (?:to|from|for|with|through|by)\b|\bon an exclusive basis\b/iu,
        1,
      ],
      [
        /\b(?:shall|will|may|agrees?) not\b.{0,120}\b(?:any other|third part(?:y|ies)|other (?:person|party|supplier|provider))\b.{0,120}\b(?:same|similar|products?|services?)\b/iu,
        0.8,
      ],
      [/\b(?:only|sole) (?:supplier|provider|source|distributor|sponsor|agent)\b/iu, 1],
      [/(?<!non-?)\bexclusive\b(?:,| \().{0,60}\b(?:licen[sc]e|right)\b/iu, 1],
      [
        /\b(?:shall|will|may|agrees?) not\b.{0,160}\bany other\b.{0,40}\b(?:company|logos?|brand|portal|suppliers?|vendors?|sponsors?|manufacturers?|providers?|distributors?)\b/iu,
        1,
      ],
    ],
    heading: /exclusiv|appointment|grant/iu,
    question:
      /\b(?:exclusiv\w*|only (?:supplier|provider|distributor|one|with)|sole(?:ly)? (?:supplier|provider|source|right)|deal(?:ing)? with others|other (?:suppliers|providers|partners|customers))\b/iu,
  },
  'no-solicit': {
    ask: 'Is there a restriction on hiring or soliciting employees?',
    signs: [
      [/\bnon-?solicit\w*|\bno[- ]hire\b/iu, 1.2],
      [
        /\b(?:not|neither|refrain|prohibited)\b.{0,160}\b(?:solicit\w*|hire|hiring|employ|recruit\w*|entice|induce|engage|lure)\b.{0,140}\b(?:employee|personnel|staff|consultant|person(?:s)? employed|services of|officer)/iu,
        1.3,
      ],
      [/\b(?:not|neither)\b.{0,120}\bsolicit\b.{0,100}\b(?:customer|client|supplier)/iu, 0.9],
    ],
    heading: /solicit|hiring|non-?hire/iu,
    question:
      /\b(?:solicit\w*|hir(?:e|ing)|recruit\w*|poach\w*|employ(?:ing)?\b.{0,30}(?:staff|employees|personnel|people)|(?:other's|each other's) (?:staff|employees|personnel))\b/iu,
  },
  'termination-for-convenience': {
    ask: 'Can a party terminate without cause?',
    signs: [
      [
        /\b(?:terminat|cancel)\w+\b.{0,100}\b(?:without cause|for (?:any|no) reason|for (?:its )?convenience|at (?:any|its) (?:time|(?:sole )?(?:discretion|option|election))|with or without)/iu,
        1.3,
      ],
      [
        /\b(?:without cause|for (?:any|no) reason|for convenience|at any time|in its sole discretion)\b.{0,100}\b(?:terminat|cancel)\w*/iu,
        1.2,
      ],
      [
        /\b(?:may|can|right to|entitled to) (?:\S+ ){0,2}end (?:this|the) (?:agreement|contract|lease|arrangement)\b.{0,60}\b(?:at any time|notice|any reason)/iu,
        1.2,
      ],
      [
        /\b(?:may|right to|entitled to|can|option to) (?:\S+ ){0,3}(?:terminate|cancel|withdraw from)\b.{0,100}\b(?:upon|by|on|with|giving|after)\b.{0,80}\bnotice/iu,
        1,
      ],
      [
        /\b(?:breach(?:es|ed)?|default(?:s|ed)?|insolven\w*|bankrupt\w*|fails? to|force majeure)\b/iu,
        -0.7,
      ],
    ],
    heading: /terminat/iu,
    question:
      /\b(?:terminat\w*|cancel\w*|walk away|(?:end|ending|exit|leave|get out of|pull out of|quit) (?:of )?(?:the |this )?(?:agreement|contract|deal|arrangement|lease)?.{0,30}(?:without|early|any (?:time|reason)|reason|cause|convenience)|without (?:cause|giving (?:a )?reason))\b/iu,
  },
  'change-of-control': {
    ask: 'What happens on a change of control?',
    signs: [
      [
        /\bchanges? (?:of|in) (?:the )?(?:management or |effective )?(?:control|ownership)\b|\bsells? a controlling interest\b/iu,
        1.5,
      ],
      [
        /\b(?:merger|consolidation|acqui(?:red|sition)|reorgani[sz]ation|sale|transfer)\b.{0,120}\b(?:substantially all|all or (?:substantially|part)|majority|controlling interest|voting|of (?:its|the) (?:assets|business|stock|equity|shares)|successor)/iu,
        1,
      ],
      [/\bby operation of law\b/iu, 0.5],
    ],
    heading: /change of control|assign|merger/iu,
    question:
      /\b(?:change (?:of|in) (?:control|ownership)|taken over|takeover|acqui\w+|merge[rs]?\w*|new owner|sold to|sale of (?:the )?(?:business|company)|ownership changes?)\b/iu,
  },
  'anti-assignment': {
    ask: 'Can the agreement be assigned without consent?',
    signs: [
      [
        /\b(?:assign(?:s|ed|ment|able)?|transfer(?:s|red|able)?|delegate[ds]?|sublicense[ds]?|sublet|subcontract)\b.{0,240}\b(?:without|prior|written|express)\b.{0,60}\b(?:consent|approval|permission|agreement)\b/iu,
        1.3,
      ],
      [
        /\b(?:not|neither|nor|no)\b.{0,80}\b(?:assign(?:s|ed|able)?|assignment|transferable|transferred|sublet)\b/iu,
        1,
      ],
      [/\bwithout\b.{0,60}\bconsent\b.{0,120}\b(?:assign|transfer|sublet|delegate)/iu, 1.2],
      [/\b(?:permitted assigns|any (?:purported|attempted) assignment)\b/iu, 0.6],
    ],
    heading: /assign|transfer|sublet|successors/iu,
    question:
      /\b(?:assign\w*|transfer\w*|hand(?:ed)? over|pass(?:ed)? (?:on|to)|sublet\w*|delegat\w*)\b/iu,
  },
  'non-disparagement': {
    ask: 'Is there a non-disparagement obligation?',
    signs: [
      [/\b(?:non-?)?disparag\w+|\bderogatory\b|\bdefam\w+|\bdenigrat\w+/iu, 1.5],
      [
        /\b(?:reflects?|good|adverse\w*|harm|damage|injur\w+|tarnish\w*|detriment\w*|negative\w*|disrepute)\b.{0,100}\b(?:reputation|good name|goodwill|image)\b/iu,
        1,
      ],
      [
        /\b(?:reputation|goodwill|image)\b.{0,80}\b(?:harm|damage|injur|tarnish|detriment|diminish)\w*/iu,
        0.8,
      ],
    ],
    question:
      /\b(?:disparag\w*|speak(?:ing)? (?:ill|badly)|negative (?:statements?|comments?|remarks?)|criticis\w*|defam\w*|bad-?mouth\w*|reputation|derogatory|public statements? about)\b/iu,
  },
  'covenant-not-to-sue': {
    ask: 'Is there a promise not to sue or to challenge ownership?',
    signs: [
      [
        /\bcovenants? not to sue\b|\bnot (?:to )?(?:sue|contest|challenge|dispute|attack|oppose)\b/iu,
        1.3,
      ],
      [
        /\b(?:shall|will|agrees?|undertakes?)\b.{0,60}\bnot\b.{0,160}\b(?:contest|challenge|dispute|attack|question|impair|oppose)\w*\b.{0,160}\b(?:validity|ownership|title|right|mark|patent|registration|enforceab)/iu,
        1.3,
      ],
      [/\b(?:releases?|waives?|discharges?)\b.{0,120}\b(?:any|all)\b.{0,60}\bclaims?\b/iu, 0.9],
      [
        /\bnot\b.{0,80}\b(?:bring|assert|institute|commence|make|have)\b.{0,60}\b(?:claim|action|suit|proceeding|litigation)/iu,
        0.8,
      ],
      [/\backnowledges?\b.{0,160}\b(?:title|ownership|validity)\b.{0,160}\bnot\b/iu, 0.8],
    ],
    question:
      /\b(?:sue|suing|lawsuits?|litigat\w*|challeng\w*|contest\w*|waive.{0,20}claims?|(?:bring|make) (?:a )?claims?|dispute.{0,20}(?:ownership|validity|title))\b/iu,
  },
}
