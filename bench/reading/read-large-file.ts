import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buyPack, createAccount, signIn } from '../../e2e/people.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { largePdf } from './large-pdf.ts'
import { watchPageMemory } from './process-memory.ts'

const pages = 1_364
const bytes = 51_000_000
const longTaskMs = 50
const firstPageMs = 1_000
const peakMegabytes = 450

interface Marks {
  droppedAt: number
  firstPageAt: number
  tasks: { at: number; ms: number }[]
}

declare global {
  interface Window {
    marks: Marks
  }
}

/** Has the built product read a large PDF in a browser; prints and keeps what it took. Resolves to whether all limits hold. */
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
    const sent = Promise.withResolvers<string>()
    await page.route('**/.netlify/functions/openai-analysis', (route) => {
      sent.resolve(route.request().postDataJSON().content)
    })
    await page.goto('/analyze')
    const chooser = page.locator('input[type=file]').first()
    await chooser.waitFor({ state: 'attached' })
    await page.waitForTimeout(3_000)
    const memory = await watchPageMemory(product.port)
    await page.evaluate(() => {
      const marks: Marks = { droppedAt: 0, firstPageAt: 0, tasks: [] }
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
        const shown = /Page ([\d,]+) of/.exec(
          document.querySelector('.pct')?.textContent ?? '',
        )?.[1]
        if (shown !== undefined && shown !== '1') marks.firstPageAt ||= performance.now()
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await chooser.setInputFiles(path)
    const content = await sent.promise
    const readAt = await page.evaluate(() => performance.now())
    await page.waitForTimeout(1_000)
    const marks = await page.evaluate(() => window.marks)
    const peak = memory.stop()
    const tasks = marks.tasks.filter(({ at }) => at >= marks.droppedAt)
    const longest = Math.max(0, ...tasks.map(({ ms }) => ms))
    const result = {
      pages,
      bytes,
      characters: content.length,
      seconds: (readAt - marks.droppedAt) / 1_000,
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
