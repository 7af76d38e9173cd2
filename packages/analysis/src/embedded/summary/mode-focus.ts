import type { AnalysisMode } from '@precis/domain'
import type { ValueKind } from '../findings/typed-values.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'
import type { FactKind } from '../languages/language-pack.ts'

interface Focus {
  readonly topics: readonly FactKind[]
  readonly values: readonly ValueKind[]
  /** What duties, dangers and decisions count beside facts. */
  readonly duty: number
  readonly danger: number
  readonly decided: number
}

/** What each mode looks for; a general reading prefers nothing. */
const focuses: Readonly<Record<AnalysisMode, Focus | undefined>> = {
  general: undefined,
  contract: {
    topics: ['term', 'notice', 'amount', 'penalty', 'excess', 'deadline'],
    values: ['money', 'duration', 'date'],
    duty: 0.5,
    danger: 0.4,
    decided: 0,
  },
  report: {
    topics: ['amount', 'rate', 'limit'],
    values: ['percent', 'money', 'number'],
    duty: 0,
    danger: 0.2,
    decided: 0.8,
  },
  technical: {
    topics: ['limit', 'dose', 'reference'],
    values: ['measure', 'code'],
    duty: 0.8,
    danger: 0.6,
    decided: 0,
  },
  academic: {
    topics: ['rate', 'limit', 'date'],
    values: ['percent', 'number', 'measure'],
    duty: 0,
    danger: 0.1,
    decided: 0.6,
  },
}

/** How well a finding fits what the mode looks for, 0 to 1. */
export function soughtIn(mode: AnalysisMode, found: WeighedUnit): number {
  const focus = focuses[mode]
  if (focus === undefined) return 0
  const { topics, values, action, risk, decision } = found
  const isTopic = topics.some((topic) => focus.topics.includes(topic))
  const isValue = values.some(({ kind }) => focus.values.includes(kind))
  const sense =
    focus.duty * Math.max(0, action) +
    focus.danger * Math.max(0, risk) +
    focus.decided * Math.max(0, decision)
  return Math.min(1, (isTopic ? 0.35 : 0) + (isValue ? 0.5 : 0) + Math.min(0.6, 0.5 * sense))
}

/** The same for sentences, by their place. */
export function soughtSentences(
  mode: AnalysisMode,
  findings: readonly WeighedUnit[],
): ReadonlyMap<number, number> {
  const worth = new Map<number, number>()
  if (focuses[mode] === undefined) return worth
  for (const found of findings) {
    const { order } = found.unit.sentence
    worth.set(order, Math.max(worth.get(order) ?? 0, soughtIn(mode, found)))
  }
  return worth
}
