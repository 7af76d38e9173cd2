import { analyse } from 'chardet'
import { commonCharacters, lettersByFrequency } from './common-characters.ts'

/** Encodings that a name of the detector may stand for, where it is not their own. */
const labels: Readonly<Record<string, readonly string[]>> = {
  'ISO-8859-1': ['windows-1252'],
  'ISO-8859-9': ['windows-1254'],
  'KOI8-R': ['koi8-r', 'koi8-u'],
}
const fallback = 'windows-1252'
const implausible =
  /[\u0080-\u009f\u2500-\u259f\ue000-\uf8ff\uff61-\uff9f]|(?<=\p{Ll})\p{Lu}|(?<=[^\x20-\x7f])[\x40-\x7e](?=[^\x20-\x7f])/gu
const implausibleWeight = 300
const commonWeight = 80
const frequencyWeight = 110
const leastShare = 0.3
const kana = /[\u3041-\u30fc]/
/** A sample this long may end within a character, and tells enough without its end. */
const longSample = 1_000
const latinLetter = /[a-z]/gi
const latin = /^(?:ascii|windows-125[024]|iso-8859-(?:1|2|9|15))$/
const unlikelyLatin = 60

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return null
  }
}

/** Share of the characters beyond ASCII that are frequent in the languages of an East Asian encoding. */
function commonShare(foreign: readonly string[], label: string): number {
  const common = commonCharacters[label]
  if (!common) return 0
  const isJapanese = label === 'euc-jp' || label === 'shift_jis'
  const known = foreign.filter((sign) => common.has(sign) || (isJapanese && kana.test(sign)))
  const share = known.length / Math.max(1, foreign.length)
  return share < leastShare ? 0 : share
}

/** How frequent the letters are in their languages, from 0 to 1: few words tell it, where the detector needs many. */
function frequency(foreign: readonly string[], label: string): number {
  const letters = lettersByFrequency[label]
  if (letters === undefined || foreign.length < 2) return 0
  const ranks = foreign.map((sign) => letters.indexOf(sign.toLowerCase()))
  const weights = ranks.map((rank) => (rank === -1 ? 0 : 1 - rank / letters.length))
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / foreign.length
  return mean < leastShare ? 0 : mean
}

/** Confidence of the detector, less what the decoded text would hold of signs that no text holds, more what it does. */
function score(text: string, confidence: number, label: string): number {
  const body = text.length > longSample ? text.slice(0, -4) : text
  if (body.includes('\ufffd')) return Number.NEGATIVE_INFINITY
  const strange = body.match(implausible)?.length ?? 0
  const foreign = body.match(/\P{ASCII}/gu) ?? []
  const isMostlyLatin = (body.match(latinLetter)?.length ?? 0) >= foreign.length
  const isOneScript = label in lettersByFrequency
  if (label === 'ibm866' && isMostlyLatin) return Number.NEGATIVE_INFINITY
  if (isOneScript && foreign.length < 2) return Number.NEGATIVE_INFINITY
  const isLoneInWord = foreign.length === 1 && /[a-z]\P{ASCII}|\P{ASCII}[a-z]/iu.test(body)
  const isLatin = latin.test(label)
  const isBare = isLatin && !isMostlyLatin
  return (
    confidence -
    (implausibleWeight * strange) / Math.max(1, foreign.length) +
    commonWeight * commonShare(foreign, label) +
    (isOneScript && !isMostlyLatin ? frequencyWeight * frequency(foreign, label) : 0) -
    (isLoneInWord && !isLatin ? unlikelyLatin : 0) -
    (isBare ? unlikelyLatin : 0)
  )
}

/** The likeliest encoding of bytes that are not UTF-8, as a label for TextDecoder; windows-1252 when in doubt. */
export function guessEncoding(bytes: Uint8Array): string {
  let best = fallback
  let bestScore = score(decode(bytes, fallback) ?? '', 8, fallback)
  const candidates = analyse(bytes)
    .filter(({ name }) => !name.startsWith('UTF-'))
    .flatMap(({ name, confidence }) =>
      (labels[name] ?? [name.toLowerCase()]).map((label) => ({ label, confidence })),
    )
  for (const { label, confidence } of [
    ...candidates,
    ...Object.keys(lettersByFrequency).map((name) => ({ label: name, confidence: 0 })),
  ]) {
    const text = decode(bytes, label)
    if (text === null) continue
    const value = score(text, confidence, label)
    if (value > bestScore) {
      best = label
      bestScore = value
    }
  }
  return best
}
