/**
 * Turns of phrase by which documents of any kind burden whoever receives them, or settle something. Patterns as in
 * `language-pack.ts`; `{reader}` and `{other}` stand for the parties, `…` for up to 60 characters between two words.
 */
export interface Frames {
  /** Names for whoever receives such documents: tenant, employee, customer, you. */
  readonly reader: string
  /** Names for the other side: landlord, employer, authority, we. */
  readonly other: string
  readonly burdens: Readonly<Record<BurdenId, string>>
  /** The other side bears it, or the reader may choose. */
  readonly favors: string
  /** What somebody then loses, owes or has to suffer: forfeited, at once, in full, dismissed, at their expense. */
  readonly toll: string
  /** What costs life or limb, liberty, home, work, cover, or the whole of a sum. */
  readonly grave: string
  /**
   * What surely is lost, owed or bound: an offer that falls away by a day, silence that counts as consent, a penalty for
   * each breach, a ban that outlasts the contract, a cap on liability.
   */
  readonly lapses: string
  /**
   * What only sounds like a danger: a definition, what has no effect, what nobody has to do, what the reader may and the
   * other side must.
   */
  readonly mild: string
  readonly outcomes: Readonly<Record<OutcomeId, string>>
  /** What a product or a specification is for. */
  readonly intended: string
  readonly notices: NoticeWords
  /** Headings, and lines with a colon, below which everything is decided. */
  readonly heads: string
  /** What a party asks for or says, and when a case was heard: none of it is decided. */
  readonly pleads: string
}

/** Words that open a safety notice, by the grades of ISO 3864; each a list of alternatives, in full. */
export interface NoticeWords {
  /** `DANGER`, `WARNING`: somebody may be killed or seriously hurt. */
  readonly grave: string
  /** `CAUTION`: somebody may be hurt, or something damaged. */
  readonly slight: string
  /** What follows such a word where a legend says what it stands for: `DANGER indicates …`. */
  readonly explained: string
}

export const burdenIds = [
  'bears',
  'forbidden',
  'loses',
  'power',
  'automatic',
  'tooLate',
  'failure',
  'grows',
  'lacks',
  'harm',
  'watched',
  'bound',
] as const
export type BurdenId = (typeof burdenIds)[number]

/** How meetings, courts, authorities, talk, examinations and contests say what came out. */
export const outcomeIds = ['votes', 'ruling', 'grants', 'settles', 'finds', 'awards'] as const
export type OutcomeId = (typeof outcomeIds)[number]
