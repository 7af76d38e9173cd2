import { startsItem } from '../../text/lines.ts'
import type { Sentence } from '../document/parse.ts'
import type { Reading } from '../document/read.ts'
import type { Language } from '../languages/load-language.ts'

const longest = 40
const mostItems = 30
const charactersAbove = 3_000

/** Whether a sentence is an item of what a meeting is to deal with: nothing is settled yet, and one item is not its purpose. */
export function isAgendaItem(
  { content, rules }: Reading,
  { start, heading }: Pick<Sentence, 'start' | 'heading'>,
): boolean {
  const line = content.slice(content.lastIndexOf('\n', start - 1) + 1, start + 20).trim()
  if (!startsItem(line)) return false
  return namesAgenda(heading, rules) || namesAgenda(lineAboveItems(content, start), rules)
}

function namesAgenda(line: string, { phrases }: Language): boolean {
  return line.length <= longest && phrases.agenda.test(line)
}

/** The line that a list stands below, where one item is a line. */
function lineAboveItems(content: string, start: number): string {
  const lines = content.slice(Math.max(0, start - charactersAbove), start).split('\n')
  const above = lines.slice(-mostItems, -1).map((line) => line.trim())
  return above.findLast((line) => line !== '' && !startsItem(line)) ?? ''
}
