const symbolGreek = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const symbolGreekLower = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'
const symbols: Record<number, string> = {
  163: '≤',
  165: '∞',
  174: '→',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  183: '•',
  184: '÷',
  185: '≠',
  187: '≈',
  210: '®',
  211: '©',
  212: '™',
  229: '∑',
}
const dingbats: Record<number, string> = {
  108: '●',
  110: '■',
  111: '□',
  113: '□',
  118: '❖',
  159: '•',
  167: '•',
  168: '□',
  216: '•',
  224: '→',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
}

/** A character of the Symbol or Wingdings font as Unicode; empty when it is mere decoration. */
export function symbolCharacter(code: number, font: string): string {
  const byte = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code
  if (/wingdings|webdings|dingbats/i.test(font)) return dingbats[byte] ?? ''
  if (/symbol/i.test(font)) {
    if (byte >= 0x41 && byte <= 0x5a) return symbolGreek[byte - 0x41] ?? ''
    if (byte >= 0x61 && byte <= 0x7a) return symbolGreekLower[byte - 0x61] ?? ''
    return symbols[byte] ?? (byte < 0x80 ? String.fromCharCode(byte) : '')
  }
  return code >= 0xe000 && code <= 0xf8ff ? '' : String.fromCodePoint(code)
}
