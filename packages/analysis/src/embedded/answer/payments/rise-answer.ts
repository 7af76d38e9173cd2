import { inEveryLanguage } from '../../languages/every-question.ts'
import { percentWords } from '../../languages/percent-words.ts'
import { anyOf, perLanguage } from '../../languages/phrases/per-language.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'

const asksForRise = new RegExp(
  `(?<!\\p{L})(?:${inEveryLanguage(({ rise }) => rise)})(?!\\p{L}{4})`,
  'iu',
)
const amount = String.raw`(?:[$€£¥]\s?\d[\d.,]{0,12}|\d[\d.,]{0,12}\s?(?:[$€£¥%]|eur|zł|руб|円|元|${percentWords}))`
/** `£3 more`, `up by 4%`, `from £60 to £75`. */
const saysRise = perLanguage(({ moreOrLess, besidesIt, goesUpBy, fromSum, toSum }) => {
  const sum = String.raw`(?:\p{L}{2,9}\s)?${amount}`
  return new RegExp(
    [
      String.raw`${amount}\s${moreOrLess.source}`,
      `${anyOf([besidesIt, goesUpBy])} ${amount}`,
      String.raw`${fromSum.source}${sum}[^.;\d]{0,20}\s${toSum.source}\s${sum}`,
    ].join('|'),
    'iu',
  )
})
const leastLength = 4

/** The hit of the only passage that says by how much something goes up or down, where a question asks just that; with its span where it names one. */
export function findRise(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (index.isArticle || !asksForRise.test(question.text)) return []
  const { perWeek, perMonth, perYear } = index.rules.phrases
  const span = [perMonth, perWeek, perYear].find((it) => it.test(question.text))
  const rise = saysRise(index.rules)
  const isSpan = (text: string): boolean => span === undefined || span.test(text)
  const rises = hits.filter(({ at }) => {
    const text = index.sentences[at]?.text ?? ''
    return rise.test(text) && isSpan(text)
  })
  const [only, other] = rises.filter(({ at }) => namesThing(question, index, at))
  return only === undefined || other !== undefined ? [] : [only]
}

/** Whether a passage or its paragraph names all that is asked for; what pays for how long it says itself. */
function namesThing(question: Question, index: SentenceIndex, at: number): boolean {
  const { ofRising } = index.rules.phrases
  const words = questionWords(question, index).filter(
    ({ stem, isVague }) => !isVague && stem.length >= leastLength && !ofRising.test(stem),
  )
  const bags = [index.bags.of(at), index.bags.over(at), index.bags.around(at)]
  return words.every((word) => bags.some((bag) => holds(word, bag, index) > 0))
}
