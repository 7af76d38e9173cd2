/** What people ask of a whole document, whatever it is. */
export const matters = ['about', 'risks', 'tasks', 'points', 'deadlines', 'decision'] as const
export type Matter = (typeof matters)[number]

/**
 * How they ask it, as alternatives of one pattern for the whole question: small letters without accents, apostrophes and
 * punctuation. `{doc}` stands for words for a document, `{tail}` for `in this letter`, `for me` and the like.
 */
export interface WholeQuestions extends Readonly<Record<Matter, string>> {
  readonly doc: string
  readonly tail: string
}

/** The spans for each of which something is paid. */
export type Span = 'week' | 'month' | 'year'

/** How one language asks the plainest questions, which name nothing that is in a document; patterns without bounds of words. */
export interface Questions {
  readonly whole: WholeQuestions
  /** When a bill is to be paid, and how much, and nothing else. */
  readonly bill: { readonly when: string; readonly howMuch: string }
  /** How words for a span of time begin. */
  readonly spans: Readonly<Record<Span, string>>
  /** `How much is it in all?` and nothing else. */
  readonly everything: string
  /** `Including tax`, which the sum of everything is anyway. */
  readonly withTax: string
  /** The same of the thing that a document is about, which is caught: `How much is the trip?` */
  readonly priceOf: string
  /** `What do we pay each month?`; `{each}` stands for the span with small words in front of it, `{span}` for the span alone. */
  readonly paidEach: string
  /** By how much something goes up or down, anywhere in a question. */
  readonly rise: string
  /** `Is there`, at the beginning of a question that whatever names the thing answers. */
  readonly existence: string
  /** How people ask for something, with the small word before it: `by when`. */
  readonly asksFor: string
  /** What asks whether something is so: `may`, `must`. */
  readonly asksWhether: string
  /** What joins two questions: `and`. */
  readonly joins: string
  /** What a question opens with before it asks, in letters without accents: `And`, `Hello`. */
  readonly opens: string
  /** `Which`, in front of what only a name answers. */
  readonly which: string
  /** `How often`. */
  readonly howOften: string
  /** `What time`: an hour and no day. */
  readonly whatTime: string
  /** A telephone, in a question for how to reach somebody. */
  readonly phone: string
  /** A password or a code. */
  readonly secret: string
  /** What a number tells: `How large is`, `What was the score`. */
  readonly size: string
  /** What a share tells: `interest rate`. */
  readonly rate: string
  /** An address with `@`. */
  readonly mail: string
  /** `How old`. */
  readonly age: string
  /** `Which year`. */
  readonly year: string
  /** Until what day something has to be done. */
  readonly byWhen: string
  /** On what day something was. */
  readonly past: string
  /** What stands for a thing named before: `it`, `they`. */
  readonly refersBack: string
}
