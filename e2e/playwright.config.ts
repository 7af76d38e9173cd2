import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findTestBrowser } from '../testing/browser.ts'

const port = Number(process.env['E2E_PORT'] || 4310)
// Every worker reads this file again, and finds the folder that the first process made and removes.
if (process.env['E2E_DATA_DIR'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'precis-e2e-'))
  process.env['E2E_DATA_DIR'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const browser = await findTestBrowser()
/** A deployment that is already running, behind a certificate of its own. */
const deployment = process.env['E2E_BASE_URL']
const serverLog = join(tmpdir(), `precis-e2e-${port}.log`)

// Without a window nobody sees what opens below the address bar, which would take two processes for each context, and a
// page that opens once in its context needs no process in reserve. The last such list counts: the others are what
// Playwright switches off.
const absentFeatures = [
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: '.',
  timeout: 600_000,
  expect: { timeout: 120_000 },
  fullyParallel: true,
  workers: availableParallelism(),
  // A second try tells a slow machine from a fault: what needed it is listed as flaky, counts as failed, and leaves a trace.
  retries: 1,
  failOnFlakyTests: true,
  reporter: 'list',
  outputDir: '../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: deployment ?? `http://localhost:${port}`,
    ignoreHTTPSErrors: deployment !== undefined,
    serviceWorkers: 'block',
    // Nothing waits for movement, and colors that still change into each other cannot be judged.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      // Nothing is drawn by a graphics card, so that work needs no process of its own.
      args: [...browserFlags, '--in-process-gpu', `--disable-features=${absentFeatures.join(',')}`],
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  ...(deployment === undefined && {
    webServer: {
      command: `"${process.execPath}" scripts/start.ts 2>"${serverLog}"`,
      cwd: join(import.meta.dirname, '..'),
      url: `http://localhost:${port}/readyz`,
      reuseExistingServer: false,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: process.env['E2E_DATA_DIR'],
        RATE_LIMITS: 'off',
      },
    },
  }),
})
