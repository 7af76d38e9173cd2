import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import { type Sentence, verbLike } from '../../document/parse.ts'
import { labeledUnit, type Unit } from '../unit.ts'

const mostWordsOfLabel = 3
const mostWordsOfValue = 24
const longestLabel = 40
const numbering = /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4})[.)]?\s+/u

/**
 * A heading with the one line below it as a labeled line, such as `Diagnosis` over `High blood pressure. Type 2
 * diabetes.`; undefined where it heads more, or whole sentences.
 */
export function headedValue(
  content: string,
  sentences: readonly Sentence[],
  at: number,
): Unit | undefined {
  const heading = sentences[at]
  const first = sentences[at + 1]
  if (heading?.kind !== 'heading' || first?.kind !== 'prose') return undefined
  if (heading.words > mostWordsOfLabel || heading.text.length > longestLabel) return undefined
  let last = at + 1
  while (sentences[last + 1]?.block === first.block) last += 1
  const next = sentences[last + 1]
  if (heading.block === first.block || next?.kind !== 'heading') return undefined
  const end = sentences[last]?.end ?? first.end
  const value = flattenSpace(content.slice(first.start, end))
  if (roughWordCount(value) > mostWordsOfValue) return undefined
  if (verbLike.test(value) || /[:：?？]/u.test(value)) return undefined
  return labeledUnit(
    { start: heading.start, end, label: heading.text.replace(numbering, ''), value },
    first,
  )
}
