import type { Hit } from '../../find-hits.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Question } from '../../question/question.ts'

/** What goes by letters and figures: `E14`, `K-03`, `M2`. */
const code = /(?<![\p{L}\p{N}-])\p{L}{1,4}-?\p{Nd}{1,5}(?![\p{L}\p{N}])/gu
const opening = /^[^\p{L}\p{N}]*(\p{L}{1,4}-?\p{Nd}{1,5})\s*[|:\u2013\u2014-]/u

/** The rows that say what a code in a question stands for: `E14 | Sensor is cold` for `E14 on the screen, what is it`. */
export function findCode(
  { text }: Question,
  { sentences, isArticle }: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (isArticle) return []
  const asked = new Set(text.match(code)?.map((one) => one.toUpperCase()))
  if (asked.size === 0) return []
  return hits.filter(({ at }) => {
    const [, named = ''] = opening.exec(sentences[at]?.text ?? '') ?? []
    return asked.has(named.toUpperCase())
  })
}
