import { startsItem } from '../../text/lines.ts'
import type { Sentence } from '../document/parse.ts'
import type { Reading } from '../document/read.ts'

const longest = 40

/** Whether a sentence is an item of what a meeting is to deal with: nothing is settled yet, and one item is not its purpose. */
export function isAgendaItem(
  { content, rules }: Reading,
  { start, heading }: Pick<Sentence, 'start' | 'heading'>,
): boolean {
  if (heading.length > longest || !rules.phrases.agenda.test(heading)) return false
  const line = content.slice(content.lastIndexOf('\n', start - 1) + 1, start + 20).trim()
  return startsItem(line)
}
