import { traitsOf } from '../../languages/kind-ids.ts'
import type { Unit } from '../units/unit.ts'
import type { WeighContext } from '../weigh-context.ts'

/** `Why it matters. …`, `Effect: …` in a report. */
export function tellsEffect(unit: Unit, { kind, language }: WeighContext): boolean {
  const isOfReport = kind !== undefined && traitsOf(kind).genre === 'report'
  const head = unit.kind === 'label' ? unit.label : unit.heading
  return isOfReport && unit.kind !== 'row' && language.phrases.tellsEffect.test(head)
}
