import { scaleToOne } from './lexrank.ts'

const centroidSize = 80

/** How much of a text's most telling terms each sentence holds, for its length, scaled to a highest value of 1. */
export function centroidScores(documents: readonly (readonly string[])[]): number[] {
  const counts = new Map<string, number>()
  const spread = new Map<string, number>()
  for (const terms of documents) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const term of new Set(terms)) spread.set(term, (spread.get(term) ?? 0) + 1)
  }
  const weights = [...counts]
    .map(([term, count]): [string, number] => {
      const share = (spread.get(term) ?? 1) / documents.length
      return [term, Math.sqrt(count) * Math.log(1 + 1 / share)]
    })
    .filter(([term, weight]) => weight > 0 && (counts.get(term) ?? 0) > 1)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, centroidSize)
  const centroid = new Map(weights)
  return scaleToOne(
    documents.map((terms) => {
      let sum = 0
      for (const term of new Set(terms)) sum += centroid.get(term) ?? 0
      return sum / Math.sqrt(Math.max(4, terms.length))
    }),
  )
}
