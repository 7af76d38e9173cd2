import type { Sentence } from '../../document/parse.ts'
import { itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'

/** Headings and lines below which stands what is not paid for. */
const notPaid =
  /(?<!\p{L})(?:(?:not|won['’]t|don['’]t|doesn['’]t|isn['’]t|never) (?:\p{L}+ )?(?:cover(?:ed)?|pay|paid|insured?|include|included|refund\p{L}*)(?: for)?|(?:general |main |policy )?exclusions|nicht (?:versichert|gedeckt|bezahl\p{L}+|übernommen|enthalten|erstattet)|ausschlüsse|ausgeschlossen|(?:pas|non) (?:couverte?s?|garantie?s?|assurée?s?|prise?s? en charge|comprise?s?|remboursée?s?)|exclusions|no (?:cubre|cubrimos|pagamos|incluye|está(?:n)? cubiert[oa]s?)|exclusiones|non (?:copre|copriamo|paghiamo|comprende|copert[oaie]|compres[oaie])|esclusioni|não (?:cobre|cobrimos|pagamos|inclui|cobert[oa]s?)|exclusões|niet (?:verzekerd|gedekt|vergoed\p{L}*|inbegrepen)|uitsluitingen|nie (?:obejmuje|pokrywa|płacimy)|wyłączenia|не (?:покрыва\p{L}+|оплачива\p{L}+|входит)|исключения из)(?!\p{L})|除外责任|责任免除|不(?:赔|保|承保)|お支払いできない|補償の対象とならない|الاستثناءات|لا (?:تغطي|يغطي)/iu
/** `Neither party is liable for:`: the list below is one danger, not as many as it has items. */
export const notLiable =
  /(?<!\p{L})(?:(?:not|neither|no|nor)(?!\p{L})[^.;]{0,60}(?:liable|responsible)(?!\p{L})|no liability|haft(?:et|en)(?!\p{L})[^.;]{0,40}nicht|keine haftung|(?:ne|n['’])[^.;]{0,40}responsables?|décline[^.;]{0,30}responsabilité|no (?:será|serán|es|son|responde|se hace)[^.;]{0,30}(?:responsable|responde)|non (?:è|sarà|sono|risponde)[^.;]{0,30}(?:responsabil|risponde)|não (?:é|será|são|se responsabiliza)[^.;]{0,30}respons|niet aansprakelijk|nie (?:ponosi|odpowiada)|не нес[её]т ответственност)/iu
/** `What is and is not covered`, `not covered, unless` */
const balanced =
  /(?<!\p{L})(?:and (?:what )?(?:is |are )?not|(?:and|of) (?:limitations?|liability)|und (?:was )?nicht|et (?:ce qui )?n|y (?:lo que )?no|e (?:cosa |o que )?n|en (?:wat )?niet)(?!\p{L})/iu
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
  return notLiable.test(text) || (notPaid.test(text) && !balanced.test(text))
}
