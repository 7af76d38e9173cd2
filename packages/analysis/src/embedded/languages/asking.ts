/** What a question asks for. */
export type AnswerType =
  | 'person'
  | 'date'
  | 'time'
  | 'place'
  | 'number'
  | 'frequency'
  | 'measure'
  | 'money'
  | 'period'
  | 'percent'
  | 'contact'
  | 'phone'
  | 'reason'
  | 'definition'
  | 'yesNo'
  | 'consequence'
  | 'other'

/**
 * How one language asks and how its answers look. Patterns are written without word boundaries, which are added where the
 * language puts spaces between words; lists are words separated by spaces.
 */
export interface Asking {
  /** Patterns of questions by what they ask for; the first that fits counts. */
  readonly types: Readonly<Partial<Record<AnswerType, string>>>
  /** Words that only ask and say nothing of the matter. */
  readonly askingWords: string
  /** Words that say little and change most when a question is put in other words. */
  readonly vagueWords: string
  readonly timeUnits: string
  readonly currencies: string
  readonly numberWords: string
  /** Names of months and weekdays, words such as `today`. */
  readonly dateWords: string
  /** What permits, forbids or denies. */
  readonly modalWords: string
  readonly reasonWords: string
  /** What a sentence begins with that takes back the one before it. */
  readonly exceptionWords: string
  /** What a sentence that says what happens in a case tells the case with. */
  readonly conditionWords: string
}
