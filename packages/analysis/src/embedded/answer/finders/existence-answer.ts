import { inEveryLanguage } from '../../languages/every-question.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, questionWords } from '../question/question-words.ts'

/** `Is there …?`, which whatever names it answers. */
const asksWhether = new RegExp(
  `^[^\\p{L}]*(?:${inEveryLanguage(({ existence }) => existence)})(?!\\p{L})`,
  'iu',
)
const literally = 0.9
const looked = 2
/** What is included is said of other things in many passages. */
const lookedForPart = 12

/** For a question whether there is something the likeliest passages that name it, each word of it itself. */
export function findExisting(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  const isPart = question.everyday?.id === 'included'
  if (index.isArticle || !(isPart || asksWhether.test(question.text))) return []
  const words = questionWords(question, index).filter(
    ({ stem, isVague, everyday }) => stem !== '' && !isVague && !(isPart && everyday !== undefined),
  )
  if (words.length === 0) return []
  return hits.slice(0, isPart ? lookedForPart : looked).filter(({ at }) => {
    const bag = index.bags.of(at)
    return words.every((word) => holds({ ...word, everyday: undefined }, bag, index) >= literally)
  })
}
