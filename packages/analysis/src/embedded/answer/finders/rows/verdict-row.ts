import { verdictIn } from '../../../findings/rows/verdict-words.ts'
import type { Language } from '../../../languages/load-language.ts'
import { patternsOf } from '../../asked-patterns.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Question } from '../../question/question.ts'

const fewestRows = 2
const aside = /\([^()]*\)/gu

/**
 * The place of the row that says whether the one thing that a question names was granted: `may we have the balcony or not` finds
 * `Balcony | Refused` among rows of that kind. Undefined where something else is asked, too.
 */
export function findVerdictRow(
  { text, stems, type, isFollowUp }: Question,
  index: SentenceIndex,
): number | undefined {
  if (index.isArticle || isFollowUp || (type !== 'other' && type !== 'yesNo')) return undefined
  const { stemmer } = index
  const words = text.split(/[^\p{L}\p{N}]+/u)
  const { ofVerdict } = patternsOf(index.words)
  const ofDecision = new Set(words.filter((word) => ofVerdict.test(word)).map(stemmer.stem))
  const asked = stems.filter((stem) => !ofDecision.has(stem))
  const rows = [...index.sentences.keys()].filter((at) =>
    tellsVerdict(index.bags.cells(at), index.rules),
  )
  if (asked.length === 0 || rows.length < fewestRows) return undefined
  const found = rows.filter((at) => {
    const [label = ''] = index.bags.cells(at)
    const own = new Set(stemmer.contentStems(label.replace(aside, ' ')))
    return asked.every((stem) => own.has(stem))
  })
  const [only, other] = found.length > 1 ? namedByLetter(found, text, index) : found
  return other === undefined ? only : undefined
}

const letterAlone = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?![\p{L}\p{N}])/gu

/** Of `Oak A` and `Oak B` the one that is asked for. */
function namedByLetter(rows: readonly number[], text: string, { bags }: SentenceIndex): number[] {
  const lettersIn = (from: string): string[] => from.toLowerCase().match(letterAlone) ?? []
  const asked = new Set(lettersIn(text))
  return rows.filter((at) => lettersIn(bags.cells(at)[0] ?? '').some((letter) => asked.has(letter)))
}

function tellsVerdict([, ...cells]: readonly string[], rules: Language): boolean {
  return cells.some((cell) => verdictIn(cell, rules) !== undefined)
}
