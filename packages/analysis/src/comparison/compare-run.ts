import type { Span } from '../text/sentences.ts'
import { align } from './align.ts'
import { createNumbering, type ReadText, readWords, type Token } from './tokens.ts'

/** Sentences of two versions that stand for each other; one side is empty for what was added or removed. */
export interface Pair {
  readonly before: readonly Token[]
  readonly after: readonly Token[]
  readonly removedWords: readonly Span[]
  readonly addedWords: readonly Span[]
}

/** The share of the longer and of the shorter sentence that makes two of them one sentence, changed. */
const leastOfLonger = 0.3
const leastOfShorter = 0.5

/** Takes sentences that no equal one was found for, and tells which are the same sentence in other words. */
export function compareRun(
  before: { readonly read: ReadText; readonly sentences: readonly Token[] },
  after: { readonly read: ReadText; readonly sentences: readonly Token[] },
): Pair[] {
  const left = wordsOf(before.read, before.sentences)
  const right = wordsOf(after.read, after.sentences)
  const links = linkSentences(left, right)
  const pairs: Pair[] = []
  let a = 0
  let b = 0
  const single = (isBefore: boolean, sentence: Token) => {
    const own = [sentence]
    pairs.push(
      isBefore
        ? { before: own, after: [], removedWords: own.map(spanOf), addedWords: [] }
        : { before: [], after: own, removedWords: [], addedWords: own.map(spanOf) },
    )
  }
  for (const { from, to, fromB, toB } of links) {
    for (; a < from; a += 1) single(true, before.sentences[a] as Token)
    for (; b < fromB; b += 1) single(false, after.sentences[b] as Token)
    const own = {
      before: before.sentences.slice(from, to),
      after: after.sentences.slice(fromB, toB),
    }
    pairs.push({
      ...own,
      ...changedWords(left.slice(from, to).flat(), right.slice(fromB, toB).flat()),
    })
    a = to
    b = toB
  }
  for (; a < before.sentences.length; a += 1) single(true, before.sentences[a] as Token)
  for (; b < after.sentences.length; b += 1) single(false, after.sentences[b] as Token)
  return pairs
}

function spanOf({ start, end }: Span): Span {
  return { start, end }
}

function wordsOf(read: ReadText, sentences: readonly Token[]): Token[][] {
  return sentences.map((sentence) => readWords(read, sentence))
}

function alignWords(left: readonly Token[], right: readonly Token[]) {
  const number = createNumbering()
  const numbered = (words: readonly Token[]) => words.map(({ text }) => number(text))
  return align(numbered(left), numbered(right))
}

interface Link {
  readonly from: number
  readonly to: number
  readonly fromB: number
  readonly toB: number
}

/** Which sentences share enough words, those that were split or joined included. Rising on both sides. */
function linkSentences(left: readonly Token[][], right: readonly Token[][]): Link[] {
  const places = alignWords(left.flat(), right.flat())
  const owners = right.flatMap((words, sentence) => words.map(() => sentence))
  const links: { from: number; to: number; fromB: number; toB: number }[] = []
  let at = 0
  for (const [sentence, words] of left.entries()) {
    const sharedWith = new Map<number, number>()
    for (const { text } of words) {
      const place = places[at++] ?? -1
      const other = place < 0 ? undefined : owners[place]
      if (other !== undefined) sharedWith.set(other, (sharedWith.get(other) ?? 0) + text.length)
    }
    for (const [other, shared] of sharedWith) {
      const lengths = [weightOf(words), weightOf(right[other] ?? [])]
      if (shared < leastOfLonger * Math.max(...lengths)) continue
      if (shared < leastOfShorter * Math.min(...lengths)) continue
      const last = links.at(-1)
      if (last !== undefined && (last.to > sentence || last.toB > other)) {
        last.to = sentence + 1
        last.toB = Math.max(last.toB, other + 1)
      } else links.push({ from: sentence, to: sentence + 1, fromB: other, toB: other + 1 })
    }
  }
  return links
}

function weightOf(words: readonly Token[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}

function changedWords(left: readonly Token[], right: readonly Token[]) {
  const places = alignWords(left, right)
  const kept = new Set(places)
  return {
    removedWords: joined(left, (at) => (places[at] ?? -1) < 0),
    addedWords: joined(right, (at) => !kept.has(at)),
  }
}

/** The chosen words, those that follow each other as one span. */
function joined(words: readonly Token[], isChosen: (at: number) => boolean): Span[] {
  const spans: { start: number; end: number }[] = []
  let isOpen = false
  for (const [at, { start, end }] of words.entries()) {
    const last = spans.at(-1)
    if (!isChosen(at)) isOpen = false
    else if (isOpen && last !== undefined) last.end = end
    else {
      spans.push({ start, end })
      isOpen = true
    }
  }
  return spans
}
