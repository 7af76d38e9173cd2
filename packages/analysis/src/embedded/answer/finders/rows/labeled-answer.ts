import { roughWordCount } from '../../../../text/normalize.ts'
import { splitWords } from '../../../../text/words/tokens.ts'
import type { AnswerType } from '../../../languages/asking.ts'
import type { Hit } from '../../find-hits.ts'
import { saidOf } from '../../index/context.ts'
import type { SentenceIndex } from '../../index/sentence-index.ts'
import type { Bag } from '../../index/word-bag.ts'
import { lineOf } from '../../question/everyday.ts'
import type { Question } from '../../question/question.ts'
import { holds, modalIn, type QuestionWord, questionWords } from '../../question/question-words.ts'

const looked = 3
const leastType = 0.8
const mostWordsOfValue = 6
/** Two rows answer alike, as the fees of two years do, where one is nearly as likely as the other. */
const alike = 0.9
/** What may be allowed stands under a short label: `Pets: not allowed`; a longer one is the beginning of a sentence. */
const mostWordsOfLabel = 3
/** What a value cannot be by chance, as a bare number can. */
const telling: ReadonlySet<AnswerType> = new Set([
  'money',
  'date',
  'time',
  'period',
  'percent',
  'person',
  'contact',
  'phone',
])

/**
 * For an everyday question the rows whose label says what answers it and whose value is the kind of thing asked for, such as a sum
 * beside `Total`, unless a telling word of the question is missing there: those among the best hits, else the only such row of all.
 */
export function findLabeled(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const { everyday, type } = question
  if (everyday === undefined || type === 'other') return []
  const words = questionWords(question, index).filter(
    (word) => !word.isVague && word.everyday === undefined,
  )
  const saysSo = ({ at }: Hit): boolean => {
    const labeled = index.bags.labeled(at)
    if (labeled === undefined || index.types.holds(type, saidOf(labeled)) < leastType) return false
    if (index.lexicon.isUnspaced) return everyday.says(labeled.label)
    const stems = splitWords(labeled.label).map((word) => index.stemmer.stem(word))
    if (!telling.has(type) && stems.length > mostWordsOfLabel) return false
    return everyday.says(lineOf(stems))
  }
  const holdsWords = (...bags: readonly Bag[]): boolean =>
    words.every((word) => bags.some((bag) => holds(word, bag, index) > 0))
  const [near, ...others] = hits
    .slice(0, looked)
    .filter((hit) => saysSo(hit) && holdsWords(index.bags.of(hit.at), index.bags.over(hit.at)))
  if (near !== undefined) {
    const beside = others.find((hit) => hit.score >= near.score * alike && isShort(hit, index))
    return beside === undefined || !isShort(near, index) ? [near] : [near, beside]
  }
  if (!telling.has(type)) return []
  const [only, other] = hits.filter(
    (hit) => saysSo(hit) && isShort(hit, index) && holdsWords(index.bags.of(hit.at)),
  )
  return only === undefined || other !== undefined ? [] : [only]
}

/** Whether a row has hardly more than the thing asked for. */
function isShort({ at }: Hit, { bags }: SentenceIndex): boolean {
  return roughWordCount(bags.labeled(at)?.value ?? '') <= mostWordsOfValue
}

const stemsOfLabel = 2

/** The best hit where it is a row whose label is all that a question asks for, unless its value is of another kind. */
export function findRowNamed(
  question: Question,
  index: SentenceIndex,
  [best]: readonly Hit[],
): readonly Hit[] {
  if (index.isArticle || best === undefined || best.evidence.typeMissed > 0) return []
  const label = new Set(index.bags.labeled(best.at)?.stems)
  const isNamed = [...label].every((stem) => question.stems.includes(stem))
  if (label.size < stemsOfLabel || !isNamed) return []
  // `Which oil is required?` asks for no more than `Which oil?`
  const isModal = modalIn(index)
  const isIn = ({ stem, isVague }: QuestionWord): boolean =>
    stem === '' || isVague || label.has(stem) || isModal(stem)
  return questionWords(question, index).every(isIn) ? [best] : []
}
