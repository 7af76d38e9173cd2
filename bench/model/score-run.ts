import type { Answer, Summary } from '@precis/domain'
import { listFields } from '@precis/domain'
import type { DocumentRun } from './run-document.ts'

/** How many of how many. */
export interface Share {
  readonly hits: number
  readonly of: number
}

export interface RunScore {
  /** Statements and answers that rest on a place of the document. */
  readonly resolved: Share
  /** Honest statements and answers that were marked, or answers that were changed. */
  readonly falseAlarms: Share
  /** Answers that the model gave and the reader does not get. */
  readonly lost: Share
  readonly exact: Share
}

const none: Share = { hits: 0, of: 0 }
const one = (isHit: boolean): Share => ({ hits: isHit ? 1 : 0, of: 1 })

function addShare(one: Share, other: Share): Share {
  return { hits: one.hits + other.hits, of: one.of + other.of }
}

/** What became of honest replies. */
export function scoreRun(run: DocumentRun): RunScore {
  const scores = [
    ...(run.summary === undefined ? [] : scoreSummary(run.content, run.summary)),
    ...[...run.answers].flatMap(([question, answer]) => scoreAnswer(run, question, answer)),
  ]
  return scores.reduce(addScores, noScore)
}

export const noScore: RunScore = { resolved: none, falseAlarms: none, lost: none, exact: none }

export function addScores(one: RunScore, other: RunScore): RunScore {
  return {
    resolved: addShare(one.resolved, other.resolved),
    falseAlarms: addShare(one.falseAlarms, other.falseAlarms),
    lost: addShare(one.lost, other.lost),
    exact: addShare(one.exact, other.exact),
  }
}

function scoreSummary(content: string, summary: Summary): RunScore[] {
  const sources = new Set(summary.citations.map(({ field, index }) => `${field}:${index}`))
  const marked = new Set(summary.checks.map(({ field, index, text }) => keyOf(field, index, text)))
  const unsourced = summary.checks.filter(({ kind, cited }) => kind === 'no_source' && !cited)
  const points = listFields.flatMap((field) => summary[field].map((_, at) => `${field}:${at}`))
  const sentences = summary.citations.filter(({ field }) => field === 'summary')
  const count = new Set(sentences.map(({ at }) => at?.start)).size
  const alarms = { hits: marked.size, of: points.length + count + 1 }
  const cited = points.filter((point) => sources.has(point)).length + count
  const open = unsourced.filter(({ field }) => field === 'summary').length
  const exact = summary.citations.map(({ start, end, quote }) =>
    one(content.slice(start, end) === quote),
  )
  return [
    {
      resolved: { hits: cited, of: points.length + count + open },
      falseAlarms: alarms,
      lost: none,
      exact: exact.reduce(addShare, none),
    },
  ]
}

/** Marks of one sentence of the summary count once. */
function keyOf(field: string, index: number, text: string): string {
  return field === 'summary' ? `${field}:${text}` : `${field}:${index}`
}

function scoreAnswer(run: DocumentRun, question: string, answer: Answer): RunScore[] {
  const call = `Question: ${question}`
  const said = run.replies
    .filter((reply) => reply.call === call)
    .map(({ reply }) => JSON.parse(reply) as { found: boolean; answer: string })[0]
  if (said === undefined) return []
  const exact = answer.citations
    .map(({ start, end, quote }) => one(run.content.slice(start, end) === quote))
    .reduce(addShare, none)
  if (!said.found) return [{ resolved: none, falseAlarms: none, lost: none, exact }]
  const isAnswered = answer.verdict === 'answer'
  const isChanged =
    isAnswered && (answer.result !== said.answer || (answer.checks ?? []).length > 0)
  return [
    {
      resolved: one(answer.citations.length > 0),
      falseAlarms: one(isChanged),
      lost: one(!isAnswered),
      exact,
    },
  ]
}
