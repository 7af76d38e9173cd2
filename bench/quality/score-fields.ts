import { join } from 'node:path'
import type { AnalysisEngine } from '@precis/analysis'
import { sharesRun } from './matching.ts'
import { readLines } from './read-lines.ts'
import { readDocuments } from './score-answers.ts'

interface Labeled {
  readonly docId: string
  readonly category: string
  readonly answers: readonly string[]
  readonly answerable: boolean
}

const riskCategories = new Set([
  'Non-Compete',
  'Exclusivity',
  'No-Solicit Of Employees',
  'Termination For Convenience',
  'Change Of Control',
  'Anti-Assignment',
  'Minimum Commitment',
  'Ip Ownership Assignment',
  'Audit Rights',
  'Cap On Liability',
  'Liquidated Damages',
  'Insurance',
  'Covenant Not To Sue',
  'Most Favored Nation',
  'Non-Disparagement',
  'Revenue/Profit Sharing',
])
const detailCategories = new Set([
  'Document Name',
  'Parties',
  'Agreement Date',
  'Effective Date',
  'Expiration Date',
  'Renewal Term',
  'PendingEmail Period To Terminate Renewal',
  'Governing Law',
  'Warranty Duration',
])
const mostItems = 12
const itemWords = 60

/** Rows of `field, coverage, precision` in percent, over the labeled clauses of contracts. */
export async function scoreFields(engine: AnalysisEngine, folder: string): Promise<string[][]> {
  const labels = readLines<Labeled>(join(folder, 'qa', 'cuad.questions.jsonl'))
  const documents = readDocuments(folder, 'cuad')
  if (labels === undefined || documents === undefined) return []
  const totals = { risks: newTotal(), criticalDetails: newTotal() }
  for (const [docId, content] of documents) {
    const summary = await engine.summarize({ content, mode: 'general' })
    const own = labels.filter((label) => label.docId === docId && label.answerable)
    for (const field of ['risks', 'criticalDetails'] as const) {
      const wanted = field === 'risks' ? riskCategories : detailCategories
      const gold = own.filter(({ category }) => wanted.has(category))
      const items = summary[field].slice(0, mostItems)
      const hits = (item: string, label: Labeled): boolean =>
        sharesRun(item, label.answers, itemWords)
      const total = totals[field]
      total.pairs += gold.length
      total.found += gold.filter((label) => items.some((item) => hits(item, label))).length
      total.items += items.length
      total.right += items.filter((item) => gold.some((label) => hits(item, label))).length
    }
  }
  return Object.entries(totals).map(([field, { found, pairs, right, items }]) => [
    field,
    ((100 * found) / Math.max(1, pairs)).toFixed(2),
    ((100 * right) / Math.max(1, items)).toFixed(2),
  ])
}

function newTotal(): { found: number; pairs: number; right: number; items: number } {
  return { found: 0, pairs: 0, right: 0, items: 0 }
}
