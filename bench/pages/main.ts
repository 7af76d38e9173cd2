/**
 * A long PDF in the source pane, in a real browser: `npm run bench -- pages [--pages 1000] [--lines 42] [--seconds 10]`.
 * Frames and tasks are of scrolling once all is read and summarized. A busy machine lengthens both; the processor's own time tells
 * how much of a task is ours.
 */
import { parseArgs } from 'node:util'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { recordTasks } from './main-thread.ts'
import { textPdf } from './thousand-pages.ts'

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    lines: { type: 'string', default: '42' },
    seconds: { type: 'string', default: '10' },
  },
})
const patience = { timeout: 300_000 }
const restMs = 3_000
const pixelsPerMs = 3
const longMs = 50

const product = await openProduct({ serviceWorkers: 'block' })
try {
  const file = await textPdf(Number(values.pages), Number(values.lines))
  const person = await createAccount(product.browser.request)
  await buyPack(product.browser.request, person)
  const page = await product.browser.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, person)
  await page.waitForTimeout(restMs)
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('chosen'), { capture: true, once: true })
    const watch = new MutationObserver(() => {
      if (document.querySelector('.page-sheet canvas') === null) return
      watch.disconnect()
      requestAnimationFrame(() => performance.mark('drawn'))
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  const upload = { name: 'contract.pdf', mimeType: 'application/pdf', buffer: file }
  await page.locator('input[type=file]').first().setInputFiles(upload)
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const firstPageMs = await page.evaluate(() =>
    Math.round(performance.measure('first page', 'chosen', 'drawn').duration),
  )
  await page.getByRole('button', { name: 'Smart Export' }).first().waitFor(patience)
  await page.waitForTimeout(restMs)

  const session = await product.browser.newCDPSession(page)
  const stop = await recordTasks(session)
  const frames = await page.evaluate(
    async ({ lastingMs, pixelsPerMs }) => {
      const pane = document.querySelector('.page-scroll-area')
      if (pane === null) throw new Error('There are no pages to scroll')
      const frames: number[] = []
      let last = performance.now()
      const end = last + lastingMs
      while (last < end) {
        const now = await new Promise<number>((resolve) =>
          requestAnimationFrame(() => resolve(performance.now())),
        )
        frames.push(now - last)
        pane.scrollTop += pixelsPerMs * (now - last)
        last = now
      }
      return frames.toSorted((a, b) => a - b)
    },
    { lastingMs: Number(values.seconds) * 1_000, pixelsPerMs },
  )
  const tasks = await stop()
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const pixels = await page.evaluate(() =>
    [...document.querySelectorAll('canvas')].reduce((sum, one) => sum + one.width * one.height, 0),
  )
  const shareOf = (share: number) => Math.round(frames[Math.floor(frames.length * share)] ?? 0)
  const results = {
    pages: Number(values.pages),
    firstPageMs,
    frames: frames.length,
    medianFrameMs: shareOf(0.5),
    p95FrameMs: shareOf(0.95),
    tasks: tasks.length,
    longTasksByClock: tasks.filter(({ clockMs }) => clockMs > longMs).length,
    longTasksByProcessor: tasks.filter(({ processorMs }) => processorMs > longMs).length,
    longestProcessorMs: Math.round(Math.max(0, ...tasks.map(({ processorMs }) => processorMs))),
    canvasMegapixels: Math.round(pixels / 100_000) / 10,
    heapMegabytes: Math.round(heap / 1_000_000),
  }
  for (const [name, value] of Object.entries(results)) console.log(`${name.padEnd(22)} ${value}`)
  saveResults('pages', results)
} finally {
  await product.close()
}
