import { startsItem } from '../../../text/lines.ts'
import { flattenSpace, roughWordCount } from '../../../text/normalize.ts'
import type { Sentence } from '../../document/parse.ts'
import { labeledUnit, type Unit } from '../unit.ts'

/** Headings and lines below which stands what is not paid for. */
const notPaid =
  /(?<!\p{L})(?:(?:not|won['’]t|don['’]t|doesn['’]t|isn['’]t|never) (?:\p{L}+ )?(?:cover(?:ed)?|pay|paid|insured?|include|included|refund\p{L}*)(?: for)?|(?:general |main |policy )?exclusions|nicht (?:versichert|gedeckt|bezahl\p{L}+|übernommen|enthalten|erstattet)|ausschlüsse|ausgeschlossen|(?:pas|non) (?:couverte?s?|garantie?s?|assurée?s?|prise?s? en charge|comprise?s?|remboursée?s?)|exclusions|no (?:cubre|cubrimos|pagamos|incluye|está(?:n)? cubiert[oa]s?)|exclusiones|non (?:copre|copriamo|paghiamo|comprende|copert[oaie]|compres[oaie])|esclusioni|não (?:cobre|cobrimos|pagamos|inclui|cobert[oa]s?)|exclusões|niet (?:verzekerd|gedekt|vergoed\p{L}*|inbegrepen)|uitsluitingen|nie (?:obejmuje|pokrywa|płacimy)|wyłączenia|не (?:покрыва\p{L}+|оплачива\p{L}+|входит)|исключения из)(?!\p{L})|除外责任|责任免除|不(?:赔|保|承保)|お支払いできない|補償の対象とならない|الاستثناءات|لا (?:تغطي|يغطي)/iu
/** `What is and is not covered`, `not covered, unless` */
const balanced =
  /(?<!\p{L})(?:and (?:what )?(?:is |are )?not|und (?:was )?nicht|et (?:ce qui )?n|y (?:lo que )?no|e (?:cosa |o que )?n|en (?:wat )?niet)(?!\p{L})/iu
const mostWordsOfHead = 14
const mostWords = 90
const fewestItems = 2
const mostItems = 30
const mostLinesOfItem = 6
const linesLooked = 60
const endsSentence = /[.;,!。；！]$/u
const endOfSentence = /(?<=\p{L}{3}[.!?;]) |(?<=[。；])/u
const longestLine = 240
const goesOn = /^\s*(?:\p{Ll}|\S.{0,40}\p{Ll})/u
const mark = /^\s*(?:[-–—*•●▪◦‣·∙○■□➢✓✗✘×x›»▸►]|\(?[\p{L}\p{N}]{1,3}[.)])\s+/u

/** Every list of what is not paid for; what belongs to one opens no other. */
export function exclusionLists(content: string, sentences: readonly Sentence[]): Unit[] {
  const lists: Unit[] = []
  let told = -1
  for (const head of sentences) {
    if (head.start < told || !opensExclusions(head)) continue
    const items = itemsBelow(content, head.end)
    told = items.at(-1)?.end ?? told
    if (items.length >= fewestItems) {
      lists.push({ ...listBelow(head, items), isExclusion: true })
    }
  }
  return lists
}

function opensExclusions({ kind, words, text }: Sentence): boolean {
  if (kind === 'row' || words > mostWordsOfHead || endsSentence.test(text)) return false
  return notPaid.test(text) && !balanced.test(text)
}

/** A heading together with the items of the list below it, as many as are quickly read. */
export function listBelow(head: Sentence, items: readonly Item[]): Unit {
  const shown: string[] = []
  let words = head.words
  let end = head.end
  for (const item of items) {
    const said = item.text.split(endOfSentence, 1)[0] ?? ''
    words += roughWordCount(said)
    if (shown.length > 1 && words > mostWords) break
    shown.push(said.replace(/[.;,]$/u, ''))
    end = item.end
  }
  const label = head.text.replace(/[:：?？]$/u, '')
  const value = `${shown.join('; ')}${shown.length < items.length ? '; …' : '.'}`
  return { ...labeledUnit({ start: head.start, end, label, value }, head), isList: true }
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
