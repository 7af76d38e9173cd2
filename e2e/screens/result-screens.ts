import { brokenPagePdf } from '../documents/faulty-documents.ts'
import { breakSilently, holdTimers, onAi, refusing, unanswered } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const copiedMs = 2_000

async function result({ page }: ScreenContext) {
  await page.goto('/analyze')
  await page.getByRole('heading', { name: 'Main Purpose' }).waitFor()
}

/** Below 900 px the parts of the result are tabs; above, they stand side by side. */
async function turnTo({ page }: ScreenContext, part: 'Summary' | 'Document' | 'Ask') {
  const tab = page.getByRole('tab', { name: part, exact: true })
  if (await tab.isVisible()) await tab.click()
}

async function ask(context: ScreenContext, question: string) {
  await turnTo(context, 'Ask')
  const field = context.page.getByPlaceholder('Ask about this document')
  await field.fill(question)
  await field.press('Enter')
}

async function cite(context: ScreenContext) {
  await result(context)
  const chips = context.page.getByRole('link', { name: /, show in document$/ })
  await chips.nth(2).click()
  await context.page.locator('.cite.is-active').first().waitFor()
}

async function openExport(context: ScreenContext) {
  await result(context)
  await context.page
    .getByRole('button', { name: 'Smart Export' })
    .filter({ visible: true })
    .first()
    .click()
  await context.page.getByRole('dialog', { name: 'Smart Export' }).waitFor()
}

async function generate(context: ScreenContext) {
  await openExport(context)
  await context.page.getByRole('button', { name: /^Generate / }).click()
}

async function generated(context: ScreenContext) {
  await generate(context)
  await context.page.getByRole('button', { name: 'Download' }).waitFor()
}

async function chat(context: ScreenContext) {
  const log = context.page.getByRole('log')
  await result(context)
  await ask(context, 'How much is the monthly fee?')
  await log.getByText('£48,500').first().waitFor()
  await ask(context, 'Who won the football world cup in 1998?')
  await log.getByText('Not mentioned in document').waitFor()
}

export const resultScreens: readonly Screen[] = [
  { name: 'result', actor: 'analyst', open: result },
  { name: 'result cited', actor: 'analyst', open: cite },
  {
    name: 'result find',
    actor: 'analyst',
    async open(context) {
      await result(context)
      await turnTo(context, 'Document')
      await context.page.getByRole('button', { name: 'Find in document' }).click()
      await context.page.getByRole('textbox', { name: 'Find in document' }).fill('notice')
      await context.page.getByText(/^1 of \d+$/).waitFor()
    },
  },
  {
    name: 'result document',
    actor: 'analyst',
    isNarrow: true,
    async open(context) {
      await result(context)
      await turnTo(context, 'Document')
    },
  },
  {
    name: 'result ask',
    actor: 'analyst',
    isNarrow: true,
    async open(context) {
      await result(context)
      await turnTo(context, 'Ask')
    },
  },
  { name: 'result chat', actor: 'analyst', open: chat },
  {
    name: 'result answering',
    actor: 'analyst',
    async open(context) {
      await onAi(context.page, 'question', unanswered)
      await result(context)
      await ask(context, 'How much is the monthly fee?')
      await context.page.getByText('Answering').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'result question failed',
    actor: 'analyst',
    isRefused: true,
    async open(context) {
      await onAi(
        context.page,
        'question',
        refusing(502, { error: 'away', code: 'provider_failed' }),
      )
      await result(context)
      await ask(context, 'How much is the monthly fee?')
      await context.page.getByText(/^Sorry, I encountered an error/).waitFor()
    },
  },
  {
    name: 'result with a page lost',
    actor: 'reader',
    async open(context) {
      await context.page.goto('/analyze')
      await context.page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await brokenPagePdf())
      await context.page.getByRole('button', { name: 'Summarize anyway' }).click()
      await context.page.getByRole('heading', { name: 'Main Purpose' }).waitFor()
      await turnTo(context, 'Document')
    },
  },
  { name: 'export select', actor: 'analyst', open: openExport },
  {
    name: 'export generate',
    actor: 'analyst',
    async open(context) {
      await onAi(context.page, 'export', unanswered)
      await generate(context)
      await context.page.getByRole('progressbar').waitFor()
    },
  },
  { name: 'export result', actor: 'analyst', open: generated },
  {
    name: 'export copied',
    actor: 'analyst',
    isVariant: true,
    async open(context) {
      await holdTimers(context.page, copiedMs)
      await generated(context)
      await context.page.getByRole('button', { name: 'Copy' }).click()
      await context.page.getByText('Copied!').waitFor()
    },
  },
  {
    name: 'export empty',
    actor: 'analyst',
    isVariant: true,
    async open(context) {
      await onAi(context.page, 'export', refusing(200, { result: ' ' }))
      await generate(context)
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'export failed without a reason',
    actor: 'analyst',
    async open(context) {
      await breakSilently(context.page, '/openai-analysis')
      await generate(context)
      await context.page.getByRole('alert').waitFor()
    },
  },
]
