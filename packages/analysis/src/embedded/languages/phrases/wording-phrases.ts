/** Turns of phrase for how sentences are put, whatever they tell. */
export interface WordingPhrases {
  /** Hours, days, weeks and months, without years. */
  readonly spanOfTime: string
}
