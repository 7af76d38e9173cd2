/**
 * How long the page's main thread is held up, and how much the page moves by itself, on the way of texts to their summary:
 * `npm run bench -- thread [--characters 100000,1000000,10000000] [--width 1440] [--hide] [--functions]`. A task holds
 * up the page by the clock, which other programs lengthen; its own time on the processor leaves out what it waits for, such
 * as the tab's storage. With `--functions` the longest tasks say what ran in
 * them; `vite build --minify false` in apps/web makes that readable.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import { takeShifts, watchShifts } from '../../testing/layout-shifts.ts'
import { recordTasks } from '../pages/main-thread.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { longText } from './documents.ts'

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '100000,1000000,10000000' },
    width: { type: 'string', default: '1440' },
    hide: { type: 'boolean', default: false },
    functions: { type: 'boolean', default: false },
  },
})
const patience = { timeout: 600_000 }
const restMs = 2_000
const longMs = 50
const mostShown = 3
const pasteCharacters = 100_000

const removeAtEnd: string[] = []

type Stage = readonly [name: string, run: (page: Page) => Promise<void>]

async function paste(page: Page, text: string) {
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.getByRole('textbox', { name: 'Document text' }).press('Control+V')
  const start = page.getByRole('button', { name: 'Summarize', exact: true })
  await start.click(patience)
}

async function upload(page: Page, text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'precis-thread-'))
  const path = join(folder, 'agreement.txt')
  // A path, since bytes would be decoded on the page's thread.
  writeFileSync(path, text)
  await page.locator('input[type=file]').first().setInputFiles(path)
  removeAtEnd.push(folder)
}

/** The way of one text, stage by stage. */
function stagesOf(characters: number, way: 'paste' | 'file'): Stage[] {
  const text = longText(characters)
  const summary = (page: Page) =>
    page.getByRole('button', { name: 'Smart Export' }).first().waitFor(patience)
  const isNarrow = Number(values.width) < 900
  return [
    [
      way === 'paste' ? 'paste and read' : 'choose and read',
      async (page) => {
        if (values.hide) await page.getByRole('checkbox', { name: /^Hide names before/ }).check()
        await (way === 'paste' ? paste : upload)(page, text)
        if (!values.hide) return summary(page)
        await page.getByRole('heading', { name: 'Before anything is sent' }).waitFor(patience)
      },
    ],
    ...(values.hide
      ? [
          [
            'send and summarize',
            async (page: Page) => {
              await page.getByRole('button', { name: 'Send and summarize' }).click()
              await summary(page)
            },
          ] as const,
        ]
      : []),
    [
      'citation',
      async (page) => {
        await page.locator('a.chip').nth(3).click()
        await page.locator('.cite.is-active').first().waitFor(patience)
        if (isNarrow) await page.keyboard.press('Escape')
      },
    ],
    [
      'question',
      async (page) => {
        if (isNarrow) await page.getByRole('tab', { name: 'Ask' }).click()
        await page.getByRole('textbox', { name: 'Your question' }).fill('Who pays for the heating?')
        await page.keyboard.press('Enter')
        await page.locator('.turn.is-current button').first().waitFor(patience)
      },
    ],
    [
      'export',
      async (page) => {
        if (isNarrow) await page.getByRole('tab', { name: 'Summary' }).click()
        await page.getByRole('button', { name: 'Smart Export' }).locator('visible=true').click()
        const dialog = page.getByRole('dialog', { name: 'Smart Export' })
        await dialog.getByRole('radio', { name: /^Markdown/ }).click()
        await dialog.getByRole('button', { name: /^Generate/ }).click()
        await dialog.getByRole('button', { name: /^Word/ }).waitFor(patience)
        await page.keyboard.press('Escape')
      },
    ],
    [
      'reload',
      async (page) => {
        await page.reload()
        await summary(page)
      },
    ],
    [
      'another',
      async (page) => {
        const another = page.getByRole('button', { name: 'Summarize Another Document' })
        await another.locator('visible=true').click()
        await page.getByRole('tab', { name: 'Paste Text' }).waitFor(patience)
      },
    ],
  ]
}

const product = await openProduct()
const results: Record<string, unknown>[] = []
try {
  const person = await createAccount(product.browser.request)
  await buyPack(product.browser.request, person)
  await product.browser.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await product.browser.newPage()
  await page.setViewportSize({ width: Number(values.width), height: 812 })
  await watchShifts(page)
  await signIn(page, person)
  await page.waitForTimeout(restMs)
  const session = await product.browser.newCDPSession(page)
  for (const characters of values.characters.split(',').map(Number)) {
    const way = characters <= pasteCharacters ? 'paste' : 'file'
    console.log(`\n${characters} characters, ${way}, ${values.width} px wide`)
    for (const [stage, run] of stagesOf(characters, way)) {
      await takeShifts(page)
      const stop = await recordTasks(session, { withFunctions: values.functions })
      const start = performance.now()
      await run(page)
      const tookMs = performance.now() - start
      await page.waitForTimeout(restMs)
      const tasks = (await stop()).toSorted((a, b) => b.clockMs - a.clockMs)
      const shifts = await takeShifts(page)
      const shift = shifts.reduce((sum, { score }) => sum + score, 0)
      const long = tasks.filter(({ clockMs }) => clockMs > longMs)
      const clockMs = Math.round(tasks[0]?.clockMs ?? 0)
      const processorMs = Math.round(Math.max(0, ...tasks.map((task) => task.processorMs)))
      results.push({ characters, stage, clockMs, processorMs, shift })
      console.log(
        `${stage.padEnd(20)} ${(tookMs / 1_000).toFixed(1).padStart(6)} s  longest ${clockMs} ms, ` +
          `of the processor ${processorMs} ms  over ${longMs} ms: ${long.length}  shift ${shift.toFixed(3)}`,
      )
      for (const task of long.slice(0, mostShown)) {
        const [clock, own] = [task.clockMs, task.processorMs].map(Math.round)
        console.log(`    ${clock} ms, of the processor ${own}: ${task.work.join(', ')}`)
        for (const { name, ms } of task.functions)
          console.log(`        ${ms.toFixed(0)} ms ${name}`)
      }
      for (const { score, moved } of shifts.filter(({ score }) => score > 0.01)) {
        console.log(`    moved ${score.toFixed(3)}: ${moved.slice(0, mostShown).join('; ')}`)
      }
    }
  }
  saveResults('thread', results)
} finally {
  for (const folder of removeAtEnd) rmSync(folder, { recursive: true, force: true })
  await product.close()
}
