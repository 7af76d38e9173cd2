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
  'job-ad',
]

/** Beside their balance, bills tell what changes from now on. */
const bills: readonly unknown[] = ['invoice', 'bank-statement', 'card-statement']

export function isBill({ type }: Reading): boolean {
  return bills.includes(type.id)
}

/** Whether documents of this kind say what holds from now on, how something is used or what is owed, and decide little. */
export function layDown({ type }: Reading, genre: Genre): boolean {
  return genre === 'contract' || type.genre === 'manual' || [...rules, ...bills].includes(type.id)
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
