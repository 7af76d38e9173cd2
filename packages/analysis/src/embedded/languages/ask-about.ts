import type { Matter } from './questions.ts'

/** What a question about a fact asks for. */
export type Sought = 'money' | 'date' | 'period' | 'person' | 'stated' | 'due' | 'about'

/** How a sentence says what something is, and how that is asked; alternatives of patterns. */
export interface Definition {
  /** `{thing}` and `{verb}` as the sentence has them. */
  readonly ask: string
  readonly articles: string
  /** The articles of any one of a kind: `a`. */
  readonly anyOne: string
  readonly verbs: string
  /** What stands behind the verb: `a`, `the`. */
  readonly behindVerb: string
  /** Words that a thing to ask about does not begin with. */
  readonly notSubjects: string
}

/** Questions about labels whose form English has to know; `{}` is the label. */
export interface PlainQuestions {
  readonly whatIs: string
  readonly whenIsDue: string
  readonly whenAreDue: string
  readonly howLong: string
  readonly whom: string
}

/** Questions about a fact as readers are offered them; `{}` is its label, for `due` its day, for `about` a day or a heading. */
export interface AskAbout extends Readonly<Record<Sought, string>> {
  /** What is before a thing that a sentence names; `{}` is the thing. */
  readonly named: string
  /** What is around the day by which something is to be done. */
  readonly dueBy: string
  /** About a sum whose noun takes an article. */
  readonly moneyWithArticle?: string
  /** Ends of nouns of money, with the article of such a noun, where it has to be known. */
  readonly articles?: readonly (readonly [ending: RegExp, article: string])[]
  /** What a reader asks of a whole paper, which its summary answers. */
  readonly whole: Readonly<Record<Extract<Matter, 'tasks' | 'decision' | 'deadlines'>, string>>
  readonly definition?: Definition
  readonly plain?: PlainQuestions
  /** What is asked of many kinds of documents. */
  readonly often: readonly string[]
}
