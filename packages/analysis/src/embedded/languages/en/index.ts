import type { LanguagePack } from '../language-pack.ts'
import { actors } from './actors.ts'
import { withoutContractions } from './asking/contractions.ts'
import { changes } from './changes.ts'
import { clauses } from './clauses/index.ts'
import { documentNouns } from './document-nouns.ts'
import { frames } from './frames.ts'
import { kinds } from './kinds.ts'
import { labels } from './labels.ts'
import { months } from './months.ts'
import { patterns } from './patterns.ts'
import { phrases } from './phrases/index.ts'
import { plainDangers } from './plain-dangers.ts'
import { riskReasons } from './risk-reasons.ts'
import { signs } from './signs.ts'
import { smallTalk } from './small-talk.ts'

export const pack: LanguagePack = {
  kinds,
  labels,
  patterns,
  phrases,
  clauses,
  riskReasons,
  plainDangers,
  frames,
  signs,
  actors,
  changes,
  months,
  smallTalk,
  documentNouns,
  withoutContractions,
}
