/** Data that is not DEFLATE, or that ends early. */
class InflateError extends Error {
  override readonly name = 'InflateError'
}

const maxCodeBits = 15
const tableBits = 9
const tableSize = 1 << tableBits
const endOfBlock = 256
const lengthBases = Uint16Array.of(
  ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115],
  ...[131, 163, 195, 227, 258],
)
const lengthBits = Uint8Array.of(
  ...[0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
)
const distanceBases = Uint16Array.of(
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537],
  ...[2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577],
)
const distanceBits = Uint8Array.of(
  ...[0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12],
  ...[13, 13],
)
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
/** Matches from this length on are copied by one call, which is dearer for shorter ones. */
const longMatch = 16

const leastRoom = 1024

function reversed(code: number, bits: number): number {
  let rest = code
  let result = 0
  for (let bit = 0; bit < bits; bit += 1) {
    result = (result << 1) | (rest & 1)
    rest >>= 1
  }
  return result
}

/** Numbers below the table's size with their bits in reverse order, as codes come with their first bit lowest. */
const reversedBits = Uint16Array.from({ length: tableSize }, (_, code) => reversed(code, tableBits))

/** A Huffman code. Codes that fit are looked up in a table, the few longer ones are told bit by bit. */
class HuffmanCode {
  /** By the bits that follow: a symbol times 16 and the length of its code; 0 when it is longer or there is none. */
  readonly table = new Uint16Array(tableSize)
  readonly #counts = new Uint16Array(maxCodeBits + 1)
  readonly #next = new Uint16Array(maxCodeBits + 1)
  readonly #places = new Uint16Array(maxCodeBits + 1)
  readonly #symbols = new Uint16Array(288)

  /** Takes the code whose symbols have the lengths of `lengths` from `from` up to `to`. */
  build(lengths: Uint8Array, from: number, to: number): void {
    const { table } = this
    const counts = this.#counts.fill(0)
    const next = this.#next
    const places = this.#places
    for (let at = from; at < to; at += 1) (counts[lengths[at] as number] as number)++
    counts[0] = 0
    let code = 0
    let place = 0
    for (let bits = 1; bits <= maxCodeBits; bits += 1) {
      next[bits] = code
      places[bits] = place
      place += counts[bits] as number
      code = (code + (counts[bits] as number)) << 1
      if (code > 2 << bits) throw new InflateError('too many codes')
    }
    table.fill(0)
    for (let at = from; at < to; at += 1) {
      const bits = lengths[at] as number
      if (bits === 0) continue
      const own = next[bits] as number
      next[bits] = own + 1
      this.#symbols[places[bits] as number] = at - from
      ;(places[bits] as number)++
      if (bits > tableBits) continue
      const entry = ((at - from) << 4) | bits
      const first = reversedBits[own << (tableBits - bits)] as number
      for (let slot = first; slot < tableSize; slot += 1 << bits) table[slot] = entry
    }
  }

  /** What the table would hold for a code that is too long for it. */
  longEntry(hold: number): number {
    let code = 0
    let first = 0
    let place = 0
    for (let bits = 1; bits <= maxCodeBits; bits += 1) {
      code |= (hold >> (bits - 1)) & 1
      const count = this.#counts[bits] as number
      if (code - first < count) return ((this.#symbols[place + code - first] as number) << 4) | bits
      place += count
      first = (first + count) << 1
      code <<= 1
    }
    throw new InflateError('no such code')
  }
}

const lengths = new Uint8Array(288 + 32)
const codeLengths = new HuffmanCode()
const literals = new HuffmanCode()
const distances = new HuffmanCode()
const fixedLiterals = new HuffmanCode()
const fixedDistances = new HuffmanCode()
lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288).fill(5, 288)
fixedLiterals.build(lengths, 0, 288)
fixedDistances.build(lengths, 288, 320)

class Inflation {
  readonly #data: Uint8Array
  readonly #end: number
  readonly #out: Uint8Array
  #at: number
  #to = 0
  /** Bits read and not yet used, the next one lowest; at most 30, which stay a small integer. */
  #hold = 0
  #held = 0

  constructor(data: Uint8Array, start: number, end: number, size: number) {
    this.#data = data
    this.#at = start
    this.#end = end
    this.#out = new Uint8Array(size)
  }

  /** What comes out; null when there is no room for it. */
  run(): Uint8Array | null {
    for (let isLast = false; !isLast; ) {
      isLast = this.#take(1) === 1
      const type = this.#take(2)
      if (type === 3) throw new InflateError('unknown block')
      if (type === 2) this.#readCodes()
      const hasRoom =
        type === 0
          ? this.#copyStored()
          : type === 1
            ? this.#inflateBlock(fixedLiterals, fixedDistances)
            : this.#inflateBlock(literals, distances)
      if (this.#at - (this.#held >> 3) > this.#end) throw new InflateError('data ends early')
      if (!hasRoom) return null
    }
    return this.#to === this.#out.length ? this.#out : this.#out.slice(0, this.#to)
  }

  #take(bits: number): number {
    while (this.#held < bits) {
      this.#hold |= (this.#data[this.#at] ?? 0) << this.#held
      this.#at += 1
      this.#held += 8
    }
    const value = this.#hold & ((1 << bits) - 1)
    this.#hold >>= bits
    this.#held -= bits
    return value
  }

