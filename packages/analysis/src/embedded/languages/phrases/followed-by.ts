const composed = new WeakMap<RegExp, Map<string, RegExp>>()

/** A phrase where a text ends with it, or with it and what a pattern lets follow. */
export function atEnd(phrase: RegExp, tail = ''): RegExp {
  return followedBy(phrase, `${tail}$`)
}

/** A phrase where a pattern follows on it, and another one stands in front. */
export function followedBy(phrase: RegExp, tail: string, head = '', flags = 'iu'): RegExp {
  const known = composed.get(phrase) ?? new Map<string, RegExp>()
  composed.set(phrase, known)
  const key = `${flags}…${head}…${tail}`
  const made = known.get(key) ?? new RegExp(`${head}(?:${phrase.source})${tail}`, flags)
  known.set(key, made)
  return made
}

/** How often a phrase stands in a text, and in how many different words. */
export function countOf(text: string, phrase: RegExp): { all: number; different: number } {
  const found = text.match(followedBy(phrase, '', '', 'giu')) ?? []
  return { all: found.length, different: new Set(found.map((word) => word.toLowerCase())).size }
}
