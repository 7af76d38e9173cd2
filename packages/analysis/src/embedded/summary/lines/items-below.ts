import { ledBy, startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Excerpt } from '../../document/excerpt.ts'
import type { Reading } from '../../document/read.ts'
import { endsAsVerdict, turnsItems } from '../../document/wording/verdict-line.ts'

const mostWords = 100
const mostLines = 16
const longestLine = 240
const endsInColon = /[:：]$/u
const numbered = /^\(?[\p{L}\p{N}]{1,3}[.)]\s+/u
const cellsParted = /\s*\|\s*|\t+|\s{3,}/u
const mark = /^\s*(?:[-–—•*▪●◦‣·∙○■□➢✓✗✘☒›»]\s+|・\s*)/u

const goesOn = /^\s+\S|^["“„«(]?\p{Ll}/u
const isSentence = /^["“„«]?\p{Lu}.*[.!?。]$/u
const fewestWordsOfSentence = 4
const rulings: readonly unknown[] = ['judgment', 'decision']

/** A line that announces a list or a table, with the items or rows below it as far as there is room; what is ordered is told item by item. */
export function withItemsBelow({ content, rules, type }: Reading, own: Excerpt): Excerpt {
  if (!endsInColon.test(own.text) || rulings.includes(type.id)) return own
  if (turnsItems(own.text, rules) || endsAsVerdict(own.text, rules)) return own
  const items = itemsBelow(content, own.end)
  if (items.length === 0 || items.some(({ text }) => standsAlone(text))) return own
  const room = mostWords - roughWordCount(own.text)
  let words = 0
  const told = items.filter(({ text }) => {
    words += roughWordCount(text)
    return words <= room
  })
  const last = told.at(-1)
  if (last === undefined) return own
  const rest = told.length < items.length ? '; …' : ''
  return {
    ...own,
    end: last.end,
    text: `${own.text} ${told.map(({ text }) => text).join('; ')}${rest}`,
  }
}

function standsAlone(text: string): boolean {
  return (
    isSentence.test(text.replace(numbered, '')) && roughWordCount(text) >= fewestWordsOfSentence
  )
}

interface Item {
  text: string
  end: number
}

/** The items right below a place, each with the lines that it goes on with. */
function itemsBelow(content: string, from: number): Item[] {
  const items: Item[] = []
  let start = content.indexOf('\n', from) + 1
  if (start === 0 || content.slice(from, start).trim() !== '') return items
  for (let lines = 0; lines < mostLines && start > 0; lines += 1) {
    const line = content.slice(start, start + longestLine).split('\n', 1)[0] ?? ''
    const end = start + line.trimEnd().length
    const said = itemOf(line)
    const last = items.at(-1)
    if (said !== undefined) items.push({ text: said, end })
    else if (last !== undefined && goesOn.test(line)) {
      items[items.length - 1] = {
        text: withoutEnd(`${last.text} ${flattenSpace(line.trim())}`),
        end,
      }
    } else if (line.trim() !== '' || last !== undefined) break
    start = content.indexOf('\n', start) + 1
  }
  return items
}

/** An item without its mark, or a row with its label in front; undefined for a line that is neither. */
function itemOf(line: string): string | undefined {
  const text = line.trim()
  if (text === '' || line.length === longestLine) return undefined
  if (startsItem(text)) return withoutEnd(flattenSpace(text.replace(mark, '')))
  const [label = '', ...values] = text.split(cellsParted).filter(Boolean)
  if (values.length > 0) return `${label.replace(endsInColon, '')}: ${values.join(', ')}`
  return ledBy(text) === null ? undefined : withoutEnd(flattenSpace(text))
}

function withoutEnd(text: string): string {
  return text.replace(/[;,]$/u, '')
}
