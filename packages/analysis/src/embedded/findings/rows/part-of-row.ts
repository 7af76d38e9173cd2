import type { Sentence } from '../../document/parse.ts'

const longestMarker = 12
const partOf =
  /^(?:of which|including|davon|darin|dont|di cui|de los cuales|dos quais|waarvan|w tym|в том числе|其中|うち|منها)(?!\p{L})/iu
const dash = /^[-–—•*]\s/u

/** `Handling fee (included)`, but not `Total (including VAT)`. */
const included =
  /[（(](?:already |bereits |darin |schon |déjà |ya |già |já |al |już |уже )?(?:included|enthalten|inbegriffen|inklusive|inclus(?:e|es)?|comprise?s?|incluid[oa]s?|inclus[oaie]|compres[oaie]|incluíd[oa]s?|inbegrepen|inclusief|wliczon[aeoy]|zawart[aeoy]|включен[аоы]?|включён|已含|已包含|込み?|含む|مشمول|متضمن)(?: (?:above|in the|in der|im|dans|en el|nel|no|in het|w|в) ?[^()（）]{0,30})?[)）]/iu

/** Whether a label says that its sum is a part of another one. */
export function namesPart(label: string): boolean {
  return partOf.test(label) || included.test(label)
}

/** Whether a row gives a part of what the row above it names. */
export function isPartOfRow(content: string, sentence: Sentence, label: string): boolean {
  if (partOf.test(label) || dash.test(label)) return true
  const before = content.slice(Math.max(0, sentence.start - longestMarker), sentence.start)
  return /^\s*[-–—•]\s*$/u.test(before.slice(before.lastIndexOf('\n') + 1))
}
