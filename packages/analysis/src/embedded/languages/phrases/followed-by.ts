const composed = new WeakMap<RegExp, Map<string, RegExp>>()

/** A phrase where a text ends with it, or with it and what a pattern lets follow. */
export function atEnd(phrase: RegExp, tail = ''): RegExp {
  return followedBy(phrase, `${tail}$`)
}

/** A phrase where a pattern follows on it, and another one stands in front. */
export function followedBy(phrase: RegExp, tail: string, head = ''): RegExp {
  const known = composed.get(phrase) ?? new Map<string, RegExp>()
  composed.set(phrase, known)
  const key = `${head}…${tail}`
  const made = known.get(key) ?? new RegExp(`${head}(?:${phrase.source})${tail}`, 'iu')
  known.set(key, made)
  return made
}
