const horizontalSpace = /[\u00a0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000\v]/g
const lineBreak = /\r\n?|[\f\u0085\u2028\u2029]/g
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\ue000-\uf8ff]|\u034f|\u180e|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|[\udb40\udb80-\udbff][\udc00-\udfff]/g
const typographic =
  /[\u2018-\u201b\u2032\u2035\u201c-\u201f\u2033\u2036\u2010-\u2015\u2212\u2026\ufb00-\ufb06\uf0a7\uf0b7\uf0d8\uf06e]/g

/** What words of ASCII with single spaces between them, as most paragraphs are, do not hold. */
const unclean = /[^ -~]| {2}|^ | $/

const plain: Record<string, string> = {
  '\u2014': ' - ',
  '\u2015': ' - ',
  '\u2026': '...',
  '\ufb00': 'ff',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
  '\ufb05': 'st',
  '\ufb06': 'st',
  '\uf0a7': '\u2022',
  '\uf0b7': '\u2022',
  '\uf0d8': '\u2022',
  '\uf06e': '\u2022',
}

function plainCharacter(character: string): string {
  const known = plain[character]
  if (known !== undefined) return known
  if ('\u201c\u201d\u201e\u201f\u2033\u2036'.includes(character)) return '"'
  if ('\u2018\u2019\u201a\u201b\u2032\u2035'.includes(character)) return "'"
  return '-'
}

/** NFC without control, zero-width, bidi and private-use characters; line breaks become `\n`. Spacing stays. */
export function removeUnprintable(text: string): string {
  return text.replace(lineBreak, '\n').replace(unprintable, '').normalize('NFC')
}

/** Text with its spacing as it is, its typographic signs and spaces made plain, and without what cannot be printed. */
export function cleanCharacters(text: string): string {
  return removeUnprintable(text.replace(horizontalSpace, ' ').replace(typographic, plainCharacter))
}

/**
 * Text as people read it: typographic quotes, dashes, spaces and ligatures made plain, unprintable characters
 * out, whitespace collapsed (a run that holds a tab becomes one tab), lines trimmed, paragraphs parted by one
 * blank line. Linear in the length of the text.
 */
export function cleanText(text: string): string {
  if (!unclean.test(text)) return text
  return cleanCharacters(text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .replace(/[ \t]?\n[ \t]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
