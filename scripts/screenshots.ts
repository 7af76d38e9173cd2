import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, chromium, type Page } from '@playwright/test'
import { agreementPdf, textFile } from '../e2e/documents.ts'
import { buyPack, createAccount, type Person, signIn } from '../e2e/people.ts'
import { browserFlags, findBrowser } from './browser.ts'

const widths = (process.env['WIDTHS'] ?? '375,1440').split(',').map(Number)
const themes = ['light', 'dark'] as const
const port = Number(process.env['PORT'] ?? 4390)
const baseURL = `http://localhost:${port}`
const folder = join(import.meta.dirname, '..', 'screenshots')
const dataDir = mkdtempSync(join(tmpdir(), 'precis-shots-'))

interface Shot {
  readonly page: Page
  readonly take: (name: string) => Promise<void>
  readonly request: APIRequestContext
}

async function visitor({ page, take }: Shot) {
  for (const [name, route] of [
    ['landing', '/'],
    ['auth', '/auth'],
    ['auth-verified', '/auth?mode=verify-email'],
    ['auth-update', '/auth?mode=update-password'],
    ['help', '/help'],
    ['help-article', '/help/article/features/complexity-scoring'],
    ['security', '/security'],
    ['not-found', '/no/such/page'],
  ] as const) {
    await page.goto(route)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(name)
  }
  await page.goto('/auth')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await take('auth-sign-up')
}

async function buyer({ page, take, request }: Shot) {
  const person = await createAccount(request)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Get Document Pack - $5' }).first().waitFor()
  await take('analyze-no-credits')
  await page.getByRole('button', { name: 'Get Document Pack - $5' }).first().click()
  await page.getByRole('link', { name: 'Upgrade Now - $5' }).waitFor()
  await take('pack-dialog')
  const checkout = await page.getByRole('link', { name: 'Upgrade Now - $5' }).getAttribute('href')
  await page.goto(checkout ?? '')
  await take('test-checkout')
  await page.getByRole('button', { name: 'Pay $5.00' }).click()
  await page.getByText('Document Pack Activated!').waitFor()
  await take('payment-success')
  await page.goto('/payment/success')
  await page.getByText('Activation Failed').waitFor()
  await take('payment-failed')
}

async function reader({ page, take, request }: Shot, person: Person) {
  await signIn(page, person)
  const file = page.locator('input[type=file]').first()
  await file.waitFor({ state: 'attached' })
  await page.getByText('documents remaining').first().waitFor()
  await take('analyze-idle')
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page
    .getByRole('textbox', { name: 'Document text' })
    .fill('Title passes on delivery. '.repeat(40))
  await take('analyze-paste')
  await page.getByRole('tab', { name: 'Upload File' }).click()
  await file.setInputFiles(textFile('lease.pdf', 'not a pdf '.repeat(80), 'application/pdf'))
  await page.getByRole('alert').first().waitFor()
  await take('analyze-error')
  await page.route('**/.netlify/functions/openai-analysis', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  await file.setInputFiles(await agreementPdf())
  await page.getByRole('progressbar').first().waitFor()
  await page.waitForTimeout(1200)
  await take('analyze-progress')
  await page.getByRole('button', { name: 'Smart Export' }).last().waitFor({ timeout: 60_000 })
  await take('analyze-result')
  await page.unroute('**/.netlify/functions/openai-analysis')
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900
  await page
    .getByRole('link', { name: /, show in document$/ })
    .nth(2)
    .click()
  await page.waitForTimeout(900)
  await take('analyze-result-cited')
  if (isNarrow) await page.getByRole('tab', { name: 'Ask' }).click()
  const question = page.getByPlaceholder('Ask about this document')
  await question.fill('How much is the monthly fee?')
  await question.press('Enter')
  await page.getByRole('log').getByText('£48,500').first().waitFor()
  await question.fill('Who won the football world cup in 1998?')
  await question.press('Enter')
  await page.getByRole('log').getByText('Not mentioned in document').waitFor()
  await take('analyze-chat')
  if (isNarrow) await page.getByRole('tab', { name: 'Summary' }).click()
  await page.getByRole('button', { name: 'Smart Export' }).last().click()
  await take('export-select')
  await page.getByRole('button', { name: /^Generate / }).click()
  await page.getByRole('button', { name: 'Download' }).waitFor()
  await take('export-result')
  for (const tab of ['profile', 'billing', 'security']) {
    await page.goto(`/settings?tab=${tab}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(300)
    await take(`settings-${tab}`)
  }
  await request.dispose()
}

const server = spawn(process.execPath, ['scripts/start.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
  stdio: 'ignore',
})
const found = await findBrowser()
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...browserFlags],
  env: { ...(process.env as Record<string, string>), ...found.env },
})
mkdirSync(folder, { recursive: true })
try {
  while (!(await fetch(`${baseURL}/readyz`).catch(() => null))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  for (const colorScheme of themes) {
    for (const width of widths) {
      for (const walk of [visitor, buyer, reader]) {
        const context = await browser.newContext({
          baseURL,
          colorScheme,
          reducedMotion: 'reduce',
          viewport: { width, height: width < 600 ? 812 : 900 },
          deviceScaleFactor: width < 600 ? 2 : 1,
        })
        const page = await context.newPage()
        const take = async (name: string) => {
          await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) })
        }
        const shot = { page, take, request: context.request }
        const person = await createAccount(context.request)
        await buyPack(context.request, person)
        try {
          await walk(shot, person)
        } catch (error) {
          console.error(`${walk.name} at ${width} px, ${colorScheme}: ${error}`)
          await take(`failed-${walk.name}`)
          process.exitCode = 1
        }
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}
