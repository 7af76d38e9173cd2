import { createStemmer, type Stemmer, splitWords } from '../../text/words/tokens.ts'
import type { Words } from './load-words.ts'
import type { RulesLanguage } from './which-language.ts'

type OwnLanguage = Extract<RulesLanguage, 'pl' | 'ru' | 'ja' | 'zh' | 'ar'>

const slavicLeast = 3
const endings: Readonly<Record<'pl' | 'ru', readonly string[]>> = {
  pl: byLength(
    'ami ach ów owi ego emu ych ymi imi iej ej ą ę y i a e o u em om ie ia ię ią iem iu ość ości owanie owania anie ania eniem enie enia ować uje ują ał ała ało ać eć ić ił iła li ły no to ne na ny nej nego',
  ),
  ru: byLength(
    'ами ями ах ях ов ев ей ой ый ий ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ом ем ам ям а я о е ы и у ю ь й ть ет ит ат ят ут ют ал ала али ил ила или ется ится ются ятся ение ения ением ании ание ания ости ость остью ться',
  ),
}
const arabicPrefix =
  /^(?:وال|بال|كال|فال|لل|ال|و(?=\p{L}{4})|ب(?=\p{L}{4})|ل(?=\p{L}{4})|س(?=\p{L}{4})|ي(?=\p{L}{3})|ت(?=\p{L}{3})|أ(?=\p{L}{3})|ن(?=\p{L}{4}))/u
const arabicSuffix = /(?:ات|ون|ين|ان|ها|هم|كم|نا|ية|تي|ة|ه|ي|ا|ك)$/u

function byLength(list: string): readonly string[] {
  return [...new Set(list.split(' '))].sort((a, b) => b.length - a.length)
}

function stemOwn(word: string, language: OwnLanguage): string {
  if (language === 'pl' || language === 'ru') {
    const plain = language === 'ru' ? word.replace(/ё/gu, 'е') : word
    const ending = endings[language].find(
      (x) => plain.endsWith(x) && plain.length - x.length >= slavicLeast,
    )
    return ending === undefined ? plain : plain.slice(0, -ending.length)
  }
  if (language === 'ar') {
    const plain = word.replace(/[\u064b-\u0652\u0640]/gu, '').replace(/[أإآ]/gu, 'ا')
    const bare = plain.replace(arabicPrefix, '')
    const stem = bare.length >= 3 ? bare : plain
    const cut = stem.replace(arabicSuffix, '')
    return cut.length >= 3 ? cut : stem
  }
  return word.normalize('NFKC')
}

/** A stemmer for a language in which questions are understood: the general one, or light stripping of endings. */
export function createAskStemmer({ language, stopWords = '' }: Words): Stemmer {
  if (!isOwn(language)) return createStemmer(language)
  const stops = new Set(stopWords.split(/\s+/u))
  const known = new Map<string, string>()
  const limit = 60_000
  const stem = (word: string): string => {
    const found = known.get(word) ?? stemOwn(word, language)
    if (known.size >= limit) known.clear()
    known.set(word, found)
    return found
  }
  return {
    language: 'en',
    stem,
    isStopWord: (word) => stops.has(word),
    contentStems: (text) =>
      splitWords(text)
        .filter((word) => !stops.has(word))
        .map(stem),
  }
}

function isOwn(language: RulesLanguage): language is OwnLanguage {
  return ['pl', 'ru', 'ja', 'zh', 'ar'].includes(language)
}
