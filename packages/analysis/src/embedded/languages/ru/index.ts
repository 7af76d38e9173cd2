import type { LanguagePack } from '../language-pack.ts'
import { kinds } from './kinds.ts'
import { patterns } from './patterns.ts'

export const pack: LanguagePack = { kinds, patterns }