  #copyStored(): boolean {
    this.#at -= this.#held >> 3
    this.#hold = 0
    this.#held = 0
    const length = this.#take(16)
    this.#take(16)
    if (this.#to + length > this.#out.length) return false
    this.#out.set(this.#data.subarray(this.#at, this.#at + length), this.#to)
    this.#at += length
    this.#to += length
    return true
  }

  #readCodes(): void {
    const literalCount = this.#take(5) + 257
    const distanceCount = this.#take(5) + 1
    const count = this.#take(4) + 4
    lengths.fill(0)
    for (let index = 0; index < count; index += 1) {
      lengths[lengthOrder[index] as number] = this.#take(3)
    }
    codeLengths.build(lengths, 0, 19)
    const total = literalCount + distanceCount
    let last = 0
    for (let at = 0; at < total; ) {
      const symbol = this.#codeLength()
      let repeat = 1
      if (symbol < 16) last = symbol
      else if (symbol === 16) repeat = this.#take(2) + 3
      else {
        last = 0
        repeat = symbol === 17 ? this.#take(3) + 3 : this.#take(7) + 11
      }
      if (at + repeat > total) throw new InflateError('too many lengths')
      for (; repeat > 0; repeat -= 1) lengths[at++] = last
    }
    literals.build(lengths, 0, literalCount)
    distances.build(lengths, literalCount, total)
  }

  #codeLength(): number {
    while (this.#held < 7) {
      this.#hold |= (this.#data[this.#at] ?? 0) << this.#held
      this.#at += 1
      this.#held += 8
    }
    const entry = codeLengths.table[this.#hold & (tableSize - 1)] as number
    if (entry === 0) throw new InflateError('no such code')
    this.#hold >>= entry & 15
    this.#held -= entry & 15
    return entry >> 4
  }

  #inflateBlock(literals: HuffmanCode, distances: HuffmanCode): boolean {
    const data = this.#data
    const out = this.#out
    const literalTable = literals.table
    const distanceTable = distances.table
    const size = out.length
    let at = this.#at
    let to = this.#to
    let hold = this.#hold
    let held = this.#held
    let hasRoom = true
    // Bits are fetched two bytes at a time, written out four times as they stand in local variables.
    for (;;) {
      if (held < maxCodeBits) {
        hold |= ((data[at] as number) | ((data[at + 1] as number) << 8)) << held
        at += 2
        held += 16
      }
      let entry = literalTable[hold & (tableSize - 1)] as number
      if (entry === 0) entry = literals.longEntry(hold)
      hold >>= entry & 15
      held -= entry & 15
      let symbol = entry >> 4
      if (symbol < endOfBlock) {
        if (to === size) {
          hasRoom = false
          break
        }
        out[to++] = symbol
        continue
      }
      if (symbol === endOfBlock) break
      symbol -= endOfBlock + 1
      if (symbol > 28) throw new InflateError('no such length')
      if (held < maxCodeBits) {
        hold |= ((data[at] as number) | ((data[at + 1] as number) << 8)) << held
        at += 2
        held += 16
      }
      let extra = lengthBits[symbol] as number
      const length = (lengthBases[symbol] as number) + (hold & ((1 << extra) - 1))
      hold >>= extra
      held -= extra
      if (held < maxCodeBits) {
        hold |= ((data[at] as number) | ((data[at + 1] as number) << 8)) << held
        at += 2
        held += 16
      }
      entry = distanceTable[hold & (tableSize - 1)] as number
      if (entry === 0) entry = distances.longEntry(hold)
      hold >>= entry & 15
      held -= entry & 15
      symbol = entry >> 4
      if (symbol > 29) throw new InflateError('no such distance')
      extra = distanceBits[symbol] as number
      if (held < extra) {
        hold |= ((data[at] as number) | ((data[at + 1] as number) << 8)) << held
        at += 2
        held += 16
      }
      const distance = (distanceBases[symbol] as number) + (hold & ((1 << extra) - 1))
      hold >>= extra
      held -= extra
      let from = to - distance
      const stop = to + length
      if (from < 0) throw new InflateError('no such distance')
      if (stop > size) {
        hasRoom = false
        break
      }
      if (length >= longMatch && distance >= length) {
        out.copyWithin(to, from, from + length)
        to = stop
      } else while (to < stop) out[to++] = out[from++] as number
    }
    this.#at = at
    this.#to = to
    this.#hold = hold
    this.#held = held
    return hasRoom
  }
}

/**
 * Unpacks the raw DEFLATE data (RFC 1951) that stands in `bytes` from `start` up to `end`. Quickest when `size` is what
 * comes out; when it is more, the data is unpacked anew with twice the room. Null when it is more than `maxBytes`.
 * Throws when the data is broken.
 */
export function inflate(
  bytes: Uint8Array,
  start: number,
  end: number,
  size: number,
  maxBytes: number,
): Uint8Array | null {
  for (let room = size; ; room = Math.min(Math.max(room * 2, leastRoom), maxBytes)) {
    const whole = new Inflation(bytes, start, end, room).run()
    if (whole !== null || room >= maxBytes) return whole
  }
}
