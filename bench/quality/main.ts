/**
 * Quality of the embedded engine beside lead, TextRank and LexRank, on a folder of data:
 * `node bench/quality/main.ts --data DIR`. Sets that the folder lacks are left out. All files are JSON lines:
 * `summ/{scitldr,legal,sciabs,qmsum}.jsonl`: `{id, doc, refs: [text]}`;
 * `qa/{squad2,cuad}.docs.jsonl`: `{docId, text}` or `{docId, paragraphs: [text]}`;
 * `qa/{squad2,cuad,offtopic}.questions.jsonl`: `{docId, question, answers: [text], answerable, category?}`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createEmbeddedEngine } from '@precis/analysis'
import { answerSets, scoreAnswers } from './score-answers.ts'
import { scoreFields } from './score-fields.ts'
import { scoreSummaries, summarySets } from './score-summaries.ts'

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Usage: node bench/quality/main.ts --data DIR')
  process.exit(1)
}
const folder = existsSync(join(values.data, 'data')) ? join(values.data, 'data') : values.data
const engine = createEmbeddedEngine()

print(['Summaries', 'system', 'ROUGE-1', 'ROUGE-2', 'ROUGE-L'])
for (const set of summarySets)
  for (const row of await scoreSummaries(engine, folder, set)) print(row)

print(['Questions', 'right', 'abstained', 'balanced', 'verbatim'])
for (const set of answerSets) {
  const row = await scoreAnswers(engine, folder, set)
  if (row !== undefined) print(row)
}

print(['Contract fields', 'coverage', 'precision'])
for (const row of await scoreFields(engine, folder)) print(row)

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(32) : cell.padStart(10))).join(' '))
}
