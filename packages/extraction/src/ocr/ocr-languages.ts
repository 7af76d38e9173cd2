/** Languages that can be recognized, by the code of their data file. */
export const ocrLanguages = {
  eng: { name: 'English', tag: 'en' },
  deu: { name: 'Deutsch', tag: 'de' },
  fra: { name: 'Français', tag: 'fr' },
  spa: { name: 'Español', tag: 'es' },
  ita: { name: 'Italiano', tag: 'it' },
  por: { name: 'Português', tag: 'pt' },
} as const

export type OcrLanguage = keyof typeof ocrLanguages

const frequentWords: Readonly<Record<OcrLanguage, string>> = {
  eng: 'the of and to in is that for it as was with be by on not this are or from at which an shall have has',
  deu: 'der die und das den von zu mit sich des ist im dem nicht ein eine als auch es auf für werden bei oder nach durch',
  fra: 'le les et des est une dans qui pour pas sur au par plus avec ce sont ou aux être cette ne du son la',
  spa: 'el los las del que y en un por con una su para es al lo como más pero sus este entre cuando muy sin se',
  ita: 'il di che è e per un non sono con una del della si da come dei nel alla più anche le gli al ed',
  por: 'o os do da em um para é com não uma no na por mais as dos como mas foi ao ele das à seu sua ou',
}

const languages = Object.keys(ocrLanguages) as OcrLanguage[]
const languagesOf = new Map<string, OcrLanguage[]>()
for (const language of languages) {
  for (const word of frequentWords[language].split(' ')) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
  }
}

const leastWords = 8
const sampleCharacters = 50_000

/** The language that the most frequent words of a text speak for, or null when there is too little to go by. */
export function guessOcrLanguage(text: string): OcrLanguage | null {
  const scores = new Map<OcrLanguage, number>()
  let found = 0
  for (const [word] of text
    .slice(0, sampleCharacters)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    const matching = languagesOf.get(word)
    if (!matching) continue
    found += 1
    for (const language of matching) {
      scores.set(language, (scores.get(language) ?? 0) + 1 / matching.length)
    }
  }
  if (found < leastWords) return null
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
