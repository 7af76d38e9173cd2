/** What a question about a fact asks for. */
export type Sought = 'money' | 'date' | 'period' | 'person' | 'stated' | 'due' | 'about'

/** Questions about a fact as readers are offered them; `{}` is its label, for `due` its day, for `about` a day or a heading. */
export interface AskAbout extends Readonly<Record<Sought, string>> {
  /** What is before a thing that a sentence names; `{}` is the thing. */
  readonly named: string
  /** What is around the day by which something is to be done. */
  readonly dueBy: string
  /** What is asked of many kinds of documents. */
  readonly often: readonly string[]
}
