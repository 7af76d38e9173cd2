import type { Stemmer } from '../../../text/words/tokens.ts'
import { createAskStemmer } from '../../languages/ask-stemmer.ts'
import { loadWords, type Words } from '../../languages/load-words.ts'
import { whichLanguage } from '../../languages/which-language.ts'
import { type AnswerTypes, answerTypesOf } from '../answer-types.ts'
import type { SentenceIndex } from '../index/sentence-index.ts'
import { createLexicon, type Lexicon, readGroups } from './lexicon.ts'

/** How a question is read: as its document, or as the language it is asked in. */
export interface Reader {
  readonly words: Words
  readonly types: AnswerTypes
  readonly stemmer: Stemmer
  readonly lexicon: Lexicon
}

/**
 * The reader of a question that is asked in another language than the document's; undefined where it is the document's own. What
 * it asks for is then found by the concepts, which are the same in every language.
 */
export async function otherLanguageOf(
  question: string,
  index: SentenceIndex,
): Promise<Reader | undefined> {
  if (index.isArticle || index.types.typeOf(question) !== 'other') return undefined
  const code = whichLanguage(question)
  if (code === undefined || code === index.words.language) return undefined
  const words = await loadWords(code)
  const types = answerTypesOf(words)
  if (types.typeOf(question) === 'other') return undefined
  const lexicon = createLexicon(words, false)
  const shared = readGroups(words.concepts).length
  const kept = (concepts: readonly number[]) => concepts.filter((concept) => concept < shared)
  return {
    words,
    types,
    stemmer: createAskStemmer(words),
    lexicon: {
      ...lexicon,
      of: (stem) => kept(lexicon.of(stem)),
      phrasesIn: (stems) =>
        lexicon.phrasesIn(stems).map((phrase) => ({ ...phrase, concepts: kept(phrase.concepts) })),
    },
  }
}
