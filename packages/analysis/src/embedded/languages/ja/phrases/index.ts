import type { Phrases } from '../../phrases/phrases.ts'
import { answers } from './answers.ts'
import { cues } from './cues.ts'
import { dangers } from './dangers.ts'
import { details } from './details.ts'
import { kinds } from './kinds.ts'
import { lines } from './lines.ts'
import { matters } from './matters.ts'
import { outcomes } from './outcomes.ts'
import { purposes } from './purposes.ts'
import { rows } from './rows.ts'
import { suggestions } from './suggestions.ts'
import { tasks } from './tasks.ts'
import { times } from './times.ts'
import { wording } from './wording.ts'

export const phrases: Phrases = {
  ...dangers,
  ...details,
  ...kinds,
  ...outcomes,
  ...tasks,
  ...matters,
  ...rows,
  ...times,
  ...wording,
  ...purposes,
  ...answers,
  ...suggestions,
  ...lines,
  ...cues,
}
