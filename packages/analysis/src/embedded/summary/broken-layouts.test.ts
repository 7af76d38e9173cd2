import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

const prose = `The society publishes this guide to help members who restore old orchards with little money and few hands.
It describes how trees are chosen, pruned and grafted, and which grants the county offers for it. Members may copy it for their own use.`

const rows = `Society: | Orchard Friends of Ludlow
Annual grant for orchards: | $2,000
Grants office for orchards and trees: | County Hall, Ludlow`

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

it('keeps the rows of a table of two columns out of sentences and among the details', async () => {
  const { mainPurpose, summary, criticalDetails } = await summaryOf(`${rows}\n\n${prose}`)
  expect(`${mainPurpose} ${summary}`).not.toContain('|')
  expect(criticalDetails).toContain('Annual grant for orchards: $2,000')
})

it('reads a cell that holds sentences without the empty or numbered one before it', async () => {
  const content = prose
    .split('\n')
    .map((line, at) => (at === 0 ? `1. | ${line}` : `| ${line}`))
    .join('\n')
  const { mainPurpose, summary } = await summaryOf(content)
  expect(`${mainPurpose} ${summary}`).toContain('The society publishes this guide')
  expect(`${mainPurpose} ${summary}`).not.toContain('|')
})

it('prefers whole sentences to what is left of broken ones', async () => {
  const broken =
    'orchards, trees and grants that the society describes for members who restore old orchards and prune trees with grants.'
  const { mainPurpose, keyPoints } = await summaryOf(
    `${broken}\n\n${prose}\n\n${prose.replaceAll('orchards', 'gardens')}`,
  )
  expect(mainPurpose).toMatch(/^\p{Lu}/u)
  expect(keyPoints.join(' ')).not.toContain('orchards, trees and grants')
})
