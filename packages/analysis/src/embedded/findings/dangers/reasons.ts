import type { Sentence } from '../../document/parse.ts'
import type { Language } from '../../languages/load-language.ts'
import type { WeighedUnit } from '../weigh-unit.ts'

const lessWorth = 0.5
/** Reasons also settle questions on the way to the order. */
const lessDecided = 0.25

const wordsOfLine = 8

const numberInFront = /^[\p{N}IVX]{1,4}[\s.)–-]+/u

/** Whether a phrase opens a line, behind its number. */
function opens(text: string, phrase: RegExp): boolean {
  return phrase.test(text) || phrase.test(text.replace(numberInFront, ''))
}

function endsReasons(
  { kind, text, words }: Sentence,
  isRuling: boolean,
  { phrases }: Language,
): boolean {
  const isHeading = kind === 'heading'
  if (!isRuling) return isHeading
  return (
    (isHeading || words <= wordsOfLine) &&
    (opens(text, phrases.opensOrder) || opens(text, phrases.closesRuling))
  )
}

/** Findings of a judgment, or of an office's decision; what its reasons tell weighs less than what it orders. */
export function withoutReasons(
  findings: readonly WeighedUnit[],
  sentences: readonly Sentence[],
  isRuling: boolean,
  language: Language,
): WeighedUnit[] {
  const { opensReasons, reasonsFollow } = language.phrases
  const inReasons = new Set<number>()
  let isReason = false
  for (const sentence of sentences) {
    const { kind, text, order } = sentence
    if (kind === 'heading' && opens(text, opensReasons)) isReason = true
    else if (endsReasons(sentence, isRuling, language)) isReason = false
    else if (!isRuling && reasonsFollow.test(text)) isReason = true
    if (isReason) inReasons.add(order)
  }
  return findings.map((found) => {
    if (!inReasons.has(found.unit.sentence.order)) return found
    const { risk, action } = found
    const harmless = { ...found, risk: risk - lessWorth, action: action - lessWorth, burdens: [] }
    if (!isRuling) return harmless
    return {
      ...harmless,
      // What happened to others before is no danger any more.
      risk: 0,
      toll: 0,
      plain: undefined,
      fact: found.fact - lessWorth,
      decision: found.decision - lessDecided,
    }
  })
}
