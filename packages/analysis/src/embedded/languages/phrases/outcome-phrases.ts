/** Turns of phrase for what was decided, found or announced. */
export interface OutcomePhrases {
  /** `It is agreed as follows`, which opens a contract and decides nothing. */
  readonly opensTerms: string
}
