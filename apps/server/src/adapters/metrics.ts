import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Metrics } from '../services/ports.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Prometheus numbers. Labels are bounded: no paths, accounts or documents. */
export function createMetrics({ isProcess = false } = {}): Metrics {
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
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
