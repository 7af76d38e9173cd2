/**
 * In which language to write: the one chosen, else that of `source`, by its name where it is known. Quotes always stay
 * as they are.
 */
export function languageRule(
  chosen: string | undefined,
  source: {
    readonly name: 'document' | 'material' | 'question'
    readonly language?: string | undefined
  },
): string {
  return `${written(chosen, source)} Quotes stay word for word in the language of the document.`
}

function written(
  chosen: string | undefined,
  { name, language }: Parameters<typeof languageRule>[1],
) {
  if (chosen !== undefined)
    return `Write in ${languageName(chosen)}, whatever the language of the ${name}.`
  return language === undefined
    ? `Write in the language of the ${name}.`
    : `Write in ${languageName(language)}, the language of the ${name}.`
}

function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language)
    return name === undefined ? language : `${name} (${language})`
  } catch {
    return language
  }
}
