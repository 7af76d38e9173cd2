import { readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { createRandom, type Random } from '../model/documents/random.ts'

/** A few bytes each, as a bad disk or line leaves them. */
const flipsAtMost = 40
const blockBytes = 512

function place(random: Random, bytes: Uint8Array): number {
  return random.between(0, Math.max(0, bytes.length - 1))
}

function noise(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.between(0, 255))
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces))
}

type Damage = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array

/** Each makes new bytes of a file's, and of those of another file; an empty file stays a file. */
const damages: Readonly<Record<string, Damage>> = {
  cut: (bytes, random) => bytes.slice(0, place(random, bytes)),
  beheaded: (bytes, random) => bytes.slice(random.between(1, 64)),
  flipped: (bytes, random) => {
    const changed = bytes.slice()
    for (let left = random.between(1, flipsAtMost); left > 0; left -= 1) {
      const at = place(random, changed)
      if (at < changed.length) changed[at] = random.between(0, 255)
    }
    return changed
  },
  emptied: (bytes, random) => {
    const at = place(random, bytes)
    return bytes.slice().fill(0, at, at + blockBytes)
  },
  shortened: (bytes, random) => {
    const at = place(random, bytes)
    return joined(bytes.subarray(0, at), bytes.subarray(at + blockBytes))
  },
  lengthened: (bytes, random) => {
    const at = place(random, bytes)
    return joined(bytes.subarray(0, at), noise(random, blockBytes), bytes.subarray(at))
  },
  doubled: (bytes, random) => {
    const at = place(random, bytes)
    return joined(bytes.subarray(0, at + blockBytes), bytes.subarray(at))
  },
  mixed: (bytes, random, other) => joined(bytes.slice(0, place(random, bytes)), other),
  // Counts, sizes and offsets that lie.
  miscounted: (bytes, random) => {
    const text = Buffer.from(bytes).toString('latin1')
    const numbers = [...text.matchAll(/\d{1,9}/g)]
    const changed = bytes.slice()
    for (let left = 6; left > 0 && numbers.length > 0; left -= 1) {
      const found = random.pick(numbers)
      changed.fill(0x39, found.index, found.index + found[0].length)
    }
    return changed
  },
  scrambled: (bytes, random) =>
    joined(bytes.subarray(0, 16), noise(random, Math.min(bytes.length, 60_000))),
  renamed: (bytes) => bytes,
}

/** Writes `count` damaged copies of the files, from number `from` on; the same ones for the same numbers. Returns their paths. */
export function writeDamagedFiles(
  paths: readonly string[],
  folder: string,
  from: number,
  count: number,
): string[] {
  const ways = Object.keys(damages)
  return Array.from({ length: count }, (_, index) => {
    const number = from + index
    const random = createRandom(number + 1)
    const [path, other] = [random.pick(paths), random.pick(paths)]
    const way = ways[number % ways.length] ?? ''
    const [whole, rest] = [path, other].map((name) => new Uint8Array(readFileSync(name)))
    const bytes = whole && rest && damages[way]?.(whole, random, rest)
    const ending = extname(way === 'renamed' ? other : path)
    const name = `${String(number).padStart(4, '0')}-${way}-${basename(path, extname(path))}${ending}`
    const damaged = join(folder, name)
    writeFileSync(damaged, bytes ?? '')
    return damaged
  })
}
