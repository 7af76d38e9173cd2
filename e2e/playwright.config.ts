import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../testing/browser.ts'

const port = Number(process.env['E2E_PORT'] || 4310)
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'precis-e2e-'))
const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A second try tells a slow machine from a fault: what needed it is listed as flaky, and looked into.
  retries: 1,
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(tmpdir(), 'precis-e2e.json'),
      },
    ],
  ],
  outputDir: '../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browserFlags],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      RATE_LIMITS: 'off',
    },
  },
})
