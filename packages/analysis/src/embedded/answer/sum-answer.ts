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

/** Questions for what everything costs each month. */
const asksForMonth: Readonly<Partial<Record<RulesLanguage, RegExp>>> = {
  en: /^\s*(?:how much (?:do|will|must|would) (?:i|we) (?:have to |need to )?pay (?:each|every|per|a) month|what do (?:i|we) pay (?:each|every|per|a) month|what(?:'s| is| are) (?:the|my|our) monthly (?:costs?|payments?|charges?|bill|price))\s*\?*\s*$/iu,
  de: /^\s*(?:wie ?viel|was) (?:zahle ich|zahlen wir|muss ich|müssen wir|kostet (?:es|das)) (?:jeden|pro|im) monat(?: (?:zahlen|bezahlen))?\s*\?*\s*$/iu,
  fr: /^\s*combien (?:dois-je payer|je paie|est-ce que je paie|coûte-t-il) (?:chaque mois|par mois)\s*\?*\s*$/iu,
  es: /^\s*¿?\s*cuánto (?:pago|tengo que pagar|cuesta) (?:cada mes|al mes|por mes)\s*\?*\s*$/iu,
  it: /^\s*quanto (?:pago|devo pagare|costa) (?:ogni mese|al mese)\s*\?*\s*$/iu,
  pt: /^\s*quanto (?:pago|tenho de pagar|custa) (?:por mês|ao mês|cada mês)\s*\?*\s*$/iu,
  nl: /^\s*(?:hoeveel|wat) (?:betaal ik|moet ik betalen|kost het) (?:per maand|elke maand|iedere maand)\s*\?*\s*$/iu,
}
const ofMonth = /month|monat|mensuel|par mois|mensual|al mes|mensile|al mese|mensal|por mês|maand/iu

/** The place of the row with the sum of an offer or a bill, where a question asks what it costs and nothing else. */
export function findSum(question: string, index: SentenceIndex): number | undefined {
  const { language } = index.words
  const asksMonth = asksForMonth[language]?.test(question) === true
  if (!asksMonth && asksForSum[language]?.test(question) !== true) return undefined
  const isSum = (at: number): boolean => {
    const labeled = index.bags.labeled(at)
    return (
      labeled !== undefined &&
      namesSum(labeled.label) &&
      (!asksMonth || tellsMonth(at, labeled.label, index)) &&
      index.types.holds('money', labeled.value) === 1
    )
  }
  return [...index.sentences.keys()].findLast(isSum)
}

/** Whether a row is of what is due each month, by its label or the names of its columns. */
function tellsMonth(at: number, label: string, { contexts }: SentenceIndex): boolean {
  return [label, ...(contexts[at]?.columns ?? [])].some((name) => ofMonth.test(name))
}
