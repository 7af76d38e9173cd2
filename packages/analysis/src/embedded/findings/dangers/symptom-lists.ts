import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'

const mostWordsOfHead = 30
const fewestItems = 2
const endsSentence = /[.;,!。；！]$/u

/** Signs at which help is to be called, and medicines that do not go together: each list is one danger. */
export function symptomLists(
  content: string,
  sentences: readonly Sentence[],
  { phrases, plainDangers }: Language,
): Unit[] {
  const urgent = plainDangers.find(([id]) => id === 'emergency')?.[1]
  return sentences.flatMap((head) => {
    if (head.kind === 'row' || head.words > mostWordsOfHead || endsSentence.test(head.text)) {
      return []
    }
    const isUrgent = urgent !== undefined && head.text.search(urgent) >= 0
    if (!isUrgent && !phrases.interactions.test(head.text)) return []
    const items = itemsBelow(content, head.end)
    if (items.length < fewestItems) return []
    const level = isUrgent ? 'high' : 'medium'
    return [{ ...listBelow(head, items), grade: { level, by: 'notice' } } satisfies Unit]
  })
}
