import type { Scenario } from './scenario.ts'
import { guessedLinks } from './scenarios/accounts/guessed-links.ts'
import { mailedLinks } from './scenarios/accounts/mailed-links.ts'
import { passwordChanged } from './scenarios/accounts/password-changed.ts'
import { signUpTakeover } from './scenarios/accounts/sign-up-takeover.ts'
import { signedOut } from './scenarios/accounts/signed-out.ts'
import { wrongPasswords } from './scenarios/accounts/wrong-passwords.ts'
import { clusterFailures } from './scenarios/cluster/cluster-failures.ts'
import { clusterLoad } from './scenarios/cluster/cluster-load.ts'
import { rollingUpgrade } from './scenarios/cluster/rolling-upgrade.ts'
import { fullDisk } from './scenarios/failures/full-disk.ts'
import { killedServers } from './scenarios/failures/killed-servers.ts'
import { postgresFailures } from './scenarios/failures/postgres-failures.ts'
import { endlessAborts } from './scenarios/load/endless-aborts.ts'
import { largeDocumentBesideSmall, largest } from './scenarios/load/large-document.ts'
import { patternFreeze } from './scenarios/load/pattern-freeze.ts'
import { poolFiller } from './scenarios/load/pool-filler.ts'
import { soak } from './scenarios/load/soak.ts'
import { worstTexts } from './scenarios/load/worst-texts.ts'
import { modelAbandoned } from './scenarios/model/model-abandoned.ts'
import { modelExports } from './scenarios/model/model-exports.ts'
import { modelRepeats } from './scenarios/model/model-repeats.ts'
import { deletedWhilePaying } from './scenarios/payments/deleted-while-paying.ts'
import { lostWebhook } from './scenarios/payments/lost-webhook.ts'
import { wonDispute } from './scenarios/payments/won-dispute.ts'
import { forwardedHeaders } from './scenarios/requests/forwarded-headers.ts'
import { heavyBodies } from './scenarios/requests/heavy-bodies.ts'
import { restFlood } from './scenarios/requests/rest-flood.ts'
import { slowBodies } from './scenarios/requests/slow-bodies.ts'
import { unknownHost } from './scenarios/requests/unknown-host.ts'

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
  rollingUpgrade,
  clusterFailures,
  clusterLoad,
]
