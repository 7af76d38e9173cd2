/** In which language to write: the one chosen, else the document's own. Quotes always stay as they are. */
export function languageRule(language: string | undefined): string {
  const written =
    language === undefined
      ? 'Write in the language that the document is written in.'
      : `Write in ${languageName(language)}, whatever the language of the document.`
  return `${written} Quotes stay word for word in the language of the document.`
}

function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language)
    return name === undefined ? language : `${name} (${language})`
  } catch {
    return language
  }
}
