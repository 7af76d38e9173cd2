import { isGreeting } from '../../document/noise.ts'
import type { Reading } from '../../document/read.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import { subjectLine } from '../../title.ts'

const mostWordsOfHeading = 5
const headLength = 4_000

interface Found {
  readonly text: string
  readonly distance: number
}

/** What is written in front of a sentence: the noun its value is about, else the name of its clause, else its heading. */
export function createLabels(reading: Reading): (found: WeighedUnit) => string {
  const { content, title, type, rules } = reading
  const subject = subjectLine(content.slice(0, headLength), rules, type) ?? ''
  const titles = [title, type.name, subject].map((name) => name.toLowerCase())
  return (found) => {
    const { unit } = found
    if (unit.namesReader) return rules.labels.recipient
    if (isDateLine(found)) return rules.labels.date
    const isTitle = titles.some((name) => name.includes(unit.heading.toLowerCase()))
    const heading = isTitle ? '' : headingLabel(unit.heading)
    const label = nearest([...nounsOf(found, reading), ...topicsOf(found, reading)]) ?? heading
    return label.charAt(0).toUpperCase() + label.slice(1)
  }
}

const beforeDate = /^(?:\p{Lu}[^,\p{N}]{1,40},\s*)?(?:(?:den|le|il|el|em|a|dnia|the|op|di)\s+)?$/u

/** Whether a line is the date of the document, perhaps with its place. */
function isDateLine({ unit, values }: WeighedUnit): boolean {
  const [value] = values
  if (value?.kind !== 'date' || unit.kind !== 'sentence') return false
  const behind = unit.text.slice(value.at + value.text.length)
  return beforeDate.test(unit.text.slice(0, value.at)) && /^\W*$/u.test(behind)
}

function nearest(all: readonly Found[]): string | undefined {
  let best: Found | undefined
  for (const found of all) {
    if (best === undefined || found.distance < best.distance) best = found
  }
  return best?.text
}

/** The nouns of the sentence that are labels as they stand. */
function nounsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  const at = values[0]?.at ?? 0
  const isName = (word: string, from: number): boolean =>
    rules.code !== 'de' && from > 0 && /^\p{Lu}\p{Ll}/u.test(word)
  const isVerb = (word: string): boolean => rules.code === 'de' && /^\p{Ll}/u.test(word)
  const found: Found[] = []
  for (const { 0: word, index } of unit.text.matchAll(rules.labels.nouns)) {
    if (values.some((v) => v.at <= index && index < v.at + v.text.length)) continue
    if (isName(word, index) || isVerb(word)) continue
    found.push({ text: word, distance: distanceOf(index, at) })
  }
  return found
}

/** The names of what the sentence speaks of in other words. */
function topicsOf({ unit, values }: WeighedUnit, { rules }: Reading): Found[] {
  const at = values[0]?.at ?? 0
  return rules.labels.topics.flatMap(([text, signs]) =>
    [...unit.text.matchAll(signs)].map(({ index }) => ({ text, distance: distanceOf(index, at) })),
  )
}

function distanceOf(index: number, at: number): number {
  return index < at ? at - index : 2 * (index - at) + 10
}

/** A short heading that is neither a date, an address, a greeting nor a line with a label. */
function headingLabel(heading: string): string {
  if (heading.split(' ').length > mostWordsOfHeading || isGreeting(`${heading},`)) return ''
  const name = heading.replace(/^(?:[\p{N}.§)\s]+|[IVX]+\s?[.–-]\s)|[.:。：]+$/gu, '')
  return /:|\p{N}/u.test(name) ? '' : name
}
