import type { Phrases } from '../../phrases/phrases.ts'
import { dangers } from './dangers.ts'
import { details } from './details.ts'
import { lines } from './lines.ts'
import { outcomes } from './outcomes.ts'
import { tasks } from './tasks.ts'
import { wording } from './wording.ts'

export const phrases: Phrases = {
  ...dangers,
  ...details,
  ...lines,
  ...outcomes,
  ...tasks,
  ...wording,
}
