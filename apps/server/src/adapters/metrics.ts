import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Figures, Metrics } from '../services/ports.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const figureHelp: Readonly<Record<keyof Figures, string>> = {
  accounts: 'Accounts that are not deleted',
  documents_left: 'Documents paid for and not used',
  analyses_running: 'Analyses under way, of all processes',
  payments_open: 'Checkouts that have not ended',
  payments_not_granted: 'Payments received whose documents were not given yet',
  emails_pending: 'Emails about credits that are still to be sent',
  emails_given_up: 'Emails about credits that could not be sent',
}

interface MetricsOptions {
  /** With numbers of the process itself: memory, processor time, event loop. */
  readonly isProcess?: boolean
  /** Asked at each scrape; a database that does not answer leaves its figures out. */
  readonly figures?: () => Promise<Figures>
}

/** Prometheus numbers. Labels are bounded: no paths, accounts or documents. */
export function createMetrics({ isProcess = false, figures }: MetricsOptions = {}): Metrics {
  const registry = new Registry()
  if (isProcess) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'precis_http_request_duration_seconds',
    help: 'Time from request to the head of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  })
  const analyses = new Counter({
    name: 'precis_analyses_total',
    help: 'Analyses by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'precis_analysis_duration_seconds',
    help: 'Time of finished analyses',
    buckets: [0.1, 0.5, 2, 5, 15, 60, 300],
    registers: [registry],
  })
  const modelCalls = new Counter({
    name: 'precis_model_calls_total',
    help: 'Calls to the model by what they were for',
    labelNames: ['kind'],
    registers: [registry],
  })
  const modelTokens = new Counter({
    name: 'precis_model_tokens_total',
    help: 'Tokens as the provider counts them; cached ones are part of the prompt',
    labelNames: ['kind', 'type'],
    registers: [registry],
  })
  return {
    countModelUse: (kind, use) => {
      modelCalls.inc({ kind }, use.calls)
      modelTokens.inc({ kind, type: 'prompt' }, use.promptTokens)
      modelTokens.inc({ kind, type: 'completion' }, use.completionTokens)
      modelTokens.inc({ kind, type: 'cached' }, use.cachedTokens)
    },
    countRequest: (method, route, status, durationMs) => {
      const known = methods.has(method) ? method : 'other'
      requests.observe({ method: known, route, status: String(status) }, durationMs / 1000)
    },
    countAnalysis: (outcome, durationMs) => {
      analyses.inc({ outcome })
      durations.observe(durationMs / 1000)
    },
    async text() {
      const known = await figures?.().catch(() => undefined)
      const own = await registry.metrics()
      return known === undefined ? own : `${own}\n${await writeFigures(known)}`
    },
    contentType: registry.contentType,
  }
}

function writeFigures(figures: Figures): Promise<string> {
  const registry = new Registry()
  for (const [name, value] of Object.entries(figures)) {
    const help = figureHelp[name as keyof Figures]
    new Gauge({ name: `precis_${name}`, help, registers: [registry] }).set(value)
  }
  return registry.metrics()
}
