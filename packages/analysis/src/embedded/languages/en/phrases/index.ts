import type { Phrases } from '../../phrases/phrases.ts'
import { answers } from './answers.ts'
import { asides } from './asides.ts'
import { conclusions } from './conclusions.ts'
import { dangers } from './dangers.ts'
import { details } from './details.ts'
import { kinds } from './kinds.ts'
import { lines } from './lines.ts'
import { matters } from './matters.ts'
import { mentions } from './mentions.ts'
import { outcomes } from './outcomes.ts'
import { parties } from './parties.ts'
import { payments } from './payments.ts'
import { purposes } from './purposes.ts'
import { ratings } from './ratings.ts'
import { reliefs } from './reliefs.ts'
import { rows } from './rows.ts'
import { schedules } from './schedules.ts'
import { tasks } from './tasks.ts'
import { times } from './times.ts'
import { titles } from './titles.ts'
import { unasked } from './unasked.ts'
import { wording } from './wording.ts'

export const phrases: Phrases = {
  ...dangers,
  ...details,
  ...kinds,
  ...lines,
  ...outcomes,
  ...tasks,
  ...titles,
  ...conclusions,
  ...matters,
  ...mentions,
  ...ratings,
  ...reliefs,
  ...parties,
  ...rows,
  ...times,
  ...unasked,
  ...wording,
  ...asides,
  ...purposes,
  ...schedules,
  ...payments,
  ...answers,
}
