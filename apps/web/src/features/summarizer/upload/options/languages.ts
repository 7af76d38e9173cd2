import * as texts from '../texts.ts'
/** Languages a summary can be asked for, each by its own name. `code` is BCP 47. */
export const summaryLanguages: readonly { code: string; name: string }[] = [
  { code: 'en', name: texts.english },
  { code: 'de', name: texts.deutsch },
  { code: 'fr', name: texts.francais },
  { code: 'es', name: texts.espanol },
  { code: 'it', name: texts.italiano },
  { code: 'pt', name: texts.portugues },
  { code: 'nl', name: texts.nederlands },
  { code: 'da', name: texts.dansk },
  { code: 'sv', name: texts.svenska },
  { code: 'pl', name: texts.polski },
  { code: 'tr', name: texts.turkce },
  { code: 'uk', name: texts.text },
  { code: 'ru', name: texts.textText },
  { code: 'el', name: texts.textText2 },
  { code: 'ar', name: 'العربية' },
  { code: 'he', name: 'עברית' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'zh', name: '中文' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
]

/** Whether the engine can write in another language than the document's. The embedded one quotes, so it cannot. */
export function canTranslate(engine: string): boolean {
  return engine !== 'embedded'
}
