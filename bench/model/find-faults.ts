import { listFields, type Summary } from '@precis/domain'
import type { BenchDocument } from './documents/documents.ts'
import { type Fault, plantFaults } from './faults.ts'
import { readReplies } from './replies.ts'
import { runReplies } from './run-document.ts'

export interface FoundFault extends Fault {
  /** Marked, replaced or not shown at all. */
  readonly isCaught: boolean
}

/** Plants each fault alone and looks whether a reader would be told. */
export async function findFaults(document: BenchDocument, folder: string): Promise<FoundFault[]> {
  const replies = readReplies(folder, document.id)
  const content = document.read()
  const found: FoundFault[] = []
  for (const fault of plantFaults(document, replies)) {
    const planted = replies.map((one) =>
      one.call === fault.call ? { ...one, reply: fault.reply } : one,
    )
    const isAnswer = fault.call.startsWith('Question: ')
    const questions = isAnswer ? [fault.call.replace('Question: ', '')] : []
    const run = await runReplies({
      document,
      content,
      replies: planted,
      questions,
      withSummary: !isAnswer,
    })
    const [answer] = run.answers.values()
    const isCaught = isAnswer
      ? answer?.result !== fault.text || (answer.checks ?? []).length > 0
      : run.summary === undefined || isToldOf(run.summary, fault.text)
    found.push({ ...fault, isCaught })
  }
  return found
}

function isToldOf(summary: Summary, text: string): boolean {
  const shown = listFields.flatMap((field) =>
    summary[field].flatMap((point, index) => (isSame(point, text) ? [{ field, index }] : [])),
  )
  return shown.every(({ field, index }) =>
    summary.checks.some((check) => check.field === field && check.index === index),
  )
}

function isSame(one: string, other: string): boolean {
  return one.replace(/\W/gu, '') === other.replace(/\W/gu, '')
}
