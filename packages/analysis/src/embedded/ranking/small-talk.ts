import type { Stemmer } from '../../text/words/tokens.ts'
import type { Language } from '../languages/load-language.ts'

/** Stems of what people say while they think, which tells nothing of what a talk is about. */
export function smallTalkOf({ smallTalk }: Language, stemmer: Stemmer): ReadonlySet<string> {
  const words = smallTalk.match(/\S+/gu) ?? []
  return new Set(words.map((word) => stemmer.stem(word)))
}
