/**
 * Recorded replies of a model through the whole path without a network: `node bench/model/main.ts [--replies DIR]`.
 * `--missing DIR` writes each request without a recorded reply to a file, for a model to answer. `--list` names what was
 * marked or lost, and the faults that were missed; `--unseen` those of the documents that the checks were not tuned on.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { saveResults } from '../save-results.ts'
import { documents } from './documents/documents.ts'
import { type FoundFault, findFaults } from './find-faults.ts'
import { type DocumentRun, runDocument } from './run-document.ts'
import { addScores, noScore, type RunScore, type Share, scoreRun } from './score-run.ts'

const { values } = parseArgs({
  options: {
    replies: { type: 'string', default: join(import.meta.dirname, 'replies') },
    missing: { type: 'string' },
    list: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
  },
})

const rows: { readonly id: string; readonly score: RunScore; readonly faults: FoundFault[] }[] = []
for (const document of documents) {
  const run = await runDocument(document, values.replies, values.missing)
  const faults = await findFaults(document, values.replies)
  rows.push({ id: document.id, score: scoreRun(run), faults })
  if (run.missing.length > 0) console.log(`${document.id}: no reply for ${run.missing.join('; ')}`)
  if (values.list) list(run, faults)
}

const total = rows.map(({ score }) => score).reduce(addScores, noScore)
const faults = rows.flatMap((row) => row.faults)
const caught = (those: readonly FoundFault[]): Share => ({
  hits: those.filter(({ isCaught }) => isCaught).length,
  of: those.length,
})
console.table(
  Object.fromEntries(
    [...rows, { id: 'all', score: total, faults }].map(({ id, score, faults: own }) => [
      id,
      {
        resolved: shown(score.resolved),
        'false alarms': shown(score.falseAlarms),
        'answers lost': shown(score.lost),
        'exact citations': shown(score.exact),
        'faults marked': shown(caught(own)),
      },
    ]),
  ),
)
const kinds = [...new Set(faults.map(({ kind }) => kind))]
console.table(
  Object.fromEntries(
    kinds.map((kind) => [kind, shown(caught(faults.filter((one) => one.kind === kind)))]),
  ),
)
const unseen = caught(faults.filter(({ isUnseen }) => isUnseen))
console.log(`faults not seen while tuning: ${shown(unseen)}`)
const share = ({ hits, of }: Share) => (of === 0 ? 0 : hits / of)
const isReached =
  total.lost.hits === 0 &&
  share(total.falseAlarms) <= 0.03 &&
  share(total.exact) === 1 &&
  share(caught(faults)) >= 0.8 &&
  share(unseen) >= 0.8
saveResults('model', { ...total, faults: caught(faults), unseenFaults: unseen })
console.log(isReached ? 'reached' : 'NOT reached')
process.exitCode = isReached ? 0 : 1

function shown({ hits, of }: Share): string {
  return of === 0 ? '-' : `${hits} of ${of} (${((hits / of) * 100).toFixed(1)} %)`
}

function list({ summary, answers }: DocumentRun, found: readonly FoundFault[]): void {
  for (const { field, kind, cited, text } of summary?.checks ?? [])
    console.log(`  marked: ${field} ${kind}${cited ? ' cited' : ''}: ${text}`)
  for (const [question, { verdict, checks }] of answers)
    if (verdict !== 'answer' || checks) console.log(`  ${verdict}: ${question}`)
  for (const fault of found)
    if (!fault.isCaught && (values.unseen || !fault.isUnseen))
      console.log(`  missed: ${fault.kind}: ${fault.text}`)
}
