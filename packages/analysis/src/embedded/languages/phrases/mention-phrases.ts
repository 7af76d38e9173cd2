/** Turns of phrase for what holds a word of harm and tells of none: `attachments` of a mail are no attachment of wages. */
export interface MentionPhrases {
  /** `cover`, `refund`: what `only if` leaves out. */
  readonly coverOrPay: string
  /** `only if`. */
  readonly onlyIf: string
  /** `tennis court`. */
  readonly noLegal: string
  /** `has not yet paid`. */
  readonly noExclusion: string
  /** `more than`. */
  readonly noIncrease: string
  /** `gives up possession`. */
  readonly noWaiver: string
  /** `writ of seizure`. */
  readonly noHealth: string
  /** `responsible for fines`. */
  readonly noPenalty: string
  /** `loss of`, where nothing leads to it. */
  readonly noForfeit: string
  /** `the flight was cancelled`. */
  readonly noEnding: string
  /** The Portuguese word for staying in a place. */
  readonly noRenewal: string
  /** `deemed to be served`. */
  readonly noSilence: string
  /** Recordings that somebody looks through. */
  readonly noData: string
  /** `the incident`. */
  readonly noDefect: string
  /** `if it cannot`. */
  readonly noRestriction: string
  /** `reject rate`. */
  readonly noRefusal: string
}
