import { createStemmer, type Stemmer, splitWords } from '../../text/words/tokens.ts'
import type { Words } from './load-words.ts'
import type { RulesLanguage } from './which-language.ts'

type OwnLanguage = Extract<RulesLanguage, 'pl' | 'ru' | 'ja' | 'zh' | 'ar'>

type InflectedLanguage = keyof typeof endings

const leastStem = 3
/** Endings of verbs and nouns; those of `de` and `nl` come off after the general stemmer. */
const endings = {
  pl: byLength(
    'ami ach ów owi ego emu ych ymi imi iej ej ą ę y i a e o u em om ie ia ię ią iem iu ość ości owanie owania anie ania eniem enie enia ować uje ują ał ała ało ać eć ić ił iła li ły no to ne na ny nej nego',
  ),
  ru: byLength(
    'ите айте йте ете ишь ешь ить ать ять еть ами ями ах ях ов ев ей ой ый ий ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ом ем ам ям а я о е ы и у ю ь й ть ет ит ат ят ут ют ал ала али ил ила или ется ится ются ятся ение ения ением ании ание ания ости ость остью ться',
  ),
  de: byLength('ungen ung test ten tet te st et en er em es e t n s'),
  nl: byLength('ingen ing en e t s'),
  fr: byLength(
    'ations ation ements ement ons ez ent ees ee es er ir re ait aient ais ant era eront erait e s t',
  ),
  es: byLength(
    'aciones acion amiento amientos imiento aremos eremos ando iendo adas ados ada ado idas idos ida ido aron ieron aban aba ian ia aran ara eran era iran ira amos emos imos aria eria iria ar er ir an en as es os a o e',
  ),
  it: byLength(
    'azioni azione amento amenti ando endo ate ati ata ato ute uti uta uto ite iti ita ito ano ono iamo ava avano eva evano era erano ranno ra are ere ire i a o e',
  ),
  pt: byLength(
    'acoes acao amento amentos ando endo indo adas ados ada ado idas idos ida ido aram eram iram ava avam ia iam ara era ira arao erao irao amos emos imos aria eria iria ar er ir am em as es os a o e ou eu iu',
  ),
} as const
/** What a verb has behind it as one word: `devolverme`, `annullarlo`. */
const joined: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  es: /(?<=\p{L}{3}[aei]r)(?:me|nos|l[aeo]s?|se)$/u,
  it: /(?<=\p{L}{3}[aei]r)(?:mi|l[aeio]|gli|ne)$/u,
}
/** `Annullarlo` is `annullare` without its last letter. */
function withoutPronoun(word: string, language: RulesLanguage): string {
  const pronoun = joined[language]
  return pronoun === undefined ? word : word.replace(pronoun, language === 'it' ? 'e' : '')
}

const arabicPrefix =
  /^(?:وال|بال|كال|فال|لل|ال|و(?=\p{L}{4})|ب(?=\p{L}{4})|ل(?=\p{L}{4})|س(?=\p{L}{4})|ي(?=\p{L}{3})|ت(?=\p{L}{3})|أ(?=\p{L}{3})|ن(?=\p{L}{4}))/u
const arabicSuffix = /(?:ات|ون|ين|ان|ها|هم|كم|نا|ية|تي|ة|ه|ي|ا|ك)$/u

function byLength(list: string): readonly string[] {
  return [...new Set(list.split(' '))].sort((a, b) => b.length - a.length)
}

function withoutEnding(word: string, language: InflectedLanguage): string {
  const ending = endings[language].find(
    (x) => word.endsWith(x) && word.length - x.length >= leastStem,
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}

function stemOwn(word: string, language: OwnLanguage): string {
  if (language === 'pl' || language === 'ru') {
    return withoutEnding(language === 'ru' ? word.replace(/ё/gu, 'е') : word, language)
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

/** A stemmer for a language in which questions are understood: the general one and light stripping of endings. */
export function createAskStemmer({ language, stopWords = '' }: Words): Stemmer {
  if (language === 'en') return createStemmer('en')
  const general = isOwn(language) ? undefined : createStemmer(language)
  const stops = new Set(stopWords.split(/\s+/u))
  const isStopWord = general?.isStopWord ?? ((word: string) => stops.has(word))
  const known = new Map<string, string>()
  const limit = 60_000
  const strip = (word: string): string => {
    if (isOwn(language)) return stemOwn(word, language)
    const isGermanic = language === 'de' || language === 'nl'
    const bare = isGermanic ? general?.stem(word) : word.normalize('NFD').replace(/\p{M}/gu, '')
    const plain = bare ?? word
    // `sich` is no `sicher`, and `votre` no `vote`.
    if (isStopWord(word)) return plain
    const stem = withoutEnding(withoutPronoun(plain, language), language)
    return [stem, plain].find((shorter) => !isStopWord(shorter)) ?? word
  }
  const stem = (word: string): string => {
    const found = known.get(word) ?? strip(word)
    if (known.size >= limit) known.clear()
    known.set(word, found)
    return found
  }
  return {
    language: general?.language ?? 'en',
    stem,
    isStopWord,
    contentStems: (text) =>
      splitWords(text)
        .filter((word) => !isStopWord(word) && !(word.length === 1 && /[a-z]/u.test(word)))
        .map(stem),
  }
}

function isOwn(language: RulesLanguage): language is OwnLanguage {
  return ['pl', 'ru', 'ja', 'zh', 'ar'].includes(language)
}
