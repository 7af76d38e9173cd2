import { startsItem } from '../../../text/lines.ts'
import { opensAsClause } from '../../document/heading-starts.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Reading } from '../../document/read.ts'
import { placeOfGreeting } from '../../document/wording/noise.ts'
import type { Unit } from '../../findings/units/unit.ts'
import type { WeighedUnit } from '../../findings/weigh-unit.ts'
import type { Language } from '../../languages/load-language.ts'
import { calm, nameOfHeading } from '../lines/heading-name.ts'

const mostBehindHeading = 6
const longestHead = 60_000
const fewestOfForm = 3
/** `Item      Price`: the names of columns over a table. */
const namesColumns = /\S(?: {3,}|\t)\S/u

/** What a sentence is labeled with that has no noun of its own: the heading that names what it is about, or nothing. */
export function createHeadingLabels(
  reading: Reading,
  titles: readonly string[],
): (unit: Unit) => string {
  const { content, headings, rules, stemmer } = reading
  const head = content.slice(0, longestHead)
  const known = titles.map((name) => name.toLowerCase())
  const closing = closingBlocks(reading)
  const letterhead = placeOfGreeting(content, rules)
  const byText = new Map<string, Sentence[]>()
  for (const each of headings) byText.set(each.text, [...(byText.get(each.text) ?? []), each])
  // `Why it matters.` in each of the findings of a report says nothing of what stands behind it.
  const isOfForm = (name: string): boolean => (byText.get(`${name}.`)?.length ?? 0) >= fewestOfForm
  return (unit) => {
    const { sentence, heading: text, behindHeading } = unit
    if (behindHeading > mostBehindHeading || closing.has(sentence.block)) return ''
    if (isOfForm(text)) return ''
    if (known.some((name) => name.includes(text.toLowerCase())) || saysNothing(text, rules))
      return ''
    const heading = byText.get(text)?.findLast(({ order }) => order < sentence.order)
    if (heading !== undefined) {
      // Only the names of its columns are between a table and its heading.
      const opensTable = unit.kind === 'row' && behindHeading === 0
      if (heading.end <= letterhead) return ''
      if (namesColumns.test(content.slice(heading.start, heading.end))) return ''
      if (!opensTable && !isAbout(content, sentence, heading)) return ''
      if (opensAsClause(text, rules) && behindHeading > 0 && !rules.phrases.excludes.test(text))
        return ''
    }
    return calm(nameOfHeading(text, rules), head, stemmer, rules)
  }
}

/** Whether a sentence is of the first paragraph below a heading, an item of a list, or repeats a word of the heading. */
function isAbout(content: string, sentence: Sentence, heading: Sentence): boolean {
  if (sentence.block - heading.block <= 1) return true
  const start = content.lastIndexOf('\n', sentence.start - 1) + 1
  if (startsItem(content.slice(start, sentence.start + 20).trim())) return true
  return heading.stems.some((stem) => sentence.stems.includes(stem))
}

/** Whether a heading asks something or says when, and not what a value below it is. */
function saysNothing(heading: string, { phrases }: Language): boolean {
  return /[?？]$/u.test(heading) || phrases.headsCase.test(heading)
}

const fewestSections = 3

/** Paragraphs that close a document and only seem to belong to its last section: all sections before have one. */
function closingBlocks({ candidates }: Reading): ReadonlySet<number> {
  const sections: { heading: string; blocks: number[] }[] = []
  for (const { sentence } of candidates) {
    if (sentence.kind !== 'prose') continue
    const last = sections.at(-1)
    if (last?.heading !== sentence.heading) {
      sections.push({ heading: sentence.heading, blocks: [sentence.block] })
    } else if (last.blocks.at(-1) !== sentence.block) last.blocks.push(sentence.block)
  }
  const last = sections.at(-1)
  const before = sections.slice(0, -1).filter(({ heading }) => heading !== '')
  const isSingle = before.length >= fewestSections && before.every((one) => one.blocks.length === 1)
  return new Set(isSingle ? last?.blocks.slice(1) : [])
}

const mostOfOneHeading = 5

/** Headings that so many details stand below that they tell of none what it is about. */
export function sharedHeadings(
  chosen: readonly WeighedUnit[],
  headingOf: (unit: Unit) => string,
): (label: string) => boolean {
  const sentences = chosen.map(({ unit }) => unit).filter(({ kind }) => kind === 'sentence')
  const below = Map.groupBy(sentences, headingOf)
  return (label) => (below.get(label)?.length ?? 0) > mostOfOneHeading
}
