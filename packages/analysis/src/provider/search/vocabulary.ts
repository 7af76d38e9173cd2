import { createLexicon } from '../../embedded/answer/question/lexicon.ts'
import { createAskStemmer } from '../../embedded/languages/ask-stemmer.ts'
import { loadWords } from '../../embedded/languages/load-words.ts'
import { whichLanguage } from '../../embedded/languages/which-language.ts'

/** How the language of a document forms its words, and which of them stand for the same thing. */
export interface Vocabulary {
  stems(text: string): readonly string[]
  /** The stems that a question is about, without those it only asks with. */
  askedStems(question: string): readonly string[]
  /** Stems of other words for the same thing of ordinary life. */
  sameAs(stem: string): readonly string[]
}

/** The vocabulary of the language that `content` is in; where that is not known, as for English without its words. */
export async function vocabularyOf(content: string): Promise<Vocabulary> {
  const language = whichLanguage(content)
  const words = await loadWords(language ?? 'en')
  const stemmer = createAskStemmer(words)
  const asking = new Set(words.asking.askingWords.split(/\s+/u).map((word) => stemmer.stem(word)))
  const lexicon = language === undefined ? undefined : createLexicon(words, false)
  return {
    stems: (text) => stemmer.contentStems(text),
    askedStems: (question) => {
      const stems = stemmer.contentStems(question)
      const meant = stems.filter((stem) => !asking.has(stem))
      return meant.length > 0 ? meant : stems
    },
    sameAs: (stem) =>
      (lexicon?.of(stem) ?? [])
        .flatMap((concept) => lexicon?.stemsOf(concept) ?? [])
        .filter((other) => other !== stem),
  }
}
