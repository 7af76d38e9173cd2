import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'
import { radicalReader } from '../../unreadable-text/radicals.ts'
import { stackedItems } from './stacked-text.ts'
import { verticalBands } from './vertical-bands.ts'

/** A piece of text in the frame of its writing direction: `x` grows along the line, `y` from line to line. */
export interface Fragment {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  /** Place in the order of drawing. */
  readonly order: number
  /** Whether it begins a cell, however close what is before it stands. */
  readonly opensCell?: boolean
}

const mostAlike = 1_000
/** How far an East Asian character reaches above its baseline, in heights of the character. */
const aboveBaseline = 0.88
/** Ligatures, Arabic shapes and the shapes of punctuation in vertical lines. */
const presentationForms = /[\ufb00-\ufdff\ufe10-\ufe19\ufe30-\ufe48\ufe70-\ufefc]+/g

const beyondLatin = /[\u2e80-\u2fd5\ufb00-\ufefc]/

/** Gives the texts of a page in characters, whatever forms of them it draws. */
function formReader(content: TextContent): (text: string) => string {
  const texts = content.items.map((item) => ('str' in item ? item.str : ''))
  const withoutRadicals = radicalReader(texts)
  return (text) =>
    beyondLatin.test(text)
      ? withoutRadicals(text.replace(presentationForms, (run) => run.normalize('NFKC')))
      : text
}

type Writing = 'across' | 'vertical' | 'stacked'

function fragmentOf(
  item: TextItem,
  text: string,
  writing: Writing,
  order: number,
): [string, Fragment] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[]
  if (writing === 'stacked') {
    const top = f + d * aboveBaseline
    return ['vertical', { text, x: -top, y: -(e + d / 2), width: d, size: d, order }]
  }
  if (writing === 'vertical') {
    const size = Math.hypot(a, b) || 1
    return ['vertical', { text, x: -f, y: -e, width: Math.abs(item.height), size, order }]
  }
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1
  const angle = Math.atan2(b, a)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const x = e * cos + f * sin
  const y = e * sin - f * cos
  const direction = String((Math.round((angle * 180) / Math.PI / 10) * 10 + 360) % 360)
  return [direction, { text, x, y, width: Math.abs(item.width), size, order }]
}

function isRedrawn(fragment: Fragment, seen: Map<string, Fragment[]>): boolean {
  if (fragment.text.trim() === '') return false
  const same = seen.get(fragment.text)
  if (!same) {
    seen.set(fragment.text, [fragment])
    return false
  }
  const near = fragment.size * 0.25
  for (let index = same.length - 1; index >= Math.max(0, same.length - mostAlike); index -= 1) {
    const { x, y } = same[index] ?? fragment
    if (Math.abs(x - fragment.x) < near && Math.abs(y - fragment.y) < near) return true
  }
  same.push(fragment)
  return false
}

/**
 * The text pieces of a page by writing direction, the direction with most text first; vertical writing by its bands. Text drawn twice at the
 * same place, as for bold, counts once.
 */
export function collectFragments(
  content: TextContent,
  extra: readonly TextItem[] = [],
): Fragment[][] {
  const groups = new Map<string, Fragment[]>()
  const seen = new Map<string, Fragment[]>()
  const stacked = stackedItems(content)
  const inCharacters = formReader(content)
  const items = [...content.items, ...extra]
  for (const [order, item] of items.entries()) {
    if (!('str' in item) || item.str === '') continue
    const isVertical = content.styles[item.fontName]?.vertical === true
    const writing = isVertical ? 'vertical' : stacked.has(item) ? 'stacked' : 'across'
    const [direction, fragment] = fragmentOf(item, inCharacters(item.str), writing, order)
    if (!Number.isFinite(fragment.x + fragment.y + fragment.width)) continue
    if (isRedrawn(fragment, seen)) continue
    const group = groups.get(direction)
    if (group) group.push(fragment)
    else groups.set(direction, [fragment])
  }
  const weight = (group: Fragment[]) => group.reduce((sum, { text }) => sum + text.length, 0)
  return [...groups]
    .sort(([, a], [, b]) => weight(b) - weight(a))
    .flatMap(([direction, group]) => (direction === 'vertical' ? verticalBands(group) : [group]))
}
