import { percentile } from './percentile.ts'
import type { Outcome } from './run-scenario.ts'

const widths = [22, 9, 6, 8, 8, 8]
const marks = { claim: ['  ', '! '], goal: ['  ', '~ '], figure: ['  ', '  '] } as const

/** Whether everything that must be so was so; goals of time do not count. */
export function hasHeld({ findings }: Outcome): boolean {
  return findings.every(({ kind, isGood }) => kind !== 'claim' || isGood)
}

/** The heads of the columns. */
export function tableHead(): string {
  return line(['scenario', 'database', 'time', 'p50', 'p99', 'max'], 'result   (/healthz in ms)')
}

/** One row, and under it what was done and seen: `!` did not hold, `~` is a goal missed. */
export function tableRow(outcome: Outcome): string {
  const { scenario, database, seconds, findings, health } = outcome
  const ms = (share: number) => (health.times.length === 0 ? '-' : figure(health.times, share))
  const cells = [scenario.name, database, `${Math.round(seconds)} s`, ms(0.5), ms(0.99), ms(1)]
  const lines = findings.map(({ kind, isGood, text }) => `  ${marks[kind][isGood ? 0 : 1]}${text}`)
  const gone = health.failures > 0 ? [`    /healthz found nobody ${health.failures} times`] : []
  return [
    line(cells, hasHeld(outcome) ? 'held' : 'DID NOT HOLD'),
    `    ${scenario.what}`,
    ...lines,
    ...gone,
  ].join('\n')
}

function figure(times: readonly number[], share: number): string {
  const value = percentile(times, share)
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}

function line(cells: readonly string[], result: string): string {
  return `${cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' ')}  ${result}`
}
