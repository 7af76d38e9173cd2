import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'

const box = /(?:[☐□❏❑]|\[\s{0,3}\])\s*$/u
const holdsBox = /[☐□❏❑]/u
const charactersOfBox = 6
const charactersOfLine = 160
const lineAbove = /(?:^|\n)([^\n.]{3,100})\n\s*$/u

/** What stands on a form that somebody is to fill in. */
export function isOfForm(
  { content, rules }: Reading,
  { heading, start, text }: WeighedUnit['unit'],
): boolean {
  const before = content.slice(Math.max(0, start - charactersOfBox), start)
  const [, above = ''] =
    lineAbove.exec(content.slice(Math.max(0, start - charactersOfLine), start)) ?? []
  return (
    [heading, above, text].some((line) => rules.phrases.replySlip.test(line)) ||
    holdsBox.test(text) ||
    box.test(before)
  )
}
