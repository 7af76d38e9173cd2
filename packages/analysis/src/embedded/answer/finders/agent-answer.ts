import { splitWords } from '../../../text/words/tokens.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'
import type { Hit } from '../find-hits.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import type { Question } from '../question/question.ts'
import { holds, kinship, questionWords } from '../question/question-words.ts'

const looked = 5
const rootLength = 5
const leastDegree = 0.6

/** `Underwritten by Orme`, `assuré par la Mutuelle`: the deed in front of whoever did it. */
const doneBySomebody = perLanguage(
  ({ doneBy }) =>
    new RegExp(
      `(?<!\\p{L})(\\p{L}{4,}) ${doneBy.source}\\s(?:\\p{Ll}{2,5}\\s)?\\p{Lu}\\p{L}`,
      'gu',
    ),
)

/** For `Who insures it?` the passage that tells by whom it is insured, with a name, where it holds all else that is asked. */
export function findAgent(
  question: Question,
  index: SentenceIndex,
  hits: readonly Hit[],
): readonly Hit[] {
  if (question.type !== 'person' || index.isArticle) return []
  const done = doneBySomebody(index.rules)
  const words = questionWords(question, index).filter(({ stem }) => stem !== '')
  const found = hits.slice(0, looked).find(({ at }) => {
    const text = index.sentences[at]?.text ?? ''
    const deeds = [...text.matchAll(done)].flatMap(([, deed = '']) => splitWords(deed))
    const told = words.find(({ stem }) =>
      deeds.some((deed) => isOfRoot(stem, index.stemmer.stem(deed), index)),
    )
    if (told === undefined) return false
    const bags = [index.bags.of(at), index.bags.over(at)]
    return words.every(
      (word) =>
        word === told || word.isVague || bags.some((bag) => holds(word, bag, index) >= leastDegree),
    )
  })
  return found === undefined ? [] : [found]
}

function isOfRoot(stem: string, deed: string, index: SentenceIndex): boolean {
  return stem === deed || (stem.length >= rootLength && kinship(stem, deed, index) > 0)
}
