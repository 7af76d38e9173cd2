/**
 * How long My documents takes to open with 100 kept documents: `npm run bench -- shelf [--documents 100] [--runs 7]`. In a
 * real browser, from the press on "Summarize Another Document" to the frame that shows the last row.
 */
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import { median } from '../median.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { copyKeptDocument } from './copy-kept-document.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100' },
    runs: { type: 'string', default: '7' },
  },
})
const count = Number(values.documents)
const clause = 'The tenant shall pay a rent of $3,400 on the first day of each month.'
const text = Array.from({ length: 400 }, (_, index) => `${index + 1}. ${clause}`).join('\n\n')

async function keepOne(page: Page): Promise<string> {
  await page.goto('/analyze')
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await page.waitForURL(/\/analyze\/[\w-]+$/)
  return page.url()
}

/** Opens the list from a document, in milliseconds until it is drawn. */
async function openShelf(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const another = page.getByRole('button', { name: 'Summarize Another Document' }).first()
  await another.waitFor()
  return another.evaluate(async (button, rows) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const start = performance.now()
    ;(button as HTMLElement).click()
    while (document.querySelectorAll('.shelf li').length < rows) await frame()
    await frame()
    return performance.now() - start
  }, count)
}

const product = await openProduct()
try {
  const { request } = product.browser
  const person = await createAccount(request)
  await buyPack(request, person)
  const page = await product.browser.newPage()
  await signIn(page, person)
  const address = await keepOne(page)
  await page.evaluate(copyKeptDocument, count - 1)
  const times: number[] = []
  for (let run = 0; run < Number(values.runs); run += 1) times.push(await openShelf(page, address))
  const results = { documents: count, medianMs: median(times), longestMs: Math.max(...times) }
  console.log(`${count} documents: all times ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  console.log(
    `median ${results.medianMs.toFixed(0)} ms, longest ${results.longestMs.toFixed(0)} ms`,
  )
  saveResults('shelf', results)
} finally {
  await product.close()
}
