import type { Phrases } from '../../phrases/phrases.ts'
import { conclusions } from './conclusions.ts'
import { dangers } from './dangers.ts'
import { matters } from './matters.ts'
import { mentions } from './mentions.ts'
import { outcomes } from './outcomes.ts'
import { ratings } from './ratings.ts'
import { reliefs } from './reliefs.ts'
import { tasks } from './tasks.ts'
import { wording } from './wording.ts'

export const phrases: Phrases = {
  ...conclusions,
  ...dangers,
  ...matters,
  ...mentions,
  ...outcomes,
  ...ratings,
  ...reliefs,
  ...tasks,
  ...wording,
}
