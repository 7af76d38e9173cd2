const twins = new WeakMap<RegExp, RegExp>()

/** A phrase as a pattern for `replace`, which takes away no more than the first match of one that is not global. */
export function everywhere(phrase: RegExp): RegExp {
  const known = twins.get(phrase)
  if (known !== undefined) return known
  const twin = new RegExp(phrase, 'giu')
  twins.set(phrase, twin)
  return twin
}
