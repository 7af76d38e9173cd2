import type { Phrases } from '../../phrases/phrases.ts'
import { dangers } from './dangers.ts'
import { outcomes } from './outcomes.ts'
import { parties } from './parties.ts'
import { rows } from './rows.ts'
import { tasks } from './tasks.ts'
import { times } from './times.ts'
import { unasked } from './unasked.ts'
import { wording } from './wording.ts'

export const phrases: Phrases = {
  ...dangers,
  ...outcomes,
  ...parties,
  ...rows,
  ...tasks,
  ...times,
  ...unasked,
  ...wording,
}
