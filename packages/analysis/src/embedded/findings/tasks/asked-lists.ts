import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import { type Item, itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'
import { endsSentence } from '../units/unit-looks.ts'

const number = /^\p{N}{1,2}[.)]?\s+/u
const colon = /\s?[:：?？]$/u
/** `What you need to do, and by when`. */
const aside = /\s?[,，(（].*$/u

/** Whether what stands below a heading is asked of its reader. */
export function asksBelow(heading: string, { phrases }: Language): boolean {
  const said = heading.replace(number, '').replace(colon, '')
  return (
    phrases.headsWhatIsAsked.test(said) || phrases.headsWhatIsAsked.test(said.replace(aside, ''))
  )
}

const mostWordsOfHead = 14
const fewestItems = 2

/** Every list of what is asked, each with its heading; whole sentences below a heading are tasks by themselves. */
export function askedLists(
  content: string,
  sentences: readonly Sentence[],
  language: Language,
): Unit[] {
  return sentences.flatMap((head) => {
    if (head.kind === 'row' || head.words > mostWordsOfHead || !asksBelow(head.text, language))
      return []
    const items = itemsBelow(content, head.end)
    const isApart = head.kind === 'heading' && areSentences(items)
    return items.length < fewestItems || isApart ? [] : [listBelow(head, items)]
  })
}

function areSentences(items: readonly Item[]): boolean {
  return items.every(({ text }) => endsSentence.test(text))
}

/** Whether a list is one of those; sums below such a heading are what is paid, and nothing to do. */
export function isAskedList({ isList, label, value }: Unit, language: Language): boolean {
  return isList && asksBelow(label, language) && !/\p{Sc}/u.test(value)
}
