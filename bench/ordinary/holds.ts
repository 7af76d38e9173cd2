/** Lower case, one kind of quotation mark, single spaces. */
export function flatten(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .trim()
}

const shortWord = /^[\p{Script=Latin}\p{N}.,%£$€-]{1,8}$/u

/** Whether a text holds one of the values. Short words and numbers count whole only: 30 is not in 1,305. */
export function holdsOne(text: string, values: readonly string[]): boolean {
  const flat = flatten(text)
  return values.map(flatten).some((value) => {
    if (!shortWord.test(value)) return flat.includes(value)
    const literal = value.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(flat)
  })
}
