import type { AnswerPhrases } from './answer-phrases.ts'
import type { CuePhrases } from './cue-phrases.ts'
import type { DangerPhrases } from './danger-phrases.ts'
import type { DetailPhrases } from './detail-phrases.ts'
import type { KindPhrases } from './kind-phrases.ts'
import type { LinePhrases } from './line-phrases.ts'
import type { MatterPhrases } from './matter-phrases.ts'
import type { OutcomePhrases } from './outcome-phrases.ts'
import type { PurposePhrases } from './purpose-phrases.ts'
import type { RowPhrases } from './row-phrases.ts'
import type { SuggestionPhrases } from './suggestion-phrases.ts'
import type { TaskPhrases } from './task-phrases.ts'
import type { TimePhrases } from './time-phrases.ts'
import type { WordingPhrases } from './wording-phrases.ts'

/**
 * Turns of phrase that a rule looks for, by the name the rule has for them. Each is a pattern as in `Patterns`: it counts
 * where a word begins, `_` stands for the end of a word. Empty where the language has no words for it yet.
 */
export interface Phrases
  extends AnswerPhrases,
    CuePhrases,
    DangerPhrases,
    DetailPhrases,
    KindPhrases,
    LinePhrases,
    MatterPhrases,
    OutcomePhrases,
    PurposePhrases,
    RowPhrases,
    SuggestionPhrases,
    TaskPhrases,
    TimePhrases,
    WordingPhrases {}
export type PhraseId = keyof Phrases
