import { startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { labeledUnit, type Unit } from './unit.ts'

const mostWords = 90
const mostItems = 30
const mostLinesOfItem = 6
const linesLooked = 60
const endOfSentence = /(?<=\p{L}{3}[.!?;]) |(?<=[。；])/u
const longestLine = 240
const goesOn = /^\s*(?:\p{Ll}|\S.{0,40}\p{Ll})/u
const mark = /^\s*(?:[-–—*•●▪◦‣·∙○■□➢✓✗✘×x›»▸►]|\(?[\p{L}\p{N}]{1,3}[.)])\s+/u

/** A heading together with the items of the list below it, as many as are quickly read. */
export function listBelow(head: Sentence, items: readonly Item[]): Unit {
  const shown: string[] = []
  let words = head.words
  let end = head.end
  for (const item of items) {
    const said = firstStatement(item.text)
    words += roughWordCount(said)
    if (shown.length > 1 && words > mostWords) break
    shown.push(said.replace(/[.;,]$/u, ''))
    end = item.end
  }
  const label = head.text.replace(/[:：?？]$/u, '')
  const value = `${shown.join('; ')}${shown.length < items.length ? '; …' : '.'}`
  return { ...labeledUnit({ start: head.start, end, label, value }, head), isList: true }
}

/** Up to the end of the first statement that stands outside of brackets. */
function firstStatement(text: string): string {
  const first = text.split(endOfSentence, 1)[0] ?? ''
  return first.lastIndexOf('(') > first.lastIndexOf(')') ? text : first
}

export interface Item {
  readonly text: string
  readonly end: number
}

/** The items of the list right below a place, each with the lines that it goes on with. */
export function itemsBelow(content: string, from: number): Item[] {
  const items: Item[] = []
  let start = content.indexOf('\n', from) + 1
  if (start === 0 || content.slice(from, start).trim() !== '') return items
  let isParted = false
  let linesOfItem = 0
  for (let lines = 0; lines < linesLooked && start < content.length; lines++) {
    const next = content.indexOf('\n', start)
    const end = next < 0 ? content.length : next
    const line = content.slice(start, Math.min(end, start + longestLine))
    const last = items.at(-1)
    if (line.trim() === '') {
      if (isParted && last === undefined) break
      isParted = true
    } else if (mark.test(line) || startsItem(line.trim())) {
      if (items.length >= mostItems) break
      items.push({
        text: flattenSpace(line.replace(mark, '')).trim(),
        end: start + line.trimEnd().length,
      })
      isParted = false
      linesOfItem = 1
    } else {
      linesOfItem += 1
      if (last === undefined || isParted || linesOfItem > mostLinesOfItem || !goesOn.test(line))
        break
      const text = `${last.text} ${flattenSpace(line).trim()}`
      items[items.length - 1] = { text, end: start + line.trimEnd().length }
    }
    start = end + 1
  }
  return items
}
