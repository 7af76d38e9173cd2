const made = new WeakMap<RegExp, RegExp>()

/** A pattern for all of its matches, made once: `replaceAll` and `match` need it. */
export function everywhere(pattern: RegExp): RegExp {
  const known = made.get(pattern)
  if (known !== undefined) return known
  const global = new RegExp(pattern, `g${pattern.flags}`)
  made.set(pattern, global)
  return global
}
