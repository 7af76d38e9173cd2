import type { Scenario } from './scenario.ts'
import { deletedWhilePaying } from './scenarios/deleted-while-paying.ts'
import { endlessAborts } from './scenarios/endless-aborts.ts'
import { forwardedHeaders } from './scenarios/forwarded-headers.ts'
import { fullDisk } from './scenarios/full-disk.ts'
import { guessedLinks } from './scenarios/guessed-links.ts'
import { heavyBodies } from './scenarios/heavy-bodies.ts'
import { killedServers } from './scenarios/killed-servers.ts'
import { largeDocumentBesideSmall, largest } from './scenarios/large-document.ts'
import { lostWebhook } from './scenarios/lost-webhook.ts'
import { mailedLinks } from './scenarios/mailed-links.ts'
import { modelAbandoned } from './scenarios/model-abandoned.ts'
import { modelExports } from './scenarios/model-exports.ts'
import { modelRepeats } from './scenarios/model-repeats.ts'
import { passwordChanged } from './scenarios/password-changed.ts'
import { patternFreeze } from './scenarios/pattern-freeze.ts'
import { poolFiller } from './scenarios/pool-filler.ts'
import { postgresFailures } from './scenarios/postgres-failures.ts'
import { restFlood } from './scenarios/rest-flood.ts'
import { signUpTakeover } from './scenarios/sign-up-takeover.ts'
import { signedOut } from './scenarios/signed-out.ts'
import { slowBodies } from './scenarios/slow-bodies.ts'
import { soak } from './scenarios/soak.ts'
import { unknownHost } from './scenarios/unknown-host.ts'
import { wonDispute } from './scenarios/won-dispute.ts'
import { worstTexts } from './scenarios/worst-texts.ts'
import { wrongPasswords } from './scenarios/wrong-passwords.ts'

/** Everything that is played, in this order. */
export const scenarios: readonly Scenario[] = [
  patternFreeze,
  poolFiller,
  restFlood,
  signedOut,
  passwordChanged,
  worstTexts,
  largeDocumentBesideSmall,
  endlessAborts,
  heavyBodies,
  slowBodies,
  ...postgresFailures,
  modelAbandoned,
  modelRepeats,
  modelExports,
  killedServers,
  fullDisk,
  lostWebhook,
  deletedWhilePaying,
  wonDispute,
  wrongPasswords,
  signUpTakeover,
  mailedLinks,
  guessedLinks,
  forwardedHeaders,
  unknownHost,
  largest,
  soak,
]
