import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Stemmer } from '../../../text/words/tokens.ts'
import type { Sentence } from '../../document/parse.ts'
import { isRuledRow, startOfRow } from '../../findings/rows/rows.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { Context } from './context.ts'

/** What is over a row, with its cells below the names of their columns. */
export function withPaired(context: Context, [unit, ...others]: readonly Unit[]): Context {
  const { label = '', paired: cells = [] } = unit ?? {}
  const isPaired = others.length === 0 && cells.some(({ head }) => head !== '')
  return isPaired ? { ...context, paired: { label, cells } } : context
}

/** A row with the number in front of it, which was taken for the marker of an item: `3 | 5 to 13 October`. */
export function withNumber(sentence: Sentence, content: string, stemmer: Stemmer): Sentence {
  if (!isRuledRow(content, sentence)) return sentence
  const line = startOfRow(content, sentence)
  const lead = content.slice(line, sentence.start)
  if (!/[\p{L}\p{N}]/u.test(lead)) return sentence
  const start = line + lead.length - lead.trimStart().length
  const text = flattenSpace(content.slice(start, sentence.end))
  const words = roughWordCount(text)
  return { ...sentence, start, text, words, stems: stemmer.contentStems(text) }
}
