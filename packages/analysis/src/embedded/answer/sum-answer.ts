import { namesSum } from '../findings/sums.ts'
import type { RulesLanguage } from '../languages/which-language.ts'
import type { SentenceIndex } from './sentence-index.ts'

/** Questions for what everything costs, which name nothing else. */
const asksForSum: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  en: /^\s*(?:how much (?:is|does) (?:it|this|that|everything)(?: all)?(?: cost| come to)?(?: in all| altogether| in total)?|what does (?:it|this|everything)(?: all)? cost(?: in all| altogether| in total)?|what(?:'s| is| will be) the (?:whole |full |final |overall )?(?:price|cost))\s*\?*\s*$/iu,
  de: /^\s*(?:(?:was|wie ?viel) kostet (?:das|es)(?: alles| insgesamt| zusammen)*|wie teuer (?:ist|wird) (?:das|es)|(?:was|wie hoch) ist der (?:ganze |volle )?preis)\s*\?*\s*$/iu,
  fr: /^\s*(?:combien (?:ça|cela) coûte(?: en tout| au total)?|(?:ça|cela) coûte combien|quel est le prix)\s*\?*\s*$/iu,
  es: /^\s*¿?\s*(?:cuánto (?:cuesta|vale|es)(?: todo| en total)*|cuál es el precio)\s*\?*\s*$/iu,
  it: /^\s*(?:quanto costa(?: tutto| in tutto)*|qual è il prezzo)\s*\?*\s*$/iu,
  pt: /^\s*(?:quanto (?:custa|é)(?: tudo| no total| ao todo)*|qual (?:é )?o preço)\s*\?*\s*$/iu,
  nl: /^\s*(?:(?:wat|hoeveel) kost (?:het|dit|dat)(?: allemaal| in totaal| samen)*|wat is de prijs)\s*\?*\s*$/iu,
}

/** The place of the row with the sum of an offer or a bill, where a question asks what it costs and nothing else. */
export function findSum(question: string, index: SentenceIndex): number | undefined {
  if (asksForSum[index.words.language]?.test(question) !== true) return undefined
  const isSum = (at: number): boolean => {
    const labeled = index.bags.labeled(at)
    return (
      labeled !== undefined &&
      namesSum(labeled.label) &&
      index.types.holds('money', labeled.value) === 1
    )
  }
  return [...index.sentences.keys()].findLast(isSum)
}
