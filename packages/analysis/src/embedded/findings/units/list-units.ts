import { ledBy, startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Span } from '../../../text/sentences.ts'
import { opensItems } from '../../document/list-lead.ts'
import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { isOrder } from '../tasks/orders.ts'
import { proseUnit, type Unit } from './unit.ts'

const fewestItems = 2
const mostItems = 8
const mostWords = 80
const mostOfOpener = 30
const longestItem = 300

/** A line such as `Do not take it if` with the items of its list: none of them can be understood without it. */
export function listUnit(
  content: string,
  sentence: Sentence,
  language: Language,
): Unit | undefined {
  if (
    sentence.kind === 'row' ||
    sentence.words > mostOfOpener ||
    !opensList(sentence.text, language)
  ) {
    return undefined
  }
  if (!opensItems(sentence.text, language) && isItemAmongOthers(content, sentence)) return undefined
  const items = itemsBehind(content, sentence.end)
  const fewest = language.phrases.opensDefects.test(sentence.text) ? 1 : fewestItems
  if (items.length < fewest || standAlone(content, sentence, items, language)) return undefined
  const fitting = items.filter(
    ({ end }) => roughWordCount(content.slice(sentence.start, end)) <= mostWords,
  )
  const end = fitting.at(-1)?.end
  if (end === undefined || fitting.length < fewest) return undefined
  const text = flattenSpace(content.slice(sentence.start, end))
  const words = roughWordCount(text)
  return { ...proseUnit({ start: sentence.start, end, text, words }, sentence), isList: true }
}

const wordsOfName = 8
const fewestWordsOfSentence = 5
const wholeSentence =
  /^[\p{P}\s]*(?:\(?\p{L}{1,3}[.)]\s+|\p{N}{1,2}[.)]\s+)?["“„«]?\p{Lu}[\s\S]*[.!。]$/u

/** Below a line that only names them items that are sentences say each something by itself: `Conditions:` */
function standAlone(
  content: string,
  { text, words }: Sentence,
  items: readonly Span[],
  { phrases }: Language,
): boolean {
  if (words > wordsOfName || phrases.verb.test(text) || !/[:：]$/u.test(text)) return false
  return items.every(({ start, end }) => {
    const said = content.slice(start, end)
    const isLong = roughWordCount(said) >= fewestWordsOfSentence
    return isLong && wholeSentence.test(said.trim()) && phrases.verb.test(said)
  })
}

/** Whether a sentence is an item itself, no farther to the left than the one below it, which then is no item of its own. */
function isItemAmongOthers(content: string, { start, end }: Sentence): boolean {
  const before = content.slice(Math.max(0, start - farthestLeft), start)
  const own = content.slice(start - before.length + before.lastIndexOf('\n') + 1, start + 1)
  const below = lineAt(content, content.indexOf('\n', end) + 1)
  return startsItem(`${own.trimStart()} `) && indentOf(below) <= indentOf(own)
}

/** A mark farther back than this is none of the sentence. */
const farthestLeft = 200

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

const isEnded = /[.!?;:,…]$/u

/** `Please keep her at home`, whose items say when, though no colon stands behind it. */
function opensOrder(text: string, language: Language): boolean {
  return !isEnded.test(text) && (language.phrases.pleads.test(text) || isOrder(text, language))
}

function opensList(text: string, language: Language): boolean {
  return (
    opensItems(text, language) ||
    language.phrases.opensExceptions.test(text) ||
    opensOrder(text, language)
  )
}

/** The rule of a list of exceptions without them, else the whole text: what is excepted is no danger. */
export function withoutExceptions({ isList, sentence, text }: Unit, { phrases }: Language): string {
  return isList && phrases.opensExceptions.test(sentence.text) ? sentence.text : text
}

const gapBehind = /^[^\S\n]*\n(?:[^\S\n]*\n)?/u
const longestGap = 40

function itemsBehind(content: string, from: number): Span[] {
  const items: Span[] = []
  const gap = gapBehind.exec(content.slice(from, from + longestGap))?.[0].length ?? 0
  if (gap === 0) return items
  let start = from + gap
  const indent = indentOf(lineAt(content, start))
  while (items.length <= mostItems) {
    const line = lineAt(content, start)
    if (line.length === longestItem || !isItem(line.trim()) || indentOf(line) < indent) break
    const from = start
    let end = start + line.trimEnd().length
    start += line.length + 1
    for (let next = lineAt(content, start); goesOn(next); next = lineAt(content, start)) {
      end = start + next.trimEnd().length
      start += next.length + 1
    }
    items.push({ start: from, end })
  }
  return items.length > mostItems ? [] : items
}

function lineAt(content: string, start: number): string {
  return content.slice(start, start + longestItem).split('\n', 1)[0] ?? ''
}

/** The rest of an item that did not fit on its line. */
function goesOn(line: string): boolean {
  return /^(?:\s{2,}\S|["'“„«(]?\p{Ll})/u.test(line) && !isItem(line.trim())
}

/** An item by its mark, or by the dots that lead to its value: `Ground floor (4 %) ..... 12.00`. */
function isItem(line: string): boolean {
  return startsItem(line) || (/\p{N}/u.test(line) && ledBy(line) !== null)
}
