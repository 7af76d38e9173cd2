import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalysisMode } from '@precis/domain'
import { asPrinted } from './as-printed.ts'
import { writeMinutes } from './minutes.ts'
import { createRandom } from './random.ts'
import { writeSpecification } from './specification.ts'

export interface BenchDocument {
  readonly id: string
  readonly kind: string
  readonly language: string
  readonly mode: AnalysisMode
  read(): string
}

const folder = join(import.meta.dirname, '../../ordinary/fixtures')
const file = (path: string) => readFileSync(join(folder, `${path}.txt`), 'utf8')

/** What the replies were written about: own documents, two of them written anew from a seed. */
export const documents: readonly BenchDocument[] = [
  {
    ...{ id: 'de-arbeitsvertrag', kind: 'contract', language: 'de', mode: 'contract' },
    read: () =>
      asPrinted(
        file('agreements/de-arbeitsvertrag'),
        'Sonnleitner GmbH · Arbeitsvertrag Wendrich',
        12,
      ),
  },
  {
    ...{ id: 'fr-compte-rendu', kind: 'minutes', language: 'fr', mode: 'general' },
    read: () => file('records-and-rules/fr-compte-rendu'),
  },
  {
    ...{ id: 'en-medicine-leaflet', kind: 'leaflet', language: 'en', mode: 'general' },
    read: () =>
      asPrinted(file('records-and-rules/en-medicine-leaflet'), 'Norvaline 20 mg · leaflet', 14),
  },
  {
    ...{ id: 'en-court-order', kind: 'judgment', language: 'en', mode: 'general' },
    read: () => asPrinted(file('notices/en-court-order'), 'Claim No. K7QZ4419 Order', 11),
  },
  {
    ...{ id: 'es-resolucion-beca', kind: 'official letter', language: 'es', mode: 'general' },
    read: () => file('notices/es-resolucion-beca'),
  },
  {
    ...{ id: 'en-gym-membership', kind: 'contract', language: 'en', mode: 'contract' },
    read: () =>
      asPrinted(
        file('agreements/en-gym-membership'),
        'FitPoint Harbourside · Membership Agreement',
        15,
      ),
  },
  {
    ...{ id: 'long-minutes', kind: 'minutes', language: 'en', mode: 'general' },
    read: () => asPrinted(writeMinutes(createRandom(7)), 'Lorne Harbour Trust · Minutes'),
  },
  {
    ...{ id: 'long-specification', kind: 'specification', language: 'en', mode: 'technical' },
    read: () =>
      asPrinted(writeSpecification(createRandom(11)), 'Lock Control System Steinhaven · Issue 4'),
  },
]
