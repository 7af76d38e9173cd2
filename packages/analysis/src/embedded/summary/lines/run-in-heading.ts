import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Reading } from '../../document/read.ts'

const longestParagraph = 4_000
const mostWords = 5
/** So far away other parts of a report are looked for. */
const reach = 20_000
/** `4.2 Learner pool. The result is …`: the name of a part in front of what is said of it. */
const runIn =
  /^\s*(\p{N}{1,2}(?:\.\p{N}{1,2}){0,2})\.(\p{N}{1,2})\.?[^\S\n]+(\p{Lu}[^.:;\n]{2,40})[.:][^\S\n]+\p{Lu}/u
const longWord = /\p{L}{4,}/gu

/** Of a report on several parts the name of the part that a sentence speaks of, where the sentence does not name it itself. */
export function runInHeading(
  { content, type }: Reading,
  { start, text }: Span & { readonly text: string },
): Span | undefined {
  if (type.genre !== 'report') return undefined
  const from = Math.max(0, start - longestParagraph)
  const line = Math.max(from, content.lastIndexOf('\n', start - 1) + 1)
  const [, parent = '', , name = ''] = runIn.exec(content.slice(line, start + 1)) ?? []
  if (name === '' || roughWordCount(name) > mostWords) return undefined
  const at = content.indexOf(name, line)
  if (start < at + name.length || namesIt(text, name)) return undefined
  const near = content.slice(Math.max(0, at - reach), at + reach)
  return hasOthers(near, parent, name) ? { start: at, end: at + name.length } : undefined
}

function namesIt(text: string, name: string): boolean {
  const said = text.toLowerCase()
  return (name.toLowerCase().match(longWord) ?? [name.toLowerCase()]).some((word) =>
    said.includes(word),
  )
}

/** Whether other parts are named in the same way. */
function hasOthers(content: string, parent: string, name: string): boolean {
  const other = new RegExp(
    `\\n[^\\S\\n]*${parent.replaceAll('.', '\\.')}\\.\\p{N}{1,2}\\.?[^\\S\\n]+\\p{Lu}[^.:;\\n]{2,40}[.:][^\\S\\n]+\\p{Lu}`,
    'gu',
  )
  return [...content.matchAll(other)].some(([line]) => !line.includes(name))
}
