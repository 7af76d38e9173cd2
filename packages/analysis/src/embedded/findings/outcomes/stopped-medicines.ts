import type { Language } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'

/** Whether a row or a labeled line of a list of medicines says that one was stopped or is on hold. */
export function tellsStopped({ kind, value }: Unit, { phrases }: Language): boolean {
  return kind !== 'sentence' && phrases.stoppedMedicine.test(value)
}
