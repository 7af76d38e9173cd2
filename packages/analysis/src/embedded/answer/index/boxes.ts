import type { Sentence } from '../../document/parse.ts'

const box = /[☐❏▢◻]|\[\s{1,3}\]/u
const beforeItem = /(?:[☐❏▢◻]|\[\s{1,3}\])\s*$/u
const longestMark = 8

/** Whether a line is one to tick, or a choice of boxes: a blank form says nothing yet. */
export function isToTick({ start, text }: Sentence, content: string): boolean {
  return box.test(text) || beforeItem.test(content.slice(Math.max(0, start - longestMark), start))
}
