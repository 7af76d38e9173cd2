import { endsWithAccent, joinAccent } from '../marks/accents.ts'
import { raiseNoteMarks } from '../marks/note-marks.ts'
import type { Fragment } from './fragments.ts'
import { closeLetterSpacing } from './letter-spacing.ts'

/** Text on one baseline without a wide gap. */
export interface Segment {
  text: string
  readonly x: number
  end: number
  readonly y: number
  /** Its last baseline, where it is a row of a table with several. */
  readonly bottom?: number
  size: number
  readonly order: number
  /** Gaps at which it is split if they turn out to separate cells of a table. */
  gaps?: Gap[]
  /** Whether it begins a cell, however close the one before it stands. */
  readonly opensCell?: boolean
  /** The cells of a row that is known by how it was drawn. */
  readonly cells?: readonly Segment[]
}

/** A gap within a segment: where it begins, where the text after it does, and at which character of the segment. */
export interface Gap {
  readonly start: number
  readonly end: number
  readonly at: number
}

/** Segments of one line in reading direction; mirrored, as if from left to right, when they are read leftwards. */
export interface SegmentLine {
  readonly segments: readonly Segment[]
  readonly isLeftwards: boolean
}

const wideGap = 1
const noticeableGap = 0.65
const wordGap = 0.18
const sameBaseline = 0.4
/** How far a letter is set back under the accent that was drawn before it. */
const leastOverlap = 0.15
const mostOverlap = 1

function spaceBetween(before: string, after: string, gap: number, size: number): string {
  if (/\s$/.test(before.slice(-1)) || /^\s/.test(after)) return ''
  return gap > wordGap * size ? ' ' : ''
}

function continues(segment: Segment, fragment: Fragment): boolean {
  if (fragment.opensCell) return false
  const size = Math.max(segment.size, fragment.size)
  if (Math.abs(fragment.y - segment.y) > sameBaseline * size) return false
  const gap = fragment.x - segment.end
  const back = endsWithAccent(segment.text) ? mostOverlap : 0.6
  return gap <= wideGap * size && gap >= -back * size
}

/** A segment with the letter under its accent, or the accent over its last letter; null when they do not overlap. */
function withAccent(segment: Segment, fragment: Fragment): Segment | null {
  if (segment.end - fragment.x < leastOverlap * fragment.size) return null
  const text = joinAccent(segment.text, fragment.text)
  if (text === null) return null
  const isAccentOnly = segment.text.length === 1
  const { x, y } = isAccentOnly ? fragment : segment
  return {
    ...segment,
    ...{ text, x: Math.min(x, segment.x), y },
    end: Math.max(segment.end, fragment.x + fragment.width),
  }
}

/** Right-to-left lines are drawn from the right: the next piece ends where the last one began. */
function continuesLeftwards(segment: Segment, fragment: Fragment): boolean {
  const size = Math.max(segment.size, fragment.size)
  if (Math.abs(fragment.y - segment.y) > sameBaseline * size) return false
  const gap = segment.x - (fragment.x + fragment.width)
  return gap <= wideGap * size && gap >= -0.6 * size && isRightToLeft(fragment.text + segment.text)
}

const rightToLeft = /[\u0590-\u08ff]/g
const anyRightToLeft = /[\u0590-\u08ff]/

/** Whether most letters of a text belong to a script written from right to left. */
export function isRightToLeft(text: string): boolean {
  if (!anyRightToLeft.test(text)) return false
  const count = text.match(rightToLeft)?.length ?? 0
  return count * 2 > (text.match(/\p{L}/gu)?.length ?? 0)
}

/** Joins pieces that follow each other in drawing order on one baseline. */
export function joinFragments(drawn: readonly Fragment[]): Segment[] {
  const fragments = raiseNoteMarks(closeLetterSpacing(drawn))
  const segments: Segment[] = []
  let current: Segment | undefined
  let pendingSpace = false
  for (const fragment of fragments) {
    if (fragment.text.trim() === '') {
      pendingSpace = true
      continue
    }
    const accented: Segment | null =
      current && continues(current, fragment) ? withAccent(current, fragment) : null
    if (accented) {
      current = accented
      segments[segments.length - 1] = accented
    } else if (current && continues(current, fragment)) {
      const gap = fragment.x - current.end
      const space =
        pendingSpace && !/\s$/.test(current.text.slice(-1))
          ? ' '
          : spaceBetween(current.text, fragment.text, gap, current.size)
      if (gap > noticeableGap * current.size) {
        const at = current.text.length + space.length
        current.gaps ??= []
        current.gaps.push({ start: current.end, end: fragment.x, at })
      }
      current.text += space + fragment.text
      current.end = Math.max(current.end, fragment.x + fragment.width)
      if (fragment.text.length * 2 > current.text.length) current.size = fragment.size
    } else if (current && continuesLeftwards(current, fragment)) {
      const gap: number = current.x - fragment.x - fragment.width
      const space: string = pendingSpace
        ? ' '
        : spaceBetween(current.text, fragment.text, gap, current.size)
      current = { ...current, x: fragment.x, text: current.text + space + fragment.text }
      segments[segments.length - 1] = current
    } else {
      current = {
        text: fragment.text,
        x: fragment.x,
        end: fragment.x + fragment.width,
        y: fragment.y,
        size: fragment.size,
        order: fragment.order,
      }
      if (fragment.opensCell) current = { ...current, opensCell: true }
      segments.push(current)
    }
    pendingSpace = false
  }
  return segments
}
