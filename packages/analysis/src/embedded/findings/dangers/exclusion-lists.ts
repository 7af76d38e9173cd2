import type { Sentence } from '../../document/parse.ts'
import { itemsBelow, listBelow } from '../lists-below.ts'
import type { Unit } from '../unit.ts'

/** Headings and lines below which stands what is not paid for. */
const notPaid =
  /(?<!\p{L})(?:(?:not|won['’]t|don['’]t|doesn['’]t|isn['’]t|never) (?:\p{L}+ )?(?:cover(?:ed)?|pay|paid|insured?|include|included|refund\p{L}*)(?: for)?|(?:general |main |policy )?exclusions|nicht (?:versichert|gedeckt|bezahl\p{L}+|übernommen|enthalten|erstattet)|ausschlüsse|ausgeschlossen|(?:pas|non) (?:couverte?s?|garantie?s?|assurée?s?|prise?s? en charge|comprise?s?|remboursée?s?)|exclusions|no (?:cubre|cubrimos|pagamos|incluye|está(?:n)? cubiert[oa]s?)|exclusiones|non (?:copre|copriamo|paghiamo|comprende|copert[oaie]|compres[oaie])|esclusioni|não (?:cobre|cobrimos|pagamos|inclui|cobert[oa]s?)|exclusões|niet (?:verzekerd|gedekt|vergoed\p{L}*|inbegrepen)|uitsluitingen|nie (?:obejmuje|pokrywa|płacimy)|wyłączenia|не (?:покрыва\p{L}+|оплачива\p{L}+|входит)|исключения из)(?!\p{L})|除外责任|责任免除|不(?:赔|保|承保)|お支払いできない|補償の対象とならない|الاستثناءات|لا (?:تغطي|يغطي)/iu
/** `What is and is not covered`, `not covered, unless` */
const balanced =
  /(?<!\p{L})(?:and (?:what )?(?:is |are )?not|und (?:was )?nicht|et (?:ce qui )?n|y (?:lo que )?no|e (?:cosa |o que )?n|en (?:wat )?niet)(?!\p{L})/iu
const mostWordsOfHead = 14
const fewestItems = 2
const endsSentence = /[.;,!。；！]$/u

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
