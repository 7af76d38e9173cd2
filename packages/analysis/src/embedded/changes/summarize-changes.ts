import type { Citation, CitedField, Fact, RiskLevel, Summary } from '@precis/domain'
import type { Change, ChangeWeight } from '../../comparison/comparison.ts'
import type { SummarizeInput } from '../../engine.ts'
import { flattenSpace } from '../../text/normalize.ts'
import { type Excerpt, excerptOf } from '../document/excerpt.ts'
import { type Reading, readDocument } from '../document/read.ts'
import { yieldToMain } from '../yield-to-main.ts'
import { changedValues } from './changed-values.ts'
import { findingsIn } from './findings-in.ts'
import type { WeighedChange } from './weighed-change.ts'

/** Words for the reader and the places they rest on: those of the earlier version, then those of the later one. */
interface Statement {
  readonly text: string
  readonly places: readonly Excerpt[]
}

const mostWords = 60
const mostOfSummary = 4
const mostPoints = 10
const mostRisks = 12
const leastRisk = 0.6
const worthOf: Readonly<Record<ChangeWeight, number>> = { most: 2, some: 1, wording: 0 }

/** What the changes of two versions come to, in their own sentences: each point rests on both versions where both have it. */
export async function summarizeChanges(
  input: SummarizeInput,
  changes: readonly Change[],
): Promise<Summary> {
  const { content, signal } = input
  const reading = await readDocument(content, input)
  input.onProgress?.({ stage: 'analysing', part: reading.parts, parts: reading.parts })
  const ranked = findingsIn(changes, reading.findings).sort((a, b) => worth(b) - worth(a))
  const states = (one: WeighedChange) => statementOf(reading, one)
  const [first, ...others] = ranked.map(states)
  const told = others.length === 0 && first ? [first] : others.slice(0, mostOfSummary)
  const said = told.map(({ text }) => text)
  const points = others
    .slice(mostOfSummary)
    .filter((_, at) => (ranked[at + 1 + mostOfSummary]?.change.weight ?? 'wording') !== 'wording')
    .slice(0, mostPoints)
  const partial = {
    documentType: reading.rules.changes.type,
    mainPurpose: first?.text ?? '',
    summary: said.join(' '),
    keyPoints: points.map(({ text }) => text),
  }
  const citations = [
    ...cite('mainPurpose', content, first ? [first] : []),
    ...citeProse(content, told),
    ...cite('keyPoints', content, points),
  ]
  input.onPartial?.({ ...partial, citations: [...citations] })
  await yieldToMain(signal)
  const details = changedValues(reading, ranked)
  const risks = risksOf(reading, ranked)
  input.onProgress?.({ stage: 'checking', part: reading.parts, parts: reading.parts })
  return {
    ...partial,
    conclusions: [],
    criticalDetails: details.map(({ text }) => text),
    facts: details.map(({ fact }): Fact => fact),
    recommendations: [],
    risks: risks.map(({ text }) => text),
    riskLevels: risks.map(({ level }) => level),
    ...(reading.rules.isKnown ? {} : { unjudged: ['criticalDetails', 'risks'] as CitedField[] }),
    citations: [
      ...citations,
      ...cite('criticalDetails', content, details),
      ...cite('risks', content, risks),
    ],
    checks: [],
    suggestedQuestions: [],
    coverage: { characters: content.length, analysed: content.length, parts: reading.parts },
  }
}

/** What a change weighs by itself, and what is at stake in its sentences. */
function worth({ change, was, is }: WeighedChange): number {
  const stake = [...was, ...is].map(({ fact, risk }) => Math.max(0, fact, risk))
  const moved = change.kind === 'moved' ? 0.5 : 0
  return worthOf[change.weight] - moved + Math.min(0.9, 0.4 * Math.max(0, ...stake))
}

/** The sentences of a side as one stretch, cut where they are long. */
function sideOf({ content }: Reading, change: Change, side: 'before' | 'after'): Excerpt[] {
  const [first] = change[side]
  const last = change[side].at(-1)
  if (first === undefined || last === undefined) return []
  return [excerptOf(content, { start: first.start, end: last.end }, mostWords)]
}

function statementOf(reading: Reading, { change }: WeighedChange): Statement {
  const words = reading.rules.changes
  const before = sideOf(reading, change, 'before')
  const after = sideOf(reading, change, 'after')
  const text = flattenSpace((after[0] ?? before[0])?.text ?? '')
  const opening = change.kind === 'changed' ? '' : `${words[change.kind]}: `
  return { text: `${opening}${text}`, places: [...before, ...after] }
}

/** What is riskier than it was, or new. */
function risksOf(
  reading: Reading,
  ranked: readonly WeighedChange[],
): (Statement & { level: RiskLevel })[] {
  const grown = ranked.filter(
    ({ change }) => change.weight !== 'wording' && change.kind !== 'moved',
  )
  const found = grown.flatMap((one) => {
    const [worst] = [...one.is].sort((a, b) => b.risk - a.risk)
    return worst !== undefined && worst.risk >= leastRisk ? [{ one, worst }] : []
  })
  return found
    .sort((a, b) => b.worst.risk - a.worst.risk)
    .slice(0, mostRisks)
    .map(({ one, worst }) => ({ ...statementOf(reading, one), level: worst.riskLevel }))
}

function cite(field: CitedField, content: string, items: readonly Statement[]): Citation[] {
  return items.flatMap(({ places }, at) =>
    places.map(({ start, end }) => ({
      ...{ field, index: field === 'mainPurpose' ? 0 : at, start, end },
      quote: content.slice(start, end),
    })),
  )
}

function citeProse(content: string, items: readonly Statement[]): Citation[] {
  let length = 0
  return items.flatMap(({ text, places }) => {
    const at = { start: length, end: length + text.length }
    length = at.end + 1
    return places.map(({ start, end }) => ({
      ...{ field: 'summary' as const, index: 0, at, start, end },
      quote: content.slice(start, end),
    }))
  })
}
