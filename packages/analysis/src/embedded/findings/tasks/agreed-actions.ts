import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { findDay } from '../../exports/dates/export-dates.ts'
import type { Language } from '../../languages/load-language.ts'
import { namesWhen, namesWho } from '../rows/scheduled-rows.ts'
import { proseUnit, type Unit } from '../units/unit.ts'

/** `Owner: A. Vale.   Due: 3 May 2027` at the end of a line: who does what was agreed above, and by when. */
const ownerAndDay =
  /(?<!\S)(?<who>\p{Lu}[\p{L} ]{2,24}): (?<name>[^:;\n]{2,40}?|[^:;\n]{2,24}\([^)\n]{1,40}\))[.,]?\s+(?<when>\p{Lu}[\p{L} ]{1,20}): [^\n]{3,70}$/gmu
const onlyOne = new RegExp(ownerAndDay.source, 'mu')
/** `What was agreed.` in front of it. */
const runIn = /^\p{Lu}[\p{L}'’ ]{3,30}[.:]\s+(?=[(\p{Lu}])/u
const mostWords = 90
const mostBefore = 1_500

function isOwnerAndDay(line: RegExpExecArray, language: Language): boolean {
  const { who = '', when = '' } = line.groups ?? {}
  return (
    namesWho({ columns: [who] }, language) &&
    namesWhen(when, language) &&
    findDay(line[0], language) !== undefined
  )
}

/** Where begins what was agreed: in the same line, else in the line right above. */
function beginOf(content: string, at: number): number | undefined {
  const from = Math.max(0, at - mostBefore)
  const before = content.slice(from, at)
  const line = before.lastIndexOf('\n') + 1
  if (before.slice(line).trim() !== '') {
    const said = before.slice(line).trimEnd()
    return from + line + Math.max(0, said.slice(0, -1).lastIndexOf('. ') + 2)
  }
  const above = before.slice(0, Math.max(0, line - 1))
  if (/(?:^|\n)[^\S\n]*$/u.test(above)) return undefined
  const begin = above.lastIndexOf('\n') + 1
  return from + begin + (runIn.exec(above.slice(begin))?.[0].length ?? 0)
}

/** Each thing that was agreed together with who does it and by when, told as one. */
export function agreedActions(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
): Unit[] {
  const units = [...content.matchAll(ownerAndDay)].flatMap((line) => {
    if (!isOwnerAndDay(line, language)) return []
    const start = beginOf(content, line.index)
    if (start === undefined) return []
    const end = line.index + line[0].length
    const text = flattenSpace(content.slice(start, end))
    const words = roughWordCount(text)
    const sentence = sentences.find((one) => one.end > start)
    if (sentence === undefined || sentence.start > end || words > mostWords) return []
    return [{ ...proseUnit({ start, end, text, words }, sentence), isList: true }]
  })
  // The same words of several things say of none what it is.
  const said = Map.groupBy(units, ({ text }) => text.replace(onlyOne, ''))
  return [...said.values()].flatMap((same) => (same.length === 1 ? same : []))
}

/** Who does what was agreed and by when, where a text ends in that. */
export function agreedBy(
  text: string,
  language: Language,
): { readonly who: string; readonly when: string } | undefined {
  const line = onlyOne.exec(text)
  if (line === null || !isOwnerAndDay(line, language)) return undefined
  return { who: line.groups?.['name'] ?? '', when: findDay(line[0], language) ?? '' }
}

/** Whether a unit is one of those. */
export function isAgreedAction({ isList, text }: Unit, language: Language): boolean {
  return isList && agreedBy(text, language) !== undefined
}
