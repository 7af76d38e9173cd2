/** What a scan of RTF reports, in order. */
export interface RtfHandler {
  openGroup(): void
  closeGroup(): void
  /** A control word or symbol; `value` is its number, if it has one. `*` stands for an ignorable destination. */
  control(word: string, value: number | undefined): void
  /** A character of the document's code page, written raw or as a hex escape. */
  byte(byte: number): void
}

const backslash = 0x5c
const openBrace = 0x7b
const closeBrace = 0x7d
const apostrophe = 0x27
const hyphen = 0x2d
const space = 0x20
const maxWord = 32

function isLetter(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a)
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

function hexValue(byte: number): number {
  if (isDigit(byte)) return byte - 0x30
  const lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}

/** Walks through RTF bytes once; `\bin` data is stepped over. */
export function scanRtf(bytes: Uint8Array, handler: RtfHandler): void {
  const length = bytes.length
  let at = 0
  const scanControl = () => {
    const first = bytes[at] ?? 0
    if (!isLetter(first)) {
      at += 1
      if (first !== apostrophe) {
        handler.control(
          first === 0x0d || first === 0x0a ? 'par' : String.fromCharCode(first),
          undefined,
        )
        return
      }
      const high = hexValue(bytes[at] ?? 0)
      const low = hexValue(bytes[at + 1] ?? 0)
      if (high >= 0 && low >= 0) {
        at += 2
        handler.byte(high * 16 + low)
      }
      return
    }
    const start = at
    while (at < length && at - start < maxWord && isLetter(bytes[at] ?? 0)) at += 1
    const word = String.fromCharCode(...bytes.subarray(start, at))
    let value: number | undefined
    const isNegative = bytes[at] === hyphen && isDigit(bytes[at + 1] ?? 0)
    if (isNegative) at += 1
    if (isDigit(bytes[at] ?? 0)) {
      value = 0
      for (let digits = 0; isDigit(bytes[at] ?? 0); digits += 1, at += 1) {
        if (digits < 10) value = value * 10 + (bytes[at] ?? 0) - 0x30
      }
      if (isNegative) value = -value
    }
    if (bytes[at] === space) at += 1
    if (word === 'bin') at += Math.max(0, value ?? 0)
    else handler.control(word, value)
  }
  while (at < length) {
    const byte = bytes[at++] ?? 0
    if (byte === backslash) scanControl()
    else if (byte === openBrace) handler.openGroup()
    else if (byte === closeBrace) handler.closeGroup()
    else if (byte === 0x09) handler.control('tab', undefined)
    else if (byte >= space) handler.byte(byte)
  }
}
