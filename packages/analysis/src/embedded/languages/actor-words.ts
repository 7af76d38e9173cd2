/** How a language tells who has to act. Patterns in which case counts; empty where it has no words for it yet. */
export interface ActorWords {
  /**
   * Who, with what says that he has to do something: `the {names} shall`. `{names}` stands for some words with capitals,
   * `{capital}` for one, `{name}` for any word and perhaps one with a capital behind it.
   */
  readonly forms: readonly string[]
  /** Who gets a task in minutes and plans: `{names} to`. */
  readonly given: readonly string[]
  /** What opens a time in front of all that. */
  readonly within: string
  /** Verbs behind which a thing stands in front, and nobody: `The parking space must be kept free`. */
  readonly passive: string
  /** Who has an office. */
  readonly roles: string
  readonly joins: string
  /** What stands for somebody named before, and what can do nothing, whatever its case. */
  readonly nobody: string
  /** How minutes tell who does what: `{people} to`; a pattern in which `{people}` stands for one or two names. */
  readonly minuted: string
  /** The same of what somebody will do, which is a task only by some day: `{people} will`. */
  readonly promised: string
  /** Words with a capital that are nobody's name there: `Failure to`. */
  readonly noName: string
}
