import type { Page } from '@playwright/test'
import type { UploadedFile } from '../documents/documents.ts'
import { doubtfulPdf, noticePage, rentPage, scannedPdf } from '../documents/scanned-documents.ts'
import { onAi, unanswered } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const upload = 'input[type=file]'
const manyPages = 200

async function give(page: Page, file: UploadedFile) {
  await page.goto('/analyze')
  const input = page.locator(upload).first()
  await input.waitFor({ state: 'attached' })
  await input.setInputFiles(file)
}

async function scan({ page }: ScreenContext) {
  await give(page, await doubtfulPdf(page))
}

async function doubtful(context: ScreenContext) {
  await scan(context)
  await context.page.getByRole('button', { name: /^Page 2 Hard to read/ }).waitFor()
}

async function turnTo({ page }: ScreenContext, number: number) {
  await page.getByRole('button', { name: new RegExp(`^Page ${number}`) }).click()
  await page.getByRole('img', { name: `Image of page ${number}` }).waitFor()
}

/** One page of the recognized document. Recognizing takes seconds, so tests do it once for all of them. */
function pageScreen(name: string, number: number): Screen {
  return {
    name,
    actor: 'reader',
    async open(context) {
      await doubtful(context)
      await turnTo(context, number)
    },
    after: {
      name: 'awaiting review with doubtful pages',
      async go(context) {
        const dialog = context.page.getByRole('dialog')
        if (await dialog.isVisible()) await context.page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
        await turnTo(context, number)
      },
    },
  }
}

/** A long scan that waits in the tab, as a reload would find it: every second page is hard to read. */
async function many({ page, fixtures }: ScreenContext) {
  const { userId, job } = JSON.parse(fixtures.work)
  const pages = []
  let content = ''
  for (let number = 1; number <= manyPages; number += 1) {
    const start = content === '' ? 0 : content.length + 2
    content += `${content === '' ? '' : '\n\n'}${rentPage.lines.join(' ')} ${number}`
    const confidence = number % 2 === 0 ? 41 : 93
    pages.push({ number, start, end: content.length, source: 'ocr', confidence })
  }
  const work = {
    userId,
    job: { ...job, name: `${'scanned-lease-with-a-long-name-'.repeat(5)}.pdf` },
    document: { kind: 'pdf', content, pages, sections: [], ocrLanguage: 'eng' },
    title: null,
    isHeld: true,
    result: null,
    messages: [],
  }
  await page.addInitScript(
    (kept) => sessionStorage.setItem('precis.work', kept),
    JSON.stringify(work),
  )
  await page.goto('/analyze')
  await page.getByRole('region', { name: '100 pages to check' }).waitFor()
}

export const scanScreens: readonly Screen[] = [
  {
    name: 'progress recognizing',
    actor: 'reader',
    async open(context) {
      await context.page.route('**/tesseract/**', unanswered)
      await scan(context)
      await context.page.getByRole('button', { name: 'Check the pages first' }).click()
      await context.page.getByText('The analysis will wait').waitFor()
    },
  },
  { name: 'awaiting review with doubtful pages', actor: 'reader', open: doubtful },
  { name: 'awaiting review with many doubtful pages', actor: 'reader', open: many },
  {
    name: 'page without its file',
    actor: 'reader',
    async open(context) {
      await many(context)
      await context.page.getByRole('button', { name: /^Page 2 / }).click()
      await context.page.getByText('To see the pages, choose the file again').waitFor()
    },
  },
  pageScreen('page beside its text', 2),
  pageScreen('page to type in', 3),
  {
    name: 'cited page as it looks',
    actor: 'reader',
    async open({ page }) {
      await give(page, await scannedPdf(page, [rentPage, noticePage]))
      await page
        .getByRole('link', { name: /^Page 2, show/ })
        .first()
        .click()
      await page.locator('.page-layer .cite.is-active').first().waitFor()
    },
  },
  {
    name: 'recognized pages analyzing',
    actor: 'reader',
    async open(context) {
      const { page } = context
      await onAi(page, 'summary', unanswered)
      await give(page, await scannedPdf(page, [rentPage]))
      await page.getByText('1 of 1 page read: 1 recognized.').waitFor()
    },
  },
]
