import type { Random } from '../apps/server/test/support/random.ts'
import type { DatabaseKind } from './database-kinds.ts'
import type { FixtureOptions, ServerFixture } from './open-fixture.ts'

/** What was seen. A goal is a time that the machine may spoil: it is shown as over or under and fails nothing. */
export interface Finding {
  readonly kind: 'claim' | 'goal' | 'figure'
  readonly isGood: boolean
  readonly text: string
}

/** What a scenario is given to do its damage with. */
export interface Drill {
  readonly database: DatabaseKind
  readonly random: Random
  /** Servers with a new database, closed and audited when the scenario is over. */
  open(options?: FixtureOptions): Promise<ServerFixture>
  /** Runs when the servers are gone and the credits audited. */
  after(tidyUp: () => Promise<void>): void
  /** Watches `/healthz` of every server while this runs. */
  during<Result>(attack: () => Promise<Result>): Promise<Result>
  /** Something that must be so, and what is so instead where the text does not say it. */
  claim(isGood: boolean, text: string, instead?: string): void
  /** A measured number and what it should stay under. */
  goal(what: string, measured: number, limit: number, unit: string): void
  /** A measured number beside the others. */
  figure(text: string): void
}

/** One way to stop, slow, cheat or outlive the others. */
export interface Scenario {
  readonly name: string
  /** What is done, in one line. */
  readonly what: string
  readonly databases: readonly DatabaseKind[]
  /** What must be installed beside the product. */
  readonly programs?: readonly string[]
  /** What 99 of 100 answers of `/healthz` should stay under. */
  readonly healthGoalMs?: number
  run(drill: Drill): Promise<void>
}
