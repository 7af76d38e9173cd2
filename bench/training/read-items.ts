import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHits } from '../../packages/analysis/src/embedded/answer/find-hits.ts'
import { indexSentences } from '../../packages/analysis/src/embedded/answer/index/sentence-index.ts'
import { otherLanguageOf } from '../../packages/analysis/src/embedded/answer/question/other-language.ts'
import { readQuestion } from '../../packages/analysis/src/embedded/answer/question/question.ts'
import type { Evidence } from '../../packages/analysis/src/embedded/answer/weighing/evidence.ts'
import type { Gold, GoldQuestion } from '../ordinary/gold.ts'
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
  /** Whether it is asked of a few paragraphs of the document only. */
  readonly isExcerpt: boolean
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

/** Questions about annotated documents of ordinary life, and about excerpts of them. */
export async function readOrdinary(folders: readonly string[]): Promise<Item[]> {
  const ending = /\.(?:gold|questions)\.json$/u
  const items: Item[] = []
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!ending.test(file)) continue
      const { questions }: Pick<Gold, 'questions'> = JSON.parse(
        readFileSync(join(folder, file), 'utf8'),
      )
      const content = readFileSync(join(folder, file.replace(ending, '.txt')), 'utf8')
      items.push(...(await toItems(file, content, questions.map(toAsked))))
      const excerpts = excerptsOf(content)
      for (const [at, excerpt] of excerpts.entries()) {
        const own = questions.filter((question) =>
          isAskedOf(question, excerpt, at, excerpts.length),
        )
        items.push(...(await toItems(file, excerpt, own.map(toAsked), true)))
      }
    }
  }
  return items
}

function toAsked({ q, answers }: GoldQuestion): Asked {
  return {
    question: q,
    answerable: answers !== null,
    isRight: (text) => holdsOne(text, answers ?? []),
  }
}

/** Where the excerpt has the answer; questions without one are asked of one excerpt each. */
function isAskedOf(
  { q, answers }: GoldQuestion,
  excerpt: string,
  at: number,
  count: number,
): boolean {
  return answers === null ? q.length % count === at : holdsOne(excerpt, answers)
}

const excerptLength = 1_400
const shortest = 400
const fewest = 3

/** Runs of paragraphs, each about as long as a note. */
function excerptsOf(content: string): string[] {
  const excerpts: string[] = []
  let run = ''
  for (const paragraph of content.split(/\n\s*\n/u)) {
    run += `${paragraph}\n\n`
    if (run.length <= excerptLength) continue
    excerpts.push(run.trim())
    run = ''
  }
  if (run.trim().length > shortest) excerpts.push(run.trim())
  return excerpts.length < fewest ? [] : excerpts
}

async function toItems(
  document: string,
  content: string,
  asked: readonly Asked[],
  isExcerpt = false,
): Promise<Item[]> {
  const index = await indexSentences(content, undefined)
  const items: Item[] = []
  for (const { question, answerable, isRight } of asked) {
    const reader = (await otherLanguageOf(question, index)) ?? index
    const hits = findHits(readQuestion(question, [], index, reader), index)
    const passages = hits.map(({ at, evidence }) => {
      const sentence = index.sentences[at]
      return {
        evidence,
        isRight: answerable && isRight(sentence?.text ?? ''),
        isHeading: sentence?.kind === 'heading',
        words: sentence?.words ?? 0,
      }
    })
    items.push({ document, isExcerpt, answerable, passages })
  }
  return items
}
