import type { Clauses } from '../../clauses.ts'

/** Rights in what is made, licensed, kept secret or left with others. */
export const propertyClauses: Clauses = {
  'ip-assignment': {
    ask: 'Who owns the intellectual property created?',
    signs: [
      [
        /\b(?:hereby |irrevocably |does hereby |agrees? to |shall )+(?:assigns?|transfers?|conveys?)\b.{0,200}\b(?:right|title|interest|ownership|intellectual|copyright|patent|invention)/iu,
        1.3,
      ],
      [/\bwork(?:s)?[- ](?:made[- ])?for[- ]hire\b/iu, 1.3],
      [
        /\b(?:all|any|every)\b.{0,60}\b(?:designs?|works?|results?|materials?|inventions?|deliverables?|software|code|drawings?|documents?)\b.{0,60}\bbelongs? to\b/iu,
        1.3,
      ],
      [
        /\b(?:shall|will) (?:be|become|remain|vest in|belong to|own)\b.{0,80}\b(?:sole|exclusive|property of|owned by)\b.{0,100}/iu,
        0.7,
      ],
      [
        /\b(?:invention|improvement|work product|deliverable|intellectual property|development|copyright|patent)s?\b.{0,160}\b(?:owned by|own|belong|vest|property of|ownership|title)\b/iu,
        0.8,
      ],
      [
        /\b(?:right, title,? and interest|all rights?)\b.{0,160}\b(?:invention|improvement|work|intellectual|copyright|patent|develop)/iu,
        0.6,
      ],
    ],
    heading: /intellectual|ownership|proprietary|invention|work product/iu,
    question:
      /\b(?:own(?:s|ed|ership)?|intellectual property|\bip\b|inventions?|copyrights?|patents?|work product|belongs? to|title to)\b/iu,
  },
  'license-grant': {
    ask: 'What license is granted?',
    signs: [
      [
        /\bgrants?\b.{0,160}\b(?:licen[sc]e|right to (?:use|distribute|sell|market|reproduce|access)|sublicen[sc]e)/iu,
        1.3,
      ],
      [
        /\b(?:non-?exclusive|royalty-free|perpetual|worldwide|non-?transferable|limited)\b.{0,120}\b(?:licen[sc]e|right)\b/iu,
        1,
      ],
      [/\bis (?:hereby )?(?:granted|licensed)\b/iu, 0.7],
    ],
    heading: /licen[sc]e|grant/iu,
    question: /\b(?:licen[sc]\w*|right(?:s)? to use|permission to use|permitted to use)\b/iu,
  },
  escrow: {
    ask: 'Is source code held in escrow?',
    signs: [
      [/\bescrow\b/iu, 1],
      [/\bsource code\b.{0,160}\b(?:deposit|escrow|release)/iu, 1],
    ],
    question: /\b(?:escrow|source code|deposited with)\b/iu,
  },
  'third-party-beneficiary': {
    ask: 'Does anybody else benefit from the agreement?',
    signs: [
      [/\bthird[- ]party beneficiar(?:y|ies)\b/iu, 1.5],
      [
        /\b(?:no|any)\b.{0,40}\b(?:third part(?:y|ies)|person|entity)\b.{0,120}\b(?:benefit|rights? (?:under|hereunder)|beneficiar)/iu,
        0.7,
      ],
    ],
    question:
      /\b(?:third[- ]part(?:y|ies)|beneficiar\w*|outsiders?|non-?part(?:y|ies)|anyone else)\b/iu,
  },
  confidentiality: {
    ask: 'What has to be kept confidential?',
    signs: [
      [
        /\bconfidential\w*\b.{0,160}\b(?:shall|agree|not|keep|hold|maintain|protect)|\b(?:not|keep|hold)\b.{0,80}\b(?:disclose|divulge|confidential|secret)/iu,
        1,
      ],
    ],
    heading: /confiden|non-?disclosure/iu,
    question: /\b(?:confidential\w*|secret\w*|disclos\w*|non-?disclosure|nda)\b/iu,
  },
  disputes: {
    ask: 'How are disputes settled?',
    signs: [
      [/\b(?:arbitrat\w+|mediation)\b/iu, 1],
      [
        /\b(?:exclusive )?(?:jurisdiction|venue)\b.{0,120}\bcourts?\b|\bcourts?\b.{0,100}\b(?:exclusive )?jurisdiction\b/iu,
        1,
      ],
    ],
    heading: /dispute|arbitrat|jurisdiction/iu,
    question: /\b(?:dispute\w*|arbitrat\w*|court\w*|mediat\w*)\b/iu,
  },
}
