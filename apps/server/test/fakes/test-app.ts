import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPolicy } from '@precis/domain'
import { createLogger } from '../../src/adapters/logger.ts'
import { createMetrics } from '../../src/adapters/metrics.ts'
import { createTestPayments } from '../../src/adapters/test-payments.ts'
import { createApp } from '../../src/app.ts'
import type { AppDeps } from '../../src/app-deps.ts'
import { createSmallBodies } from '../../src/http/bodies/small-bodies.ts'
import { createRateLimits } from '../../src/http/rate-limits.ts'
import { createWorkTracker } from '../../src/lifecycle/work-tracker.ts'
import { createSummaryKey } from '../../src/services/analysis/summary-key.ts'
import { createTextWork } from '../../src/services/analysis/text-work.ts'
import { noTracer } from '../../src/services/ports.ts'
import { openSite } from '../../src/static/site.ts'
import { FakeDatabase } from './fake-database.ts'
import { FakeEngine } from './fake-engine.ts'

export { aiPath } from '../support/ai-path.ts'

/** An empty directory, gone when all tests have run. */
export const makeDirectory = () => mkdtempSync(join(tmpdir(), 'precis-site-'))

/** A small built web application in a directory of its own. */
export function makeSite(): string {
  const directory = makeDirectory()
  mkdirSync(join(directory, 'assets'))
  writeFileSync(
    join(directory, 'index.html'),
    `<!doctype html><title>Precis</title>${' '.repeat(2000)}`,
  )
  writeFileSync(
    join(directory, 'assets/app-1a2b3c4d.js'),
    `export const text = '${'abc '.repeat(1000)}'`,
  )
  writeFileSync(join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return directory
}

/** The application on fakes, with its log in `lines`. */
export function makeApp(overrides: Partial<AppDeps> = {}) {
  const database = new FakeDatabase()
  const engine = new FakeEngine('fake-model')
  const embedded = new FakeEngine('embedded')
  const lines: string[] = []
  const deps: AppDeps = {
    log: createLogger({ write: (line) => lines.push(line) }),
    metrics: createMetrics({ figures: () => database.figures() }),
    tracer: noTracer,
    database,
    engine,
    embedded,
    paymentProvider: createTestPayments(database.payments),
    paymentWebhook: null,
    documentKey: (userId, content) =>
      createHash('sha256').update(`${userId}\0${content}`).digest('hex'),
    summaryKey: createSummaryKey(new Uint8Array(32)),
    texts: createTextWork(overrides.policy ?? defaultPolicy),
    policy: defaultPolicy,
    publicUrl: 'http://localhost:3000',
    takesAnyHost: true,
    operatorToken: 'token-of-the-operators',
    trustsProxy: false,
    hasGoogle: false,
    modelHost: null,
    capturesMail: true,
    mailer: database.mailbox,
    emailsDue: () => undefined,
    rateLimits: createRateLimits(),
    smallBodies: createSmallBodies(),
    limitsRates: true,
    work: createWorkTracker(),
    site: openSite(makeSite()),
    heartbeatMs: 10_000,
    ...overrides,
  }
  const app = createApp(deps)
  const local = { peerAddress: '127.0.0.1' }
  const request = async (path: string, init: RequestInit = {}, env: object = local) =>
    app.request(new Request(`http://localhost:3000${path}`, init), undefined, env)
  const post = (path: string, body: unknown, token?: string, headers: HeadersInit = {}) =>
    request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { app, deps, database, engine, embedded, lines, request, post }
}

export function summaryBody(content: string) {
  return { action: 'chatCompletion', systemPrompt: 'summary', content }
}
