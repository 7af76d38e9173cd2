import type { Change } from '../../comparison/comparison.ts'
import type { WeighedUnit } from '../findings/weigh-unit.ts'

/** One change with what its sentences state. */
export interface WeighedChange {
  readonly change: Change
  readonly was: readonly WeighedUnit[]
  readonly is: readonly WeighedUnit[]
}
