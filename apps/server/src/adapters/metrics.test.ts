import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const figures = {
  ...{ accounts: 1, documents_left: 1, analyses_running: 0, payments_open: 0 },
  ...{ payments_not_granted: 0, emails_pending: 0, emails_given_up: 0 },
}

/** The names of metrics in a file, without what Prometheus adds to those of a histogram. */
function namesIn(file: string): Set<string> {
  const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8')
  const found = text.match(/\b(?:precis|process|nodejs)_[a-z0-9_]+/g) ?? []
  return new Set(found.map((name) => name.replace(/_(?:bucket|count)$/, '')))
}

describe('the rules and the dashboard that are shipped', () => {
  it.each(['prometheus-alerts.yml', 'grafana-dashboard.json'])(
    '%s asks for metrics that exist',
    async (file) => {
      const metrics = createMetrics({ isProcess: true, figures: async () => figures })
      const exposed = (await metrics.text()).matchAll(/^# TYPE (\S+)/gm)
      const known = new Set([...exposed].map(([, name]) => name))
      const asked = namesIn(file)
      expect(asked.size).toBeGreaterThan(5)
      expect([...asked].filter((name) => !known.has(name))).toEqual([])
    },
  )
})
