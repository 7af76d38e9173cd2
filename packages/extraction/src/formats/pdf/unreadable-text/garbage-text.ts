const badShare = 0.3
const mixedShare = 0.5
const leastWords = 10

const unmapped =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: counts control characters
  /[\u0000-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]|[\udb80-\udbff][\udc00-\udfff]/g

// East Asian scripts are written together, so they count as one.
const scripts = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Khmer',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'))

/** A letter of any script but Latin, without which nothing is mixed. */
const beyondLatin = /[\u0370-\u1dff\u2c80-\ud7ff\uf900-\ufaff\ufb13-\ufdff\ufe70-\uffdc]/

function mixesScripts(word: string): boolean {
  return scripts.filter((script) => script.test(word)).length > 1
}

/** Whether most longer words mix writing systems, as they do when a font's letters are mapped at random. */
function isScrambled(text: string): boolean {
  if (!beyondLatin.test(text)) return false
  const words = (text.match(/[\p{L}\p{M}]{4,}/gu) ?? []).slice(0, 400)
  return words.length >= leastWords && words.filter(mixesScripts).length > words.length * mixedShare
}

/** Whether a text layer is control, private-use, unmapped or randomly mapped characters instead of words. */
export function isGarbage(text: string): boolean {
  const visible = text.replace(/\s/g, '')
  if (visible === '') return false
  const bad = visible.match(unmapped)?.length ?? 0
  return bad / visible.length > badShare || isScrambled(text)
}
