import type { Language } from '../../languages/load-language.ts'
import { perLanguage } from '../../languages/phrases/per-language.ts'

interface Periods {
  readonly within: RegExp
  readonly noLater: RegExp
  /** `You have 14 days from renewal`, `eine Frist von zwei Wochen ab Zugang`: a time that somebody has or is set. */
  readonly given: RegExp
}

const words = String.raw`[^.;:,!?()。]{1,60}(?![\p{L}\p{N}])`

/** How a language puts a time within which something is due. */
const periodsOf = perLanguage(compile)

function compile(phrases: Language['phrases']): Periods {
  const [within, unit, since, latest, has, starts, purpose] = [
    phrases.within,
    phrases.unitOfPeriod,
    phrases.sinceWhen,
    phrases.atTheLatest,
    phrases.hasTime,
    phrases.timeStarts,
    phrases.timeToAct,
  ].map(({ source }) => source)
  const count = String.raw`(?:\p{L}+(?:-\p{L}+)?|\p{N}+)(?: \(\p{N}+\))? (?:\p{L}+ )?`
  const fromThen = ` ${starts}(?:(?! ${purpose} )[^.;:,!?()。]){1,45}(?![\\p{L}\\p{N}])`
  return {
    within: new RegExp(`${within}(?: [^\\s.;:,!?]+){0,5}? ${unit}(?: ${since}${words})?`, 'iu'),
    noLater: new RegExp(
      `${latest}(?:[^.;:,!?()。]|(?<=godz|ok|nr)\\.|(?<=\\p{N})[.:](?=\\p{N})){3,60}(?![\\p{L}\\p{N}])`,
      'iu',
    ),
    given: new RegExp(`${has}\\s?(${count}${unit}(?:${fromThen}|(?= ${purpose})))`, 'iu'),
  }
}

/** The time within which something is due, in the words of the text: `within ten (10) days of receiving a copy`. */
export function findPeriod(text: string, language: Language): string | undefined {
  const { within, noLater, given } = periodsOf(language)
  const period = within.exec(text)?.[0] ?? noLater.exec(text)?.[0] ?? given.exec(text)?.[1]
  return period === undefined
    ? language.phrases.periodInSigns.exec(text)?.[0]
    : trimmed(period, language.phrases)
}

const clauseEnd = /[;；。，]|[.,]\s/u

/** The time within which something is due, and not one in which the writer does something: `we come within a day`. */
export function findOwnPeriod(text: string, language: Language): string | undefined {
  const { writerSpeaks } = language.phrases
  const period = findPeriod(text, language)
  if (period === undefined) return undefined
  const clauses = text.split(clauseEnd).map((clause) => clause.trim())
  const within = clauses.find((clause) => clause.includes(period))
  return within !== undefined && writerSpeaks.test(within) ? undefined : period
}

/** Without another clause behind it, how something is sent, and words that no time ends in. */
function trimmed(period: string, { opensFurther, byWay, opensNoun }: Language['phrases']): string {
  let rest = period.trim()
  for (const behind of [opensFurther, byWay]) {
    const at = rest.search(behind)
    if (at > 0) rest = rest.slice(0, at).trimEnd()
  }
  while (opensNoun.test(rest)) rest = rest.replace(opensNoun, '').trimEnd()
  return rest
}
