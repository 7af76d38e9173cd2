const composed = new WeakMap<RegExp, Map<string, RegExp>>()

/** A phrase where a text ends with it, or with it and what a pattern lets follow. */
export function atEnd(phrase: RegExp, tail = ''): RegExp {
  return followedBy(phrase, `${tail}$`)
}

/** A phrase where a pattern follows on it. */
export function followedBy(phrase: RegExp, tail: string): RegExp {
  const known = composed.get(phrase) ?? new Map<string, RegExp>()
  composed.set(phrase, known)
  const made = known.get(tail) ?? new RegExp(`(?:${phrase.source})${tail}`, 'iu')
  known.set(tail, made)
  return made
}
