import type { Reading } from '../../document/read.ts'
import { type Genre, traitsOf } from '../../languages/kind-ids.ts'

const rules: readonly unknown[] = [
  'company-policy',
  'tender',
  'regulation',
  'form',
  'leaflet',
  'quotation',
  'purchase-order',
  'invoice',
  'bank-statement',
  'card-statement',
  'job-ad',
]

/** Whether documents of this kind say what holds from now on, how something is used or what is owed, and decide little. */
export function layDown({ type }: Reading, genre: Genre): boolean {
  return genre === 'contract' || type.genre === 'manual' || rules.includes(type.id)
}

const decidingForms: readonly unknown[] = ['orders', 'resolves', 'decides', 'appoints']
const alsoDeciding: readonly unknown[] = [
  'transcript',
  'medical-letter',
  'incident-report',
  'report',
]

/** Whether deciding is what documents of this kind do. */
export function isDecision({ type }: Reading): boolean {
  return (
    type.id !== undefined &&
    (decidingForms.includes(traitsOf(type.id).purpose) || alsoDeciding.includes(type.id))
  )
}
