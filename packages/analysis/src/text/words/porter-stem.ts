const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`
const measureAbove0 = new RegExp(`^(?:${consonants})?${vowels}${consonants}`, 'u')
const measureIs1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`, 'u')
const measureAbove1 = new RegExp(
  `^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`,
  'u',
)
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`, 'u')
const endsShort = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`, 'u')

const step2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
  ['logi', 'log'],
]

const step3: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
]

const step4 = 'al ance ence er ic able ible ant ement ment ent ou ism ate iti ous ive ize'.split(
  ' ',
)

/** The stem of a lower-case English word by Porter's algorithm (1980). */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/u.test(word)) return word
  const startsWithY = word.startsWith('y')
  let stem = startsWithY ? `Y${word.slice(1)}` : word
  stem = plurals(stem)
  stem = pastAndGerund(stem)
  if (stem.endsWith('y') && hasVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaceSuffix(stem, step2)
  stem = replaceSuffix(stem, step3)
  stem = dropSuffix(stem)
  if (stem.endsWith('e')) {
    const base = stem.slice(0, -1)
    if (measureAbove1.test(base) || (measureIs1.test(base) && !endsShort.test(base))) stem = base
  }
  if (stem.endsWith('ll') && measureAbove1.test(stem)) stem = stem.slice(0, -1)
  return startsWithY ? stem.toLowerCase() : stem
}

function plurals(word: string): string {
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2)
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1)
  return word
}

function pastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measureAbove0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const suffix = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0
  if (suffix === 0) return word
  const base = word.slice(0, -suffix)
  if (!hasVowel.test(base)) return word
  if (/(?:at|bl|iz)$/u.test(base)) return `${base}e`
  if (/([^aeiouylsz])\1$/u.test(base)) return base.slice(0, -1)
  return endsShort.test(base) ? `${base}e` : base
}

function replaceSuffix(word: string, table: readonly (readonly [string, string])[]): string {
  let longest: readonly [string, string] | undefined
  for (const entry of table) {
    if (word.endsWith(entry[0]) && entry[0].length > (longest?.[0].length ?? 0)) longest = entry
  }
  if (longest === undefined) return word
  const base = word.slice(0, -longest[0].length)
  return measureAbove0.test(base) ? base + longest[1] : word
}

function dropSuffix(word: string): string {
  let longest = ''
  for (const suffix of step4) {
    if (suffix.length > longest.length && word.endsWith(suffix)) longest = suffix
  }
  if (longest === '' && /[st]ion$/u.test(word)) longest = 'ion'
  if (longest === '') return word
  const base = word.slice(0, -longest.length)
  return measureAbove1.test(base) ? base : word
}
