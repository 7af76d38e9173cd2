import type { Scenario } from './scenario.ts'
import { endlessAborts } from './scenarios/endless-aborts.ts'
import { heavyBodies } from './scenarios/heavy-bodies.ts'
import { largeDocumentBesideSmall, largest } from './scenarios/large-document.ts'
import { passwordChanged } from './scenarios/password-changed.ts'
import { patternFreeze } from './scenarios/pattern-freeze.ts'
import { poolFiller } from './scenarios/pool-filler.ts'
import { postgresFailures } from './scenarios/postgres-failures.ts'
import { signedOut } from './scenarios/signed-out.ts'
import { slowBodies } from './scenarios/slow-bodies.ts'
import { soak } from './scenarios/soak.ts'
import { worstTexts } from './scenarios/worst-texts.ts'

/** Everything that is played, in this order. */
export const scenarios: readonly Scenario[] = [
  patternFreeze,
  poolFiller,
  signedOut,
  passwordChanged,
  worstTexts,
  largeDocumentBesideSmall,
  endlessAborts,
  heavyBodies,
  slowBodies,
  ...postgresFailures,
  largest,
  soak,
]
