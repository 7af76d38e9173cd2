import type { LanguagePack } from '../language-pack.ts'
import { kinds } from './kinds.ts'
import { signs } from './signs.ts'

export const pack: LanguagePack = { kinds, signs }
