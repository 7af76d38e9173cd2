import type { Language } from '../languages/load-language.ts'
import type { Sentence } from './parse.ts'

const leastWords = 50
const mostWords = 420
/** Papers often open with their abstract without calling it so: the prose before the first heading, when it says what the paper does. */
export function markAbstract(
  sentences: readonly Sentence[],
  isFirstPart: boolean,
  { phrases }: Language,
): readonly Sentence[] {
  if (!isFirstPart) return sentences
  const first = sentences.findIndex(({ kind }) => kind === 'prose')
  const opening = sentences[first]
  if (opening === undefined || opening.section !== 'none') return sentences
  let end = first
  let words = 0
  for (; end < sentences.length && sentences[end]?.kind === 'prose'; end += 1) {
    words += sentences[end]?.words ?? 0
    if (words > mostWords) return sentences
  }
  const isFollowed = end < sentences.length
  const says = sentences
    .slice(first, end)
    .some(({ text }) => phrases.saysWhatItDoes.test(text) || phrases.tellsResearch.test(text))
  if (!isFollowed || words < leastWords || !says) return sentences
  return sentences.map((sentence, at) =>
    at >= first && at < end ? { ...sentence, section: 'abstract' } : sentence,
  )
}
