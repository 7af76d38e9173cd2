import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { largePdf } from './large-pdf.ts'
import { watchPageMemory } from './process-memory.ts'

const pages = 1_364
const bytes = 51_000_000
const longTaskMs = 50
const firstPageMs = 1_000
const peakMegabytes = 450
const answerMs = 120_000
const afterwardsMs = 2_000
const pollMs = 250

interface Marks {
  droppedAt: number
  firstPageAt: number
  readAt: number
  shownAt: number
  tasks: { at: number; ms: number }[]
}

declare global {
  interface Window {
    marks: Marks
  }
}

/**
 * Has the built product read and summarize a large PDF in a browser; prints and keeps what it took, from the choice of
 * the file until its summary has been on screen for two seconds. Resolves to whether all limits hold.
 */
export async function readLargeFile(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'precis-large-'))
  const path = join(folder, 'large.pdf')
  writeFileSync(path, largePdf(pages, bytes))
  const product = await openProduct({ serviceWorkers: 'block' })
  try {
    const page = await product.browser.newPage()
    const person = await createAccount(product.browser.request)
    await buyPack(product.browser.request, person)
    await signIn(page, person)
    await page.goto('/analyze')
    const chooser = page.locator('input[type=file]').first()
    await chooser.waitFor({ state: 'attached' })
    await page.waitForTimeout(3_000)
    const memory = await watchPageMemory(product.port)
    await page.evaluate(() => {
      const marks: Marks = { droppedAt: 0, firstPageAt: 0, readAt: 0, shownAt: 0, tasks: [] }
      window.marks = marks
      document.addEventListener(
        'change',
        () => {
          marks.droppedAt ||= performance.now()
        },
        true,
      )
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          marks.tasks.push({ at: startTime, ms: duration })
      }).observe({ type: 'longtask' })
      new MutationObserver(() => {
        const now = performance.now()
        const page = /Page ([\d,]+) of/.exec(document.querySelector('.pct')?.textContent ?? '')?.[1]
        if (page !== undefined && page !== '1') marks.firstPageAt ||= now
        if (document.querySelector('.facts-read')) marks.readAt ||= now
        if (document.querySelector('.work-full')) marks.shownAt ||= now
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await chooser.setInputFiles(path)
    await page.waitForFunction(() => window.marks.shownAt > 0, null, {
      polling: pollMs,
      timeout: answerMs,
    })
    await page.waitForTimeout(afterwardsMs)
    const marks = await page.evaluate(() => window.marks)
    const facts = await page.locator('.docbar .num span').last().textContent()
    const peak = memory.stop()
    const tasks = marks.tasks.filter(({ at }) => at >= marks.droppedAt)
    const longest = Math.max(0, ...tasks.map(({ ms }) => ms))
    const result = {
      pages,
      bytes,
      facts,
      readSeconds: (marks.readAt - marks.droppedAt) / 1_000,
      shownSeconds: (marks.shownAt - marks.droppedAt) / 1_000,
      firstPageMs: marks.firstPageAt - marks.droppedAt,
      longestTaskMs: longest,
      longTasks: tasks.map(({ at, ms }) => ({ atMs: Math.round(at - marks.droppedAt), ms })),
      peakMegabytes: peak,
      megabytesBefore: memory.before,
    }
    console.log(JSON.stringify(result, null, 2))
    saveResults('readingLargeFile', result)
    return longest <= longTaskMs && result.firstPageMs <= firstPageMs && peak <= peakMegabytes
  } finally {
    await product.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
