import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { balance, mailedLink, newAccount } from '../../testing/accounts.ts'
import { agreementDocx } from '../documents/documents.ts'
import { onEachDevice } from '../support/devices.ts'
import { test as base, expect } from '../support/test.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A product of its own, which gives each verified address one document. */
async function startGenerous() {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'precis-free-'))
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      WELCOME_DOCUMENTS: '1',
    },
    stdio: 'ignore',
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// Of the worker, so that it outlives the page and its service worker.
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const product = await startGenerous()
      await use(product.origin)
      await product.stop()
    },
    { scope: 'worker' },
  ],
})

test.use({ serviceWorkers: 'allow', expectedNoise: ['was preloaded using link preload'] })

// In one worker, so that one product serves both.
test.describe.configure({ mode: 'default' })

onEachDevice(() => {
  test('where documents are free, a verified address has one, and the file that was tried is summarized with it', async ({
    page,
    origin,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: origin })
    try {
      const status = () =>
        fetch(`${origin}/readyz`).then(
          (answer) => answer.status,
          () => 0,
        )
      await expect.poll(status, { timeout: 240_000 }).toBe(200)
      await page.goto(origin)
      await expect(page.getByText('Your first document is free.')).toBeVisible()
      await page.locator('#try input[type=file]').setInputFiles(agreementDocx())
      await expect(page.getByText('Your document stays in this tab')).toBeVisible()
      await page.getByRole('link', { name: 'Use the full analysis' }).click()
      const person = newAccount()
      await page.getByLabel('Email').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
      await request.get(await mailedLink(request, person.email), { maxRedirects: 0 })
      await page.waitForURL('**/analyze')
      const waiting = page.getByRole('region', { name: 'Your waiting document' })
      await waiting.getByRole('button', { name: 'Summarize' }).click()
      await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
      expect(await balance(request, person)).toEqual({ used: 1, limit: 1 })
    } finally {
      await request.dispose()
    }
  })
})
