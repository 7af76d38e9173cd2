import { createRandom } from '../apps/server/test/support/random.ts'
import type { DatabaseKind } from './database-kinds.ts'
import { type Health, watchHealth } from './health/watch-health.ts'
import { openFixture, type ServerFixture } from './open-fixture.ts'
import { percentile } from './percentile.ts'
import type { Drill, Finding, Scenario } from './scenario.ts'

const frozenMs = 2_000

export interface Outcome {
  readonly scenario: Scenario
  readonly database: DatabaseKind
  readonly findings: readonly Finding[]
  readonly health: Health
  readonly seconds: number
}

/** Plays one scenario on one database, then ends the servers and audits the credits. */
export async function runScenario(
  scenario: Scenario,
  database: DatabaseKind,
  seed: number,
): Promise<Outcome> {
  const startedAt = performance.now()
  const findings: Finding[] = []
  const stages: ServerFixture[] = []
  const tidyUps: (() => Promise<void>)[] = []
  const health = { times: [] as number[], failures: 0 }
  const drill: Drill = {
    database,
    random: createRandom(seed, scenario.name),
    async open(options = {}) {
      const fixture = await openFixture(database, options)
      stages.push(fixture)
      return fixture
    },
    after: (tidyUp) => tidyUps.push(tidyUp),
    async during(attack) {
      const watch = await watchHealth(stages.flatMap(({ origins }) => origins))
      try {
        return await attack()
      } finally {
        const seen = await watch.stop()
        for (const time of seen.times) health.times.push(time)
        health.failures += seen.failures
      }
    },
    claim: (isGood, text, instead = text) => {
      findings.push({ kind: 'claim', isGood, text: isGood ? text : instead })
    },
    goal: (what, measured, limit, unit) => {
      const isGood = measured <= limit
      const text = `${what}: ${round(measured)} ${unit}, ${isGood ? 'under' : 'OVER'} ${limit} ${unit}`
      findings.push({ kind: 'goal', isGood, text })
    },
    figure: (text) => findings.push({ kind: 'figure', isGood: true, text }),
  }
  try {
    await scenario.run(drill)
  } catch (error) {
    drill.claim(false, `the scenario broke off: ${causes(error)}`)
  }
  if (scenario.healthGoalMs !== undefined) {
    drill.goal('/healthz p99', percentile(health.times, 0.99), scenario.healthGoalMs, 'ms')
  }
  const longestMs = percentile(health.times, 1)
  if (longestMs > frozenMs) {
    drill.claim(false, `a process stood still for ${(longestMs / 1000).toFixed(1)} s`)
  }
  for (const fixture of stages) await close(fixture, drill)
  for (const tidyUp of tidyUps) await tidyUp()
  const seconds = (performance.now() - startedAt) / 1000
  return { scenario, database, findings, health, seconds }
}

async function close(fixture: ServerFixture, drill: Drill): Promise<void> {
  if (fixture.fallen.length > 0) {
    const last = fixture.fallen[0]?.output.stderr.trim().split('\n').slice(-8).join(' | ')
    drill.claim(false, `${fixture.fallen.length} server(s) ended: ${last?.slice(0, 300)}`)
  }
  for (const fault of await fixture.end()) drill.claim(false, fault)
  const audit = await fixture.audit()
  if (audit.code !== 0) {
    drill.claim(false, `the credits do not add up: ${audit.stdout}${audit.stderr}`)
  }
  await fixture.remove()
}

function round(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
}

function causes(error: unknown): string {
  if (!(error instanceof Error)) return JSON.stringify(error)
  return error.cause ? `${error.message} (${causes(error.cause)})` : error.message
}
