import { FileError } from '@precis/domain'
import { viewOf } from '../../document/bytes.ts'

const sampleBytes = 64 * 1024
const maxBinaryShare = 0.05

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = viewOf(bytes)
  const pieces: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittleEndian)
    pieces.push(code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')
  }
  return pieces.join('')
}

function byMark(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return decode(bytes, 'utf-8')
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return decodeUtf32(bytes.subarray(4), true)
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return decodeUtf32(bytes.subarray(4), false)
  if (a === 0xff && b === 0xfe) return decode(bytes, 'utf-16le')
  if (a === 0xfe && b === 0xff) return decode(bytes, 'utf-16be')
  return null
}

/** UTF-16 without a mark: one of the two byte columns is nearly constant (zero, or the high byte of one script). */
function utf16Kind(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, sampleBytes) & ~1
  if (length < 4 || bytes.length % 2 === 1) return null
  const zeros = [0, 0]
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  if (even + odd === 0) return null
  const half = length / 2
  if (odd / half > 0.05 && even / half < 0.01) return isPlausible(bytes, 'utf-16le')
  if (even / half > 0.05 && odd / half < 0.01) return isPlausible(bytes, 'utf-16be')
  return null
}

function isPlausible(
  bytes: Uint8Array,
  encoding: 'utf-16le' | 'utf-16be',
): 'utf-16le' | 'utf-16be' | null {
  const text = decode(bytes.subarray(0, sampleBytes & ~1), encoding)
  return binaryShare(text) < maxBinaryShare ? encoding : null
}

function binaryShare(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: counts control characters
  const bad = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd\uffff]/g)
  return text.length === 0 ? 0 : (bad?.length ?? 0) / text.length
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

async function byDetection(bytes: Uint8Array): Promise<string> {
  const { guessEncoding } = await import('./guess-encoding.ts')
  return decode(bytes, guessEncoding(bytes.subarray(0, sampleBytes)))
}

/**
 * Decodes text of unknown encoding: byte-order mark, strict UTF-8, UTF-16 without a mark, then detection.
 * Throws `FileError('unreadable_text')` for bytes that are no text.
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const marked = byMark(bytes)
  if (marked !== null) return marked
  const utf16 = utf16Kind(bytes)
  if (utf16) return decode(bytes, utf16)
  const text = strictUtf8(bytes) ?? (await byDetection(bytes))
  if (binaryShare(text.slice(0, sampleBytes)) > maxBinaryShare) {
    throw new FileError('unreadable_text')
  }
  return text
}
