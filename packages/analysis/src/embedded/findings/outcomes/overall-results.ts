import { onlyTicked } from '../../document/wording/ticked.ts'
import type { Language } from '../../languages/load-language.ts'
import { type Verdict, verdictIn } from '../rows/verdict-words.ts'
import type { Unit } from '../units/unit.ts'

const mostWords = 14
const mostWordsOfSentence = 30
const figureAlone = /^[^\p{L}]*(?:\p{L}{1,4})?$/u

/** How a unit says that what was inspected came out as a whole, or one part of it; a result without a known word is one too. */
export function overallResult(
  { kind, text, words, ...row }: Unit,
  language: Language,
): Verdict | 'told' | undefined {
  const { phrases } = language
  if (kind === 'sentence') {
    if (words > mostWordsOfSentence || /[?？]$/u.test(text)) return undefined
    if (phrases.unfit.test(text)) return 'refused'
    const [opening] = phrases.opensResult.exec(text) ?? []
    return opening === undefined ? undefined : verdictIn(text.slice(opening.length), language)
  }
  const chosen = onlyTicked(text)
  const isChosen = chosen !== text
  const [label, value] = isChosen ? partedAtColon(chosen) : [row.label, row.value]
  if ((words > mostWords && !isChosen) || figureAlone.test(value)) return undefined
  if (phrases.overallResult.test(label)) return verdictIn(value, language) ?? 'told'
  return phrases.namesResult.test(label) ? verdictIn(value, language) : undefined
}

function partedAtColon(text: string): readonly [string, string] {
  const at = text.indexOf(': ')
  return [text.slice(0, at), text.slice(at + 2)]
}
