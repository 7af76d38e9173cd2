import { type Stemmer, splitWords } from '../../../text/words/tokens.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'

/** The months of a year in their forms, the first of which a question may name alone. */
const forms: Readonly<Partial<Record<RulesLanguage, string>>> = {
  en: 'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  de: 'januar|jänner|jan februar|feb märz|mär april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez',
  fr: 'janvier|janv février|févr mars avril|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|déc',
  es: 'enero|ene febrero|feb marzo|mar abril|abr mayo junio|jun julio|jul agosto|ago septiembre|sept|sep octubre|oct noviembre|nov diciembre|dic',
  it: 'gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set ottobre|ott novembre|nov dicembre|dic',
  pt: 'janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez',
  nl: 'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sept|sep oktober|okt november|nov december|dec',
  pl: 'styczeń|styczniu|stycznia luty|lutym|lutego marzec|marcu|marca kwiecień|kwietniu|kwietnia maj|maju|maja czerwiec|czerwcu|czerwca lipiec|lipcu|lipca sierpień|sierpniu|sierpnia wrzesień|wrześniu|września październik|październiku|października listopad|listopadzie|listopada grudzień|grudniu|grudnia',
  ru: 'январь|январе|января февраль|феврале|февраля март|марте|марта апрель|апреле|апреля май|мае|мая июнь|июне|июня июль|июле|июля август|августе|августа сентябрь|сентябре|сентября октябрь|октябре|октября ноябрь|ноябре|ноября декабрь|декабре|декабря',
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
}
const shortestAlone = 4
const inYear = 12
/** Longer than this no season lasts, and the two days belong to different things. */
const longestSpan = 8
const between =
  /^[\s,]*(?:\d{4}[\s,]*)?(?:г\.?\s*)?(?:[-–—]|to|until|till|through|and|bis|und|au|et|jusqu['’]au|al|y|hasta|e|até|a|tot|tot en met|t\/m|en|do|i|по|и|до|إلى)(?:\s(?:zum|the|el|il|o))?\s*$/iu

/** The number of the month that a word of a question names; 0 where it names none. */
export function monthNamed(stem: string, { stemmer, words }: Names): number {
  const stems = stemsOf.get(stemmer) ?? readStems(stemmer, words.language)
  stemsOf.set(stemmer, stems)
  return stems.get(stem) ?? 0
}

interface Names {
  readonly stemmer: Stemmer
  readonly words: { readonly language: RulesLanguage }
}

const stemsOf = new WeakMap<Stemmer, ReadonlyMap<string, number>>()

function readStems({ stem }: Stemmer, language: RulesLanguage): ReadonlyMap<string, number> {
  const months = forms[language]?.split(' ') ?? []
  return new Map(
    months.flatMap((month, at) =>
      month
        .split('|')
        .filter((form, place) => place === 0 || form.length >= shortestAlone)
        .flatMap(splitWords)
        .map((form): [string, number] => [stem(form), at + 1]),
    ),
  )
}

/** The months in which the days of a text lie, written in words or digits, and those between two days of a span. */
export function monthsIn(text: string, language: RulesLanguage): ReadonlySet<number> {
  const found = new Set<number>()
  if (!/\d/u.test(text)) return found
  let before: { readonly month: number; readonly end: number } | undefined
  for (const match of text.matchAll(dayPattern(language))) {
    const month = monthOf(match, language)
    if (month < 1 || month > inYear) continue
    found.add(month)
    if (before !== undefined && between.test(text.slice(before.end, match.index))) {
      const length = (month - before.month + inYear) % inYear
      for (let step = 1; step < length && length <= longestSpan; step += 1) {
        found.add(((before.month + step - 1) % inYear) + 1)
      }
    }
    before = { month, end: match.index + match[0].length }
  }
  return found
}

const patterns = new Map<RulesLanguage, RegExp>()

/** `3 March`, `March 3`, `03.03.2026`, `2026-03-03`. */
function dayPattern(language: RulesLanguage): RegExp {
  const known = patterns.get(language)
  if (known !== undefined) return known
  const names = (forms[language] ?? 'january').replaceAll(' ', '|')
  const made = new RegExp(
    `(?<![\\d.,/])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s(?:of |de )?(${names})(?!\\p{L})|(?<!\\p{L})(${names})\\.?\\s\\d{1,4}(?!\\d)|(?<!\\d)(\\d{1,2})[./](\\d{1,2})[./](?:\\d{4}|\\d\\d)(?!\\d)|(?<!\\d)\\d{4}-(\\d\\d)-\\d\\d(?!\\d)`,
    'giu',
  )
  patterns.set(language, made)
  return made
}

const inDays = 31

function monthOf(match: RegExpExecArray, language: RulesLanguage): number {
  const [, behind, before, first, second, iso] = match
  const name = (behind ?? before)?.toLowerCase()
  if (name !== undefined) {
    const named = forms[language]?.split(' ') ?? []
    return 1 + named.findIndex((month) => month.split('|').includes(name))
  }
  if (iso !== undefined) return Number(iso)
  const [one, other] = [Number(first), Number(second)]
  if (other > inYear && other <= inDays) return one
  // 3/4/2026 is in March or in April.
  return language === 'en' && one <= inYear && match[0].includes('/') ? 0 : other
}
