const irregular: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})can['’]t(?!\p{L})/giu, 'cannot'],
  [/(?<!\p{L})won['’]t(?!\p{L})/giu, 'will not'],
  [/(?<!\p{L})shan['’]t(?!\p{L})/giu, 'shall not'],
]

/** English with its contractions written out: `we don't cover` reads as `we do not cover`. */
export function withoutContractions(text: string): string {
  if (!/['’]/u.test(text)) return text
  return irregular
    .reduce((rest, [pattern, words]) => rest.replace(pattern, words), text)
    .replace(/(?<=\p{L})n['’]t(?!\p{L})/giu, ' not')
    .replace(/(?<=(?<!\p{L})(?:i|you|he|she|it|we|they|that))['’]ll(?!\p{L})/giu, ' will')
    .replace(/(?<=(?<!\p{L})(?:you|we|they))['’]re(?!\p{L})/giu, ' are')
}
