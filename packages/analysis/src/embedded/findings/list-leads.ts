import { flattenSpace, roughWordCount } from '../../text/normalize.ts'
import type { Sentence } from '../document/parse.ts'
import { opensList } from './list-units.ts'

const mostWordsOfLead = 16
const longestMarker = 12

/** What opens the list that a sentence is an item of, without its colon; by the order of the sentence. */
export function leadsOf(
  content: string,
  sentences: readonly Sentence[],
): ReadonlyMap<number, string> {
  const leads = new Map<number, string>()
  let lead = ''
  let isFirst = false
  for (const sentence of sentences) {
    if (sentence.kind === 'row' || sentence.kind === 'noise') continue
    const isItem = isMarked(content, sentence) || (lead !== '' && opensLower.test(sentence.text))
    if (!isItem && sentence.isFirstOfBlock && !isFirst) lead = ''
    if (isItem && lead !== '' && !opensList(sentence.text)) leads.set(sentence.order, lead)
    isFirst = opensList(sentence.text)
    if (isFirst) lead = leadIn(sentence)
    else if (!isItem && !sentence.isFirstOfBlock) lead = ''
  }
  return leads
}

function leadIn({ text, words }: Sentence): string {
  return words > mostWordsOfLead ? '' : flattenSpace(text).replace(/\s*[:：]$/u, '')
}

const opensLower = /^["“«„(]?\p{Ll}/u

/** Whether a marker of items was left out in front of a sentence. */
function isMarked(content: string, { start }: Sentence): boolean {
  const before = content.slice(Math.max(0, start - longestMarker), start)
  const marker = before.slice(before.lastIndexOf('\n') + 1).trim()
  return marker !== '' && roughWordCount(marker) <= 1
}

const partOf =
  /^(?:[-–—•*]\s|(?:of which|including|davon|darin|dont|di cui|de los cuales|dos quais|waarvan|w tym|в том числе|其中|うち|منها)(?![\p{L}]))/iu

/** Whether a row gives a part of what the row above it names. */
export function isPartOfRow(content: string, sentence: Sentence, label: string): boolean {
  if (partOf.test(label)) return true
  const before = content.slice(Math.max(0, sentence.start - longestMarker), sentence.start)
  return /^\s*[-–—•]\s*$/u.test(before.slice(before.lastIndexOf('\n') + 1))
}
