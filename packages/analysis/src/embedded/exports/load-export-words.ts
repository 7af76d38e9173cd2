import { type RulesLanguage, whichLanguage } from '../languages/which-language.ts'
import type { ExportWords } from './export-words.ts'

const loaders: Readonly<Record<RulesLanguage, () => Promise<{ exportWords: ExportWords }>>> = {
  en: () => import('../languages/en/exports.ts'),
  de: () => import('../languages/de/exports.ts'),
  fr: () => import('../languages/fr/exports.ts'),
  es: () => import('../languages/es/exports.ts'),
  it: () => import('../languages/it/exports.ts'),
  pt: () => import('../languages/pt/exports.ts'),
  nl: () => import('../languages/nl/exports.ts'),
  pl: () => import('../languages/pl/exports.ts'),
  ru: () => import('../languages/ru/exports.ts'),
  ar: () => import('../languages/ar/exports.ts'),
  zh: () => import('../languages/zh/exports.ts'),
  ja: () => import('../languages/ja/exports.ts'),
}

/** The set phrases of exports in one language. */
export async function loadExportWords(language: RulesLanguage): Promise<ExportWords> {
  return (await loaders[language]()).exportWords
}

/** In which language an export of this text has its headings; English where there are none of its own. */
export function exportLanguage(text: string): RulesLanguage {
  return whichLanguage(text) ?? 'en'
}
