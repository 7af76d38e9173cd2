import type { Sentence } from '../../document/parse.ts'
import type { KindId } from '../../languages/kind-ids.ts'
import type { Language } from '../../languages/load-language.ts'
import { followedBy } from '../../languages/phrases/followed-by.ts'

const mostWordsOfYes = 4
const fewestWords = 5
const question = /[?？]\s*$/u

/** Places of what somebody in a talk says right behind `Done.` or `Agreed,`: what was agreed in the words of whoever agrees. */
export function agreedInTalk(
  sentences: readonly Sentence[],
  { phrases }: Language,
  kind: KindId | undefined,
): ReadonlySet<number> {
  if (kind !== 'transcript') return new Set()
  const saysYes = ({ text, words }: Sentence): boolean =>
    words <= mostWordsOfYes && followedBy(phrases.saysYes, '[.!。！]?$', '^').test(text)
  const opens = [
    followedBy(phrases.saysYes, '(?:[,:،] |[，：、])', '^'),
    followedBy(phrases.acceptsSum, '', '^'),
  ]
  const agreed = sentences.filter((one, at) => {
    if (question.test(one.text) || one.words < fewestWords) return false
    const before = sentences[at - 1]
    const followsYes = before !== undefined && one.speaker === 0 && saysYes(before)
    return followsYes || opens.some((pattern) => pattern.test(one.text))
  })
  return new Set(agreed.map(({ order }) => order))
}
