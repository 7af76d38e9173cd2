import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'

const mostWordsOfHead = 14
const fewestItems = 2
const endsSentence = /[.;,!。；！]$/u

/** Every list of what is not paid for; what belongs to one opens no other. */
export function exclusionLists(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
): Unit[] {
  const lists: Unit[] = []
  let told = -1
  for (const head of sentences) {
    if (head.start < told || !opensExclusions(head, language)) continue
    const items = itemsBelow(content, head.end)
    told = items.at(-1)?.end ?? told
    if (items.length >= fewestItems) {
      lists.push({ ...listBelow(head, items), isExclusion: true })
    }
  }
  return lists
}

function opensExclusions({ kind, words, text }: Sentence, { phrases }: Language): boolean {
  if (kind === 'row' || words > mostWordsOfHead || endsSentence.test(text)) return false
  if (phrases.notLiable.test(text)) return true
  return phrases.notPaidFor.test(text) && !phrases.balancesCover.test(text)
}
