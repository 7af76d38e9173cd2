import type { Language } from '../../languages/load-language.ts'
import { withoutConditions } from './decided.ts'

/** `You may appeal`, `può essere disposto`: what somebody can do or what can come. */
const possible =
  /(?<!\p{L})(?:(?:may(?! \p{N})(?<!(?:\p{N}|st|nd|rd|th|in|of|by|until|from|since|to) may)|can|could|might)(?! (?:not|never|no longer)(?!\p{L})|['’]t)|kann|können|könnte|darf|dürfen|peut|peuvent|pouvez|pourr(?:a|ont|ait)|puede[n]?|podrán?|podría|può|possono|potr(?:à|anno|ebbe)|pode[m]?|poder(?:á|ão)|kan|kunnen|kunt|mag|mogen|może|mogą|można|может|могут|можно|вправе|reserves? the right|(?:behält|behalten) (?:sich|uns)|se réserve|(?:se|nos) reserva(?:mos)?|si riserva|reserva-se|behoud(?:t|en) (?:zich|ons)|zastrzega(?:my)? sobie|оставля\p{L}+ за собой)(?!\p{L})|保留[^。；]{0,10}权利|可以|(?:することが|)できます|يجوز|يمكن/iu
const negated = /(?<!\p{L})(?:nicht|keine?[nrms]?|ne|n['’]|no|non|não|niet|geen|nie|не)(?!\p{L})/iu

/** Whether a text tells what somebody can do or what can come, and not what cannot. */
export function isPossible(text: string): boolean {
  const at = text.search(possible)
  return at >= 0 && !negated.test(text.slice(at))
}

/** Whether a sentence tells no more than that; `I decided that you can walk` decides before it. */
export function isMerelyPossible(source: string, language: Language): boolean {
  const text = withoutConditions(source, language)
  if (!isPossible(text)) return false
  const decided = text.search(language.patterns.decision)
  return decided < 0 || decided > text.search(possible)
}
