import { looksLikeHeading } from '../text/lines.ts'
import type { Span } from '../text/sentences.ts'
import { align } from './align.ts'
import { compareRun, type Pair } from './compare-run.ts'
import type { Change, Comparison } from './comparison.ts'
import { findMoves, type Move } from './find-moves.ts'
import { createNumbering, type ReadText, readSentences, type Token } from './tokens.ts'
import { weighChange } from './weigh-change.ts'

/** Less of the longer text in common makes two texts unrelated. */
const leastCommon = 0.04
const longestHeading = 90
const mostWeighed = 40

/**
 * Compares two versions of a text: sentences first, then words where sentences differ. White space and what belongs to
 * pages do not count. The time grows about linearly with the texts, whatever they hold.
 */
export function compareTexts(before: string, after: string): Comparison {
  const left = readSentences(before)
  const right = readSentences(after)
  const number = createNumbering()
  const numbered = ({ sentences }: ReadText) => sentences.map(({ text }) => number(text))
  const places = align(numbered(left), numbered(right))
  const moves = findMoves(left.sentences, right.sentences, places)
  const changes = changesOf(left, right, places, moves)
  const same = places.filter((place) => place >= 0).length
  return {
    changes,
    sentences: { before: left.sentences.length, after: right.sentences.length, same },
    outcome:
      changes.length === 0 ? 'same' : isUnrelated(left, right, changes) ? 'unrelated' : 'changed',
  }
}

function changesOf(
  left: ReadText,
  right: ReadText,
  places: Int32Array,
  moves: readonly Move[],
): Change[] {
  const headingBefore = headingsOf(left)
  const headingAfter = headingsOf(right)
  const movedFrom = membersOf(moves, 'before')
  const movedTo = new Map(moves.map((move) => [move.after, move]))
  const movedInto = membersOf(moves, 'after')
  const changes: Change[] = []
  const add = (change: Omit<Change, 'heading' | 'weight'>, weight: Change['weight']) => {
    const [first] = change.after.length > 0 ? change.after : change.before
    const heading = first && (change.after.length > 0 ? headingAfter : headingBefore).get(first)
    changes.push({ ...change, weight, heading: heading ?? '' })
  }
  const addPair = (pair: Pair) => {
    const weight = weighChange(textOf(pair.before), textOf(pair.after), wordsIn(left, right, pair))
    add({ ...pair, kind: kindOf(pair) }, weight)
  }
  const addRun = (from: readonly [number, number], to: readonly [number, number]) => {
    const own = (read: ReadText, [start, end]: readonly [number, number], moved: Set<number>) => ({
      read,
      sentences: read.sentences.slice(start, end).filter((_, at) => !moved.has(start + at)),
    })
    for (const pair of joinWhole(compareRun(own(left, from, movedFrom), own(right, to, movedInto))))
      addPair(pair)
    for (let at = to[0]; at < to[1]; at += 1) {
      const move = movedTo.get(at)
      if (move === undefined) continue
      const before = left.sentences.slice(move.before, move.before + move.count)
      const after = right.sentences.slice(at, at + move.count)
      add({ kind: 'moved', before, after, removedWords: [], addedWords: [] }, 'some')
    }
  }
  let a = 0
  let b = 0
  for (const [at, place] of places.entries()) {
    if (place < 0) continue
    if (at > a || place > b) addRun([a, at], [b, place])
    a = at + 1
    b = place + 1
  }
  addRun([a, left.sentences.length], [b, right.sentences.length])
  return changes.map(withoutTexts)
}

/** Only the places leave: the texts are known. */
function withoutTexts(change: Change): Change {
  const bare = ({ start, end }: Span): Span => ({ start, end })
  return { ...change, before: change.before.map(bare), after: change.after.map(bare) }
}

/** The text of the sentences, cut to the length that is looked at to weigh them. */
function textOf(sentences: readonly Token[]): string {
  return sentences
    .slice(0, mostWeighed)
    .map(({ text }) => text)
    .join(' ')
}

function wordsIn(left: ReadText, right: ReadText, { removedWords, addedWords }: Pair): string[] {
  return [
    ...removedWords.map(({ start, end }) => left.text.slice(start, end)),
    ...addedWords.map(({ start, end }) => right.text.slice(start, end)),
  ]
}

function membersOf(moves: readonly Move[], side: 'before' | 'after'): Set<number> {
  return new Set(
    moves.flatMap((move) => Array.from({ length: move.count }, (_, at) => move[side] + at)),
  )
}

/** What was added or removed in one go is one change, up to the next heading. */
function joinWhole(pairs: readonly Pair[]): Pair[] {
  const groups: Pair[][] = []
  for (const pair of pairs) {
    const last = groups.at(-1)
    const isSameKind = last?.[0] !== undefined && kindOf(last[0]) === kindOf(pair)
    const [first] = pair.before.length > 0 ? pair.before : pair.after
    const startsAnew = first === undefined || isHeading(first) || kindOf(pair) === 'changed'
    if (last !== undefined && isSameKind && !startsAnew) last.push(pair)
    else groups.push([pair])
  }
  return groups.map((group) => ({
    before: group.flatMap(({ before }) => before),
    after: group.flatMap(({ after }) => after),
    removedWords: group.flatMap(({ removedWords }) => removedWords),
    addedWords: group.flatMap(({ addedWords }) => addedWords),
  }))
}

function kindOf({ before, after }: Pair): 'removed' | 'added' | 'changed' {
  return after.length === 0 ? 'removed' : before.length === 0 ? 'added' : 'changed'
}

function isHeading({ text }: Token): boolean {
  return text.length <= longestHeading && looksLikeHeading(text)
}

/** The heading that each sentence is under; a heading is under itself. */
function headingsOf({ sentences }: ReadText): Map<Token | Span, string> {
  const headings = new Map<Token | Span, string>()
  let last = ''
  for (const sentence of sentences) {
    if (isHeading(sentence)) last = sentence.text
    headings.set(sentence, last)
  }
  return headings
}

function isUnrelated(left: ReadText, right: ReadText, changes: readonly Change[]): boolean {
  const lengthOf = (spans: readonly Span[]) =>
    spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const whole = Math.max(lengthOf(left.sentences), lengthOf(right.sentences))
  const lone = (side: 'before' | 'after', kind: Change['kind']) =>
    lengthOf(changes.filter((change) => change.kind === kind).flatMap((change) => change[side]))
  const common = Math.max(
    lengthOf(left.sentences) - lone('before', 'removed'),
    lengthOf(right.sentences) - lone('after', 'added'),
  )
  return common < leastCommon * whole
}
