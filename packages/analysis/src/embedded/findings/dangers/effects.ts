import { traitsOf } from '../../languages/kind-ids.ts'
import type { Unit } from '../units/unit.ts'
import type { WeighContext } from '../weigh-context.ts'

const fewBehind = 2

/** `Why it matters. …`, `Effect: …` in a report. */
export function tellsEffect(unit: Unit, { kind, language }: WeighContext): boolean {
  const isOfReport = kind !== undefined && traitsOf(kind).genre === 'report'
  if (!isOfReport || unit.kind === 'row') return false
  if (unit.kind === 'label') return language.phrases.tellsEffect.test(unit.label)
  // A section of that name holds much else.
  const isRunIn = !unit.sentence.isFirstOfBlock && unit.behindHeading < fewBehind
  return isRunIn && language.phrases.tellsEffect.test(unit.heading)
}
