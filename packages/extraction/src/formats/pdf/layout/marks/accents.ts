const combining: Readonly<Record<string, string>> = {
  '\u00a8': '\u0308',
  '\u00b4': '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '\u02c6': '\u0302',
  '~': '\u0303',
  '\u02dc': '\u0303',
  '\u00b0': '\u030a',
  '\u02da': '\u030a',
  '\u02c7': '\u030c',
  '\u02d8': '\u0306',
  '\u00af': '\u0304',
  '\u02c9': '\u0304',
  '\u02d9': '\u0307',
  '\u02dd': '\u030b',
  '\u00b8': '\u0327',
  '\u02db': '\u0328',
}
const dotless: Readonly<Record<string, string>> = { '\u0131': 'i', '\u0237': 'j' }

function composed(letter: string, accent: string): string | null {
  const mark = combining[accent]
  if (mark === undefined || !/\p{L}/u.test(letter)) return null
  const one = ((dotless[letter] ?? letter) + mark).normalize('NFC')
  return one.length === 1 ? one : null
}

/** Whether a text ends with an accent that may belong over the letter drawn next. */
export function endsWithAccent(text: string): boolean {
  return combining[text.slice(-1)] !== undefined
}

/**
 * Two texts of which the second is drawn back over the end of the first, as older typesetting draws an accent and then its
 * letter: `f\u00a8` and `ur` make `f\u00fcr`. Null when they do not make one letter.
 */
export function joinAccent(before: string, after: string): string | null {
  const [last = '', first = ''] = [before.at(-1), after[0]]
  const one = composed(first, last) ?? composed(last, first)
  return one === null ? null : before.slice(0, -1) + one + after.slice(1)
}
