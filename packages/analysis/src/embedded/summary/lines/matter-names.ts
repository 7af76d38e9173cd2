import { roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { isAgendaItem } from '../agenda-items.ts'
import { nameOfHeading } from './heading-name.ts'

const charactersAbove = 2_500
const mostWords = 10
/** `96/25  Playing field`, `TOP 4 – Dach`, `3. Dachsanierung`: a line that names what a meeting dealt with next. */
const itemLine =
  /^[^\S\n]*(?:\p{Lu}\p{L}{1,5}\.?\s)?\p{N}{1,4}(?:[./]\p{N}{1,4})?[.):]?\s{1,8}(?:[–—-]\s)?(?<name>\p{Lu}(?:[^\n.!?;:|\s]|[^\S\n](?!\s\s)){2,80})$/u
/** Whether a line is the heading of an item. */
export function isItemLine(line: string): boolean {
  return itemLine.test(line) && roughWordCount(line) <= mostWords
}

const longWord = /\p{L}{4,}/gu

/** The item of a meeting that a verdict such as `Resolved to accept the quote` or `Deferred.` is about, where it does not say so itself. */
export function matterNameOf(reading: Reading, { start, text }: Excerpt): Span | undefined {
  const { type, rules } = reading
  if (type.genre !== 'meeting' || type.id === 'transcript') return undefined
  if (!rules.phrases.opensVerdict.test(text)) return undefined
  const named = lineAbove(reading, start) ?? headingAbove(reading, start)
  return named !== undefined && !says(text, reading.content.slice(named.start, named.end))
    ? named
    : undefined
}

function lineAbove(reading: Reading, before: number): Span | undefined {
  const { content } = reading
  const from = Math.max(0, before - charactersAbove)
  let end = content.lastIndexOf('\n', before - 1)
  while (end > from) {
    const start = content.lastIndexOf('\n', end - 1) + 1
    const name = itemLine.exec(content.slice(start, end).trimEnd())?.groups?.['name']
    if (name !== undefined && roughWordCount(name) <= mostWords) {
      if (isAgendaItem(reading, { start, heading: '' })) return undefined
      const at = content.indexOf(name, start)
      return { start: at, end: at + name.length }
    }
    end = start - 1
  }
  return undefined
}

function headingAbove(reading: Reading, before: number): Span | undefined {
  const { headings, rules, title } = reading
  const heading = headings.findLast(({ end }) => end <= before)
  if (heading === undefined || before - heading.end > charactersAbove) return undefined
  const name = nameOfHeading(heading.text, rules)
  if (name === '' || heading.text === title || isAgendaItem(reading, heading)) return undefined
  const at = heading.text.indexOf(name)
  return { start: heading.start + at, end: heading.start + at + name.length }
}

function says(text: string, name: string): boolean {
  const words = name.toLowerCase().match(longWord) ?? []
  const said = text.toLowerCase()
  return words.some((word) => said.includes(word))
}
