/** Turns of phrase for what threatens somebody or only sounds so. */
export interface DangerPhrases {
  /** What opens a scale of what is owed by whoever cancels. */
  readonly cancels: string
}
