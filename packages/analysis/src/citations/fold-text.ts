/** Text without its typographic variety, and where each remaining character came from. */
export interface FoldedText {
  readonly text: string
  /** Offsets of the first and after the last source unit of each folded character. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
}

const kinds = [
  { kind: 1, pattern: /[\u00ad\u200b-\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u },
  { kind: 2, pattern: /\s/u },
  { kind: 3, pattern: /[-‐‑‒–—―−﹘﹣－]/u },
  { kind: 4, pattern: /["'`´‘’‚‛“”„‟«»‹›′″＂＇「」『』]/u },
  { kind: 5, pattern: /[\ufb00-\ufb06\uff01-\uff5e…]/u },
] as const
const [invisible, space, dash, quote, compatible] = [1, 2, 3, 4, 5]
const [spaceUnit, dashUnit, quoteUnit] = [' ', '-', '"'].map((sign) => sign.charCodeAt(0))
/** Ligatures and the like stand for this many characters at most. */
const longest = 4
const unitsAtOnce = 8_192

/** The kind of every UTF-16 unit, looked up once: a document has millions. */
let table: Uint8Array | undefined

function kindsOfUnits(): Uint8Array {
  table ??= Uint8Array.from({ length: 0x10000 }, (_, unit) => {
    const character = String.fromCharCode(unit)
    return kinds.find(({ pattern }) => pattern.test(character))?.kind ?? 0
  })
  return table
}

/** Folds white space, quotation marks, dashes, ligatures and full-width forms, so that only words and other signs remain to differ. */
export function foldText(source: string, offset = 0): FoldedText {
  const kindOf = kindsOfUnits()
  const room = source.length + (longest - 1) * countCompatible(source, kindOf)
  const units = new Uint16Array(room)
  const starts = new Uint32Array(room)
  const ends = new Uint32Array(room)
  let length = 0
  const push = (unit: number | undefined, at: number) => {
    units[length] = unit ?? 0
    starts[length] = offset + at
    ends[length] = offset + at + 1
    length += 1
  }
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at)
    const kind = kindOf[unit]
    const last = length === 0 ? undefined : units[length - 1]
    if (kind === 0) push(unit, at)
    else if (kind === invisible) continue
    else if (kind === space) {
      if (last !== undefined && last !== spaceUnit && last !== dashUnit) push(spaceUnit, at)
    } else if (kind === dash) {
      if (last === spaceUnit) length -= 1
      if (length > 0 && units[length - 1] === dashUnit) ends[length - 1] = offset + at + 1
      else push(dashUnit, at)
    } else if (kind === quote) push(quoteUnit, at)
    else if (kind === compatible) {
      for (const one of source.charAt(at).normalize('NFKC')) push(one.charCodeAt(0), at)
    }
  }
  return {
    text: decode(units.subarray(0, length)),
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
  }
}

function countCompatible(source: string, kindOf: Uint8Array): number {
  let count = 0
  for (let at = 0; at < source.length; at += 1) {
    if (kindOf[source.charCodeAt(at)] === compatible) count += 1
  }
  return count
}

function decode(units: Uint16Array): string {
  const pieces: string[] = []
  for (let at = 0; at < units.length; at += unitsAtOnce) {
    pieces.push(
      String.fromCharCode.apply(null, units.subarray(at, at + unitsAtOnce) as unknown as number[]),
    )
  }
  return pieces.join('')
}

/** Lower case, unit by unit, so that offsets stay: letters whose lower case is longer are left as they are. */
export function lowerSameLength(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from({ length: text.length }, (_, at) => {
    const unit = text.charAt(at)
    const low = unit.toLowerCase()
    return low.length === 1 ? low : unit
  }).join('')
}
