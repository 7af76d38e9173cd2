import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { createAccount, signIn } from '../testing/accounts.ts'
import { browserFlags, findBrowser } from '../testing/browser.ts'

const port = Number(process.env['PORT'] ?? 4391)
const debugPort = port + 1_000
const patienceMs = 120_000
const pauseMs = 300

interface Options {
  /** `block` lets every request be seen. */
  readonly serviceWorkers?: 'allow' | 'block'
}

/** The product as it runs in production, and a browser that listens on `port`. */
export async function openProduct({ serviceWorkers = 'allow' }: Options = {}) {
  const origin = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'precis-bench-'))
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
    },
    stdio: 'ignore',
  })
  const stopServer = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: pauseMs })
  }
  try {
    await untilReady(origin)
    const { executablePath, env } = await findBrowser()
    const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: [...browserFlags, `--remote-debugging-port=${debugPort}`],
      baseURL: origin,
      serviceWorkers,
    })
    return {
      origin,
      port: debugPort,
      browser,
      /** Lighthouse leaves the session where it is, so pages for visitors come first. */
      async signIn() {
        const page = await browser.newPage()
        await signIn(page, await createAccount(browser.request))
        await page.close()
      },
      async close() {
        await browser.close()
        stopServer()
      },
    }
  } catch (error) {
    stopServer()
    throw error
  }
}

async function untilReady(origin: string): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (Date.now() > end) throw new Error('The product did not start')
    await pause(pauseMs)
  }
}
