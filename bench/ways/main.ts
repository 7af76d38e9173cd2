/**
 * What the usual ways take of a person: `npm run bench -- ways`. Clicks, typed fields and seconds, in a real browser with
 * the service worker, without time to read or think. An account begins once with free documents and once with a pack.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { countingHand, type Effort, type Hand } from './hand.ts'
import { firstValue, secondDocument, withAccount, wordFile } from './ways.ts'

const clause = (year: number) =>
  `Lease of ${year}\n\nThe tenant shall pay a rent of $3,400 on the first day of each month.\n\n${'The landlord shall keep the roof, the drains and the outer walls in repair at its own cost. '.repeat(12)}\n\nEither party may end this lease by giving six months of notice in writing.`
const folder = mkdtempSync(join(tmpdir(), 'precis-ways-'))
const files = [2025, 2026].map((year) => join(folder, `lease-${year}.txt`)) as [string, string]
for (const [index, file] of files.entries()) writeFileSync(file, clause(2025 + index))

const results: Record<string, Effort> = {}

async function measure(name: string, go: (hand: Hand) => Promise<void>): Promise<void> {
  const hand = countingHand()
  await go(hand)
  const effort = hand.effort()
  results[name] = effort
  const { clicks, fields, seconds } = effort
  console.log(
    `${name.padEnd(44)}${String(clicks).padStart(7)}${String(fields).padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  )
}

async function landing(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByText('it also works offline').waitFor()
}

/** Goes all ways in one browser, with that many documents free. */
async function goWays(freeDocuments: number): Promise<void> {
  process.env['WELCOME_DOCUMENTS'] = String(freeDocuments)
  const isFree = freeDocuments > 0
  const product = await openProduct()
  try {
    const page = await product.browser.newPage()
    const [file, next] = files
    if (!isFree) {
      await landing(page)
      await measure('first value, no account', (hand) => firstValue({ page, hand, file }))
    }
    await landing(page)
    const kind = isFree ? 'free documents' : 'a pack'
    await measure(`with an account from nothing, ${kind}`, (hand) =>
      withAccount({ page, hand, file }, isFree),
    )
    if (isFree) return
    await measure('second document', (hand) => secondDocument({ page, hand, file: next }))
    for (const isFirst of [true, false]) {
      await measure(`result to Word file, ${isFirst ? 'first time' : 'again'}`, (hand) =>
        wordFile({ page, hand, file }),
      )
      await page.reload()
    }
  } finally {
    await product.close()
  }
}

console.log(`${''.padEnd(44)} clicks  fields  seconds`)
try {
  await goWays(0)
  await goWays(2)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
saveResults('ways', results)
