import type { ChatMessage } from '@precis/domain'
import { yieldToMain } from '../../embedded/yield-to-main.ts'
import type { ModelClient } from '../../model-client.ts'
import { type Passage, splitPassages } from '../../text/passages.ts'
import { splitChunks } from '../parts/chunks.ts'
import { askForWords } from './ask-for-words.ts'
import { type Query, rankPassages, stemPassages } from './rank-passages.ts'
import { nearestPassages, selectPassages } from './select-passages.ts'
import { vocabularyOf } from './vocabulary.ts'

export interface Search {
  readonly content: string
  readonly question: string
  readonly history: readonly ChatMessage[]
  /** Characters of passages that may be sent at once. */
  readonly budget: number
  /** Guesses in which words a passage may be found. */
  readonly client: ModelClient
  readonly nonce: string
  readonly signal: AbortSignal
}

/** What of a document a question is put to. */
export interface FoundPassages {
  readonly passages: readonly Passage[]
  /** False when it is the whole document. */
  readonly isExcerpt: boolean
  /** Whether it was chosen although no passage holds most of the question. */
  readonly isWeak: boolean
  /** All passages in portions within the budget, for a question that only a full reading can settle. */
  portions(): readonly (readonly Passage[])[]
  nearest(count: number): Promise<readonly Passage[]>
}

const weakShare = 0.75
const earlierQuestions = 2

/**
 * The passages to send with a question: all of a document that fits, else those that fit the question. Where none of
 * them holds most of it, the model is asked once for words in which the answer may be written.
 */
export async function findPassages(search: Search): Promise<FoundPassages> {
  const { content, budget, question, signal } = search
  const all = await passagesOf(content, signal)
  const query: Query = { question, earlier: earlierOf(search.history), likelyWords: [] }
  const openRanker = async () => {
    const vocabulary = await vocabularyOf(content)
    const stemmed = await stemPassages(all, vocabulary, signal)
    return (likelyWords: readonly string[]) =>
      rankPassages(stemmed, vocabulary, { ...query, likelyWords })
  }
  if (lengthOf(all) <= budget) {
    return {
      ...{ passages: all, isExcerpt: false, isWeak: false, portions: () => [all] },
      nearest: async (count) => nearestPassages((await openRanker())([]).passages, count),
    }
  }
  const rank = await openRanker()
  let ranking = rank([])
  const isWeak = ranking.bestShare < weakShare
  if (isWeak) ranking = rank(await askForWords(search.client, { ...search, ...query }))
  return {
    passages: selectPassages(ranking.passages, budget),
    isExcerpt: true,
    isWeak,
    portions: () => portionsOf(all, budget),
    nearest: async (count) => nearestPassages(ranking.passages, count),
  }
}

/** All passages of a document, numbered throughout; lets other work through in between. */
async function passagesOf(content: string, signal: AbortSignal): Promise<Passage[]> {
  const passages: Passage[] = []
  for (const { start, end } of splitChunks(content)) {
    if (start > 0) await yieldToMain(signal)
    for (const passage of splitPassages(content, start, end))
      passages.push({ ...passage, number: passages.length + 1 })
  }
  return passages
}

function earlierOf(history: readonly ChatMessage[]): string[] {
  return history
    .filter(({ role }) => role === 'user')
    .slice(-earlierQuestions)
    .map(({ content }) => content)
}

function lengthOf(passages: readonly Passage[]): number {
  return passages.reduce((sum, { text }) => sum + text.length, 0)
}

function portionsOf(passages: readonly Passage[], budget: number): Passage[][] {
  const portions: Passage[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const passage of passages) {
    if (used + passage.text.length > budget) {
      portions.push([])
      used = 0
    }
    const portion = portions.at(-1) ?? []
    portion.push({ ...passage, number: portion.length + 1 })
    used += passage.text.length
  }
  return portions
}
