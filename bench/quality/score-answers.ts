import { join } from 'node:path'
import type { AnalysisEngine } from '@precis/analysis'
import { holdsAnswer, sharesRun } from './matching.ts'
import { readLines } from './read-lines.ts'

interface Question {
  readonly docId: string
  readonly question: string
  readonly answers: readonly string[]
  readonly answerable: boolean
}

interface Document {
  readonly docId: string
  readonly text?: string
  readonly paragraphs?: readonly string[]
}

export interface AnswerSet {
  readonly name: string
  readonly questions: string
  readonly documents: string
  /** Answers are passages of which a run of words counts. */
  readonly isPassages: boolean
}

export const answerSets: readonly AnswerSet[] = [
  { name: 'Articles', questions: 'squad2', documents: 'squad2', isPassages: false },
  { name: 'Off-topic', questions: 'offtopic', documents: 'squad2', isPassages: false },
  { name: 'Contracts', questions: 'cuad', documents: 'cuad', isPassages: true },
]

/** A row of `set, right, abstained, balanced, verbatim` in percent. */
export async function scoreAnswers(
  engine: AnalysisEngine,
  folder: string,
  set: AnswerSet,
): Promise<string[] | undefined> {
  const questions = readLines<Question>(join(folder, 'qa', `${set.questions}.questions.jsonl`))
  const documents = readDocuments(folder, set.documents)
  if (questions === undefined || documents === undefined) return undefined
  let right = 0
  let answerable = 0
  let refused = 0
  let answered = 0
  let verbatim = 0
  for (const item of questions) {
    const content = documents.get(item.docId) ?? ''
    const answer = await engine.answer({ content, question: item.question })
    const isRefused = answer.verdict !== 'answer'
    if (!isRefused) {
      answered += 1
      const quotes = answer.citations.map(({ quote }) => quote)
      if (quotes.length > 0 && quotes.every((quote) => content.includes(quote))) verbatim += 1
    }
    if (item.answerable) {
      answerable += 1
      const matches = set.isPassages ? sharesRun : holdsAnswer
      if (!isRefused && matches(answer.result, item.answers)) right += 1
    } else if (isRefused) refused += 1
  }
  const hit = answerable === 0 ? undefined : (100 * right) / answerable
  const others = questions.length - answerable
  const abstained = others === 0 ? undefined : (100 * refused) / others
  const balanced = hit === undefined || abstained === undefined ? undefined : (hit + abstained) / 2
  const show = (value: number | undefined): string => value?.toFixed(2) ?? '-'
  return [
    set.name,
    show(hit),
    show(abstained),
    show(balanced),
    show(answered === 0 ? undefined : (100 * verbatim) / answered),
  ]
}

export function readDocuments(folder: string, name: string): Map<string, string> | undefined {
  const documents = readLines<Document>(join(folder, 'qa', `${name}.docs.jsonl`))
  if (documents === undefined) return undefined
  return new Map(documents.map((x) => [x.docId, x.text ?? (x.paragraphs ?? []).join('\n')]))
}
