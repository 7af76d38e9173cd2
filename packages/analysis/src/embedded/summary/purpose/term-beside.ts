import { roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import { headlineTerm } from '../headline-values.ts'
import { overlaps } from '../lines/overlaps.ts'
import type { PointContext } from '../points.ts'

const wordsOfTerm = 30
const mostWordsTold = 70
/** What these are for does not end on a day. */
const endless: readonly (KindId | undefined)[] = [
  'will',
  'power-of-attorney',
  'bylaws',
  'privacy',
  'terms',
  'data-processing',
]

/** From when and how long a contract holds, where what is told of it says neither. */
export function termBeside({ genre, reading }: PointContext, told: readonly Excerpt[]): Excerpt[] {
  const words = told.reduce((sum, { text }) => sum + roughWordCount(text), 0)
  const isOpen = genre === 'contract' && told.length > 0 && words <= mostWordsTold
  if (!isOpen || endless.includes(reading.type.id)) return []
  const isTold = reading.findings.some(
    ({ unit, values }) =>
      values.some(
        ({ kind, text }) =>
          (kind === 'date' || kind === 'duration') && told.some((one) => one.text.includes(text)),
      ) && told.some((one) => overlaps(one, unit)),
  )
  if (isTold) return []
  return headlineTerm(reading).filter(
    (term) => roughWordCount(term.text) <= wordsOfTerm && !told.some((one) => overlaps(term, one)),
  )
}
