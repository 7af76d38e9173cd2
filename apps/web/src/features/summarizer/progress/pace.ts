import * as z from 'zod/mini'

const key = 'precis.pace'
const sampleSchema = z.array(z.object({ characters: z.number(), ms: z.number() }))
const mostSamples = 5
const least = 20_000

type Sample = z.infer<typeof sampleSchema>[number]

function samples(): Sample[] {
  try {
    return sampleSchema.parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes how long an analysis took: two numbers, kept in this browser for the next estimate. */
export function notePace(sample: Sample): void {
  try {
    localStorage.setItem(key, JSON.stringify([...samples(), sample].slice(-mostSamples)))
  } catch {
    // Without storage there is no estimate.
  }
}

/** Seconds that a text of that length may take, going by earlier ones; null without any. */
export function estimateSeconds(characters: number): number | null {
  const size = Math.max(least, characters)
  const guesses = samples()
    .map((sample) => (sample.ms * size) / Math.max(least, sample.characters))
    .sort((one, other) => one - other)
  const middle = guesses[guesses.length >> 1]
  return middle === undefined ? null : Math.max(1, Math.ceil(middle / 1_000))
}
