import type { Fact } from '@precis/domain'
import type { Excerpt } from '../../document/excerpt.ts'

/** A fact of the document: its words with the label in front, its place, and the same as label and value. */
export interface Detail {
  readonly excerpt: Excerpt
  readonly fact: Fact
  /** The rows of a table that it tells, each as a detail of its own. */
  readonly rows?: readonly Detail[]
}
