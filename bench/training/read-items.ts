import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHits } from '../../packages/analysis/src/embedded/answer/find-hits.ts'
import { readQuestion } from '../../packages/analysis/src/embedded/answer/question/question.ts'
import { indexSentences } from '../../packages/analysis/src/embedded/answer/sentence-index.ts'
import type { Evidence } from '../../packages/analysis/src/embedded/answer/weighing/evidence.ts'
import type { Gold } from '../ordinary/gold.ts'
import { holdsOne } from '../ordinary/holds.ts'
import { holdsAnswer } from '../quality/matching.ts'
import { readLines } from '../quality/read-lines.ts'
import { readDocuments } from '../quality/score-answers.ts'

export interface Passage {
  readonly evidence: Evidence
  readonly isRight: boolean
  readonly isHeading: boolean
  readonly words: number
}

/** A question with the passages that were found for it. */
export interface Item {
  readonly document: string
  readonly answerable: boolean
  readonly passages: readonly Passage[]
}

interface Asked {
  readonly question: string
  readonly answerable: boolean
  readonly isRight: (text: string) => boolean
}

/** Questions about encyclopaedia articles and off-topic ones. */
export async function readArticles(data: string): Promise<Item[]> {
  const folder = existsSync(join(data, 'data')) ? join(data, 'data') : data
  const documents = readDocuments(folder, 'squad2') ?? new Map<string, string>()
  const asked = ['squad2', 'offtopic'].flatMap(
    (name) =>
      readLines<{
        readonly docId: string
        readonly question: string
        readonly answers: readonly string[]
        readonly answerable: boolean
      }>(join(folder, 'qa', `${name}.questions.jsonl`)) ?? [],
  )
  const items: Item[] = []
  for (const [docId, content] of documents) {
    const own = asked
      .filter((question) => question.docId === docId)
      .map((question) => ({
        ...question,
        isRight: (text: string) => holdsAnswer(text, question.answers),
      }))
    items.push(...(await toItems(docId, content, own)))
  }
  return items
}

/** Questions about annotated documents of ordinary life. */
export async function readOrdinary(folders: readonly string[]): Promise<Item[]> {
  const ending = /\.(?:gold|questions)\.json$/u
  const items: Item[] = []
  for (const folder of folders) {
    for (const file of readdirSync(folder).sort()) {
      if (!ending.test(file)) continue
      const gold: Gold = JSON.parse(readFileSync(join(folder, file), 'utf8'))
      const content = readFileSync(join(folder, file.replace(ending, '.txt')), 'utf8')
      const own = gold.questions.map(({ q, answers }) => ({
        question: q,
        answerable: answers !== null,
        isRight: (text: string) => holdsOne(text, answers ?? []),
      }))
      items.push(...(await toItems(gold.id, content, own)))
    }
  }
  return items
}

async function toItems(
  document: string,
  content: string,
  asked: readonly Asked[],
): Promise<Item[]> {
  const index = await indexSentences(content, undefined)
  return asked.map(({ question, answerable, isRight }) => ({
    document,
    answerable,
    passages: findHits(readQuestion(question, [], index), index).map(({ at, evidence }) => {
      const sentence = index.sentences[at]
      return {
        evidence,
        isRight: answerable && isRight(sentence?.text ?? ''),
        isHeading: sentence?.kind === 'heading',
        words: sentence?.words ?? 0,
      }
    }),
  }))
}
