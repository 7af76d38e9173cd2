/** Turns of phrase for who takes part in a paper. */
export interface PartyPhrases {
  /** `Department for`: a word in which the first line of a name ends that goes on below. */
  readonly goesOnInName: string
  /** `your`: in a title, where the name of an organization has none. */
  readonly yourInTitle: string
  /** `Annual Statement`, `Benefits Service`: in what stands above an address and is nobody. */
  readonly notSomebody: string
  /** `hereinafter`: whom a contract calls so from then on, in front of the name in quotation marks. */
  readonly callsSo: string
  /** `and`, `of the other part`: what stands between two parties, or in front of the first. */
  readonly joinsParties: string
  /** `residing at`, `born on`: where somebody lives and when they were born, as contracts tell it of their parties. */
  readonly identifies: string
  /** `genannt`, behind the name by which a contract calls somebody. */
  readonly endsCall: string
  /** `we`, `you`: in what stands in front of a role and is a sentence on the way to the name; case counts. */
  readonly speaksInName: string
  /** `is`, `shall`: a verb in the same place; case counts. */
  readonly statesInName: string
  /** `you`, as a contract calls its reader; a whole word. */
  readonly readerItself: string
}
