import { join } from 'node:path'
import type { AnalysisEngine } from '@precis/analysis'
import { type Baseline, lead, lexRankSummary, textRankSummary } from './baselines.ts'
import { readLines } from './read-lines.ts'
import { rouge } from './rouge.ts'

interface SummaryItem {
  readonly doc: string
  readonly refs: readonly string[]
}

export interface SummarySet {
  readonly file: string
  readonly name: string
  /** Words scored of the summary; one sentence when absent. */
  readonly words?: number
}

export const summarySets: readonly SummarySet[] = [
  { file: 'scitldr', name: 'Abstracts, one sentence' },
  { file: 'legal', name: 'Contract clauses, one sentence' },
  { file: 'sciabs', name: 'Papers, 170 words', words: 170 },
  { file: 'qmsum', name: 'Meetings, 110 words', words: 110 },
]

const baselines: readonly (readonly [string, Baseline])[] = [
  ['lead', lead],
  ['TextRank', textRankSummary],
  ['LexRank', lexRankSummary],
]

/** Rows of `set, system, ROUGE-1, ROUGE-2, ROUGE-L`. */
export async function scoreSummaries(
  engine: AnalysisEngine,
  folder: string,
  set: SummarySet,
): Promise<string[][]> {
  const items = readLines<SummaryItem>(join(folder, 'summ', `${set.file}.jsonl`))
  if (items === undefined) return []
  const rows = baselines.map(([name, baseline]) =>
    row(
      set,
      name,
      items,
      items.map(({ doc }) => baseline(doc, set.words)),
    ),
  )
  const ours: string[] = []
  for (const { doc } of items) {
    const result = await engine.summarize({ content: doc, mode: 'general' })
    const text = set.words === undefined ? result.mainPurpose : result.summary
    ours.push(set.words === undefined ? text : text.split(/\s+/u).slice(0, set.words).join(' '))
  }
  return [...rows, row(set, 'embedded', items, ours)]
}

function row(
  set: SummarySet,
  system: string,
  items: readonly SummaryItem[],
  texts: readonly string[],
): string[] {
  const scores = items.map(({ refs }, i) => rouge(texts[i] ?? '', refs))
  const mean = (values: readonly number[]): string =>
    ((100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length)).toFixed(2)
  return [
    set.name,
    system,
    mean(scores.map(({ one }) => one)),
    mean(scores.map(({ two }) => two)),
    mean(scores.map(({ longest }) => longest)),
  ]
}
