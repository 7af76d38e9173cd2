import type { Change, ChangeWeight } from '@precis/analysis'
import * as texts from './texts.ts'

export const weightNames: Readonly<Record<ChangeWeight, string>> = {
  most: texts.mattersMost,
  some: texts.worthKnowing,
  wording: texts.wordingOnly,
}

export const kindNames: Readonly<Record<Change['kind'], string>> = {
  changed: texts.changed,
  added: texts.addedText,
  removed: texts.removedText,
  moved: texts.moved,
}

const longest = 70

function cut(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim()
  const letters = [...flat]
  return letters.length <= longest
    ? flat
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

interface Texts {
  readonly before: string
  readonly after: string
}

/** A change in a line: `£10,200, was £6,800`, or how its sentences begin. */
export function tellChange(change: Change, { before, after }: Texts): string {
  const words = (text: string, spans: readonly { start: number; end: number }[]) =>
    cut(spans.map(({ start, end }) => text.slice(start, end)).join(' … '))
  if (change.kind !== 'changed') {
    const [text, spans] = change.after.length > 0 ? [after, change.after] : [before, change.before]
    return words(text, spans)
  }
  const is = words(after, change.addedWords)
  const was = words(before, change.removedWords)
  if (was === '') return `added: ${is}`
  return is === '' ? `removed: ${was}` : `${is}, was ${was}`
}

const order: readonly ChangeWeight[] = ['most', 'some', 'wording']

/** The places of the changes, those that matter most first. */
export function byWeight(changes: readonly Change[]): number[] {
  return [...changes.keys()].sort(
    (a, b) =>
      order.indexOf(changes[a]?.weight ?? 'some') - order.indexOf(changes[b]?.weight ?? 'some') ||
      a - b,
  )
}
