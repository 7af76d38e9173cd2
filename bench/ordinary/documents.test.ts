import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { readMarked } from './read-marked.ts'
import { scoreSummary } from './score-summary.ts'
import { addShares } from './share.ts'

const folder = join(import.meta.dirname, 'documents')
const documents = readdirSync(folder).flatMap((file) =>
  readMarked(readFileSync(join(folder, file), 'utf8')),
)

it('reads annotations out of the text they stand in', () => {
  const [first] = readMarked(
    '=== en x\nkind: lease\ntitle: lease\n{2:rent,A|Pay {1:rate|<£9>} now.} {R:high|You may lose it.}',
  )
  expect(first?.content).toBe('Pay £9 now. You may lose it.')
  expect(first?.gold.facts).toEqual([
    { label: 'rate', values: ['£9'], evidence: '£9', importance: 1 },
    { label: 'rent', values: ['£9'], evidence: 'Pay £9 now.', importance: 2 },
  ])
  expect(first?.gold.risks).toEqual([{ evidence: 'You may lose it.' }])
})

it('finds most of what matters in ordinary documents of many kinds and languages', async () => {
  const engine = createEmbeddedEngine()
  const shares = addShares(
    await Promise.all(
      documents.map(async ({ content, gold }) => {
        const summary = await engine.summarize({ content, mode: 'general' })
        const title = await engine.title({ content })
        return scoreSummary(content, gold, summary, title)
      }),
    ),
  )
  const share = (name: string): number => {
    const { hits, all } = shares[name] ?? { hits: 0, all: 1 }
    return hits / all
  }
  expect(documents.length).toBeGreaterThanOrEqual(30)
  expect(share('kind')).toBeGreaterThan(0.85)
  expect(share('title')).toBeGreaterThan(0.75)
  expect(share('factsMust')).toBeGreaterThan(0.7)
  expect(share('detailsThatMatter')).toBeGreaterThan(0.65)
  expect(share('risks')).toBeGreaterThan(0.85)
  expect(share('risksReal')).toBeGreaterThan(0.5)
  expect(share('actions')).toBeGreaterThan(0.5)
  expect(share('pointsRepeated')).toBeLessThan(0.25)
  expect(share('citationsExact')).toBe(1)
})
