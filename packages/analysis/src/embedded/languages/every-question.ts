import { questions as ar } from './ar/questions.ts'
import { questions as de } from './de/questions.ts'
import { questions as en } from './en/questions.ts'
import { questions as es } from './es/questions.ts'
import { questions as fr } from './fr/questions.ts'
import { questions as it } from './it/questions.ts'
import { questions as ja } from './ja/questions.ts'
import { questions as nl } from './nl/questions.ts'
import { questions as pl } from './pl/questions.ts'
import { questions as pt } from './pt/questions.ts'
import type { Questions } from './questions.ts'
import { questions as ru } from './ru/questions.ts'
import type { RulesLanguage } from './which-language.ts'
import { questions as zh } from './zh/questions.ts'

/** The plainest questions in every language, all of them at once: a question may be in another language than its document, and is too short to tell which. */
export const everyQuestion: Readonly<Record<RulesLanguage, Questions>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  ar,
  zh,
  ja,
}

/** What one part of them is in each language that has it, as alternatives of one pattern. */
export function inEveryLanguage(part: (questions: Questions) => string): string {
  return Object.values(everyQuestion)
    .map(part)
    .filter((source) => source !== '')
    .join('|')
}
