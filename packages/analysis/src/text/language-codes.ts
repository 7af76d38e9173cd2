export const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const
/** Languages with their own word lists. Others are read by script alone. */
export type LanguageCode = (typeof languageCodes)[number]
