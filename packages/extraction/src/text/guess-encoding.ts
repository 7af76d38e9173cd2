import { analyse } from 'chardet'

const labels: Record<string, string> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-9': 'windows-1254',
}
const fallback = 'windows-1252'
const implausible =
  /[\u0080-\u009f\u2500-\u259f\ue000-\uf8ff\uff61-\uff9f]|(?<=\p{Ll})\p{Lu}|(?<=[^\x20-\x7f])[\x40-\x7e](?=[^\x20-\x7f])/gu
const implausibleWeight = 300

function decode(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return null
  }
}

/** Confidence of the detector, less what the decoded text would hold of signs that no text holds. */
function score(text: string, confidence: number): number {
  const body = text.slice(0, -4)
  if (body.includes('\ufffd')) return Number.NEGATIVE_INFINITY
  const strange = body.match(implausible)?.length ?? 0
  const foreign = body.match(/\P{ASCII}/gu)?.length ?? 0
  return confidence - (implausibleWeight * strange) / Math.max(1, foreign)
}

/** The likeliest encoding of bytes that are not UTF-8, as a label for TextDecoder; windows-1252 when in doubt. */
export function guessEncoding(bytes: Uint8Array): string {
  let best = fallback
  let bestScore = score(decode(bytes, fallback) ?? '', 8)
  for (const { name, confidence } of analyse(bytes)) {
    if (name.startsWith('UTF-')) continue
    const label = labels[name] ?? name.toLowerCase()
    const text = decode(bytes, label)
    if (text === null) continue
    const value = score(text, confidence)
    if (value > bestScore) {
      best = label
      bestScore = value
    }
  }
  return best
}
