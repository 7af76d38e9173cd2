import { brokenPagePdf } from '../documents/faulty-documents.ts'
import { breakSilently, holdTimers, onAi, refusing, unanswered } from './intercept.ts'
import type { Screen, Stage } from './screen.ts'

const copiedMs = 2_000

async function result({ page }: Stage) {
  await page.goto('/analyze')
  await page.getByRole('heading', { name: 'Main Purpose' }).waitFor()
}

/** Below 900 px the parts of the result are tabs; above, they stand side by side. */
async function turnTo({ page }: Stage, part: 'Summary' | 'Document' | 'Ask') {
  const tab = page.getByRole('tab', { name: part, exact: true })
  if (await tab.isVisible()) await tab.click()
}

async function ask(stage: Stage, question: string) {
  await turnTo(stage, 'Ask')
  const field = stage.page.getByPlaceholder('Ask about this document')
  await field.fill(question)
  await field.press('Enter')
}

async function cite(stage: Stage) {
  await result(stage)
  const chips = stage.page.getByRole('link', { name: /, show in document$/ })
  await chips.nth(2).click()
  await stage.page.locator('.cite.is-active').first().waitFor()
}

async function openExport(stage: Stage) {
  await result(stage)
  await stage.page
    .getByRole('button', { name: 'Smart Export' })
    .filter({ visible: true })
    .first()
    .click()
  await stage.page.getByRole('dialog', { name: 'Smart Export' }).waitFor()
}

async function generate(stage: Stage) {
  await openExport(stage)
  await stage.page.getByRole('button', { name: /^Generate / }).click()
}

async function generated(stage: Stage) {
  await generate(stage)
  await stage.page.getByRole('button', { name: 'Download' }).waitFor()
}

async function chat(stage: Stage) {
  const log = stage.page.getByRole('log')
  await result(stage)
  await ask(stage, 'How much is the monthly fee?')
  await log.getByText('£48,500').first().waitFor()
  await ask(stage, 'Who won the football world cup in 1998?')
  await log.getByText('Not mentioned in document').waitFor()
}

export const resultScreens: readonly Screen[] = [
  { name: 'result', actor: 'analyst', open: result },
  { name: 'result cited', actor: 'analyst', open: cite },
  {
    name: 'result find',
    actor: 'analyst',
    async open(stage) {
      await result(stage)
      await turnTo(stage, 'Document')
      await stage.page.getByRole('button', { name: 'Find in document' }).click()
      await stage.page.getByRole('textbox', { name: 'Find in document' }).fill('notice')
      await stage.page.getByText(/^1 of \d+$/).waitFor()
    },
  },
  {
    name: 'result document',
    actor: 'analyst',
    isNarrow: true,
    async open(stage) {
      await result(stage)
      await turnTo(stage, 'Document')
    },
  },
  {
    name: 'result ask',
    actor: 'analyst',
    isNarrow: true,
    async open(stage) {
      await result(stage)
      await turnTo(stage, 'Ask')
    },
  },
  { name: 'result chat', actor: 'analyst', open: chat },
  {
    name: 'result answering',
    actor: 'analyst',
    async open(stage) {
      await onAi(stage.page, 'question', unanswered)
      await result(stage)
      await ask(stage, 'How much is the monthly fee?')
      await stage.page.getByText('Answering').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'result question failed',
    actor: 'analyst',
    isRefused: true,
    async open(stage) {
      await onAi(stage.page, 'question', refusing(502, { error: 'away', code: 'provider_failed' }))
      await result(stage)
      await ask(stage, 'How much is the monthly fee?')
      await stage.page.getByText(/^Sorry, I encountered an error/).waitFor()
    },
  },
  {
    name: 'result with a page lost',
    actor: 'reader',
    async open(stage) {
      await stage.page.goto('/analyze')
      await stage.page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await brokenPagePdf())
      await stage.page.getByRole('button', { name: 'Summarize anyway' }).click()
      await stage.page.getByRole('heading', { name: 'Main Purpose' }).waitFor()
      await turnTo(stage, 'Document')
    },
  },
  { name: 'export select', actor: 'analyst', open: openExport },
  {
    name: 'export generate',
    actor: 'analyst',
    async open(stage) {
      await onAi(stage.page, 'export', unanswered)
      await generate(stage)
      await stage.page.getByRole('progressbar').waitFor()
    },
  },
  { name: 'export result', actor: 'analyst', open: generated },
  {
    name: 'export copied',
    actor: 'analyst',
    isVariant: true,
    async open(stage) {
      await holdTimers(stage.page, copiedMs)
      await generated(stage)
      await stage.page.getByRole('button', { name: 'Copy' }).click()
      await stage.page.getByText('Copied!').waitFor()
    },
  },
  {
    name: 'export empty',
    actor: 'analyst',
    isVariant: true,
    async open(stage) {
      await onAi(stage.page, 'export', refusing(200, { result: ' ' }))
      await generate(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'export failed without a reason',
    actor: 'analyst',
    async open(stage) {
      await breakSilently(stage.page, '/openai-analysis')
      await generate(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
]
