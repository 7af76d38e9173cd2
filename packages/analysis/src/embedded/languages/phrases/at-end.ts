const ending = new WeakMap<RegExp, RegExp>()

/** A phrase where a text ends with it. */
export function atEnd(phrase: RegExp): RegExp {
  const known = ending.get(phrase)
  if (known !== undefined) return known
  const made = new RegExp(`(?:${phrase.source})$`, 'iu')
  ending.set(phrase, made)
  return made
}
