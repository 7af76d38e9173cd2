const damping = 0.85
const rounds = 25
const maxShare = 0.35

/**
 * Centrality of each sentence in the graph of their TF-IDF cosines (Erkan and Radev, 2004, continuous form), scaled to a
 * highest value of 1. The caller bounds the number of sentences.
 */
export function lexRank(documents: readonly (readonly string[])[]): number[] {
  const size = documents.length
  if (size === 0) return []
  const vectors = toVectors(documents)
  const postings = new Map<string, { at: number; weight: number }[]>()
  vectors.forEach((vector, at) => {
    for (const [term, weight] of vector) {
      const list = postings.get(term)
      if (list === undefined) postings.set(term, [{ at, weight }])
      else list.push({ at, weight })
    }
  })
  const neighbors: { to: Int32Array; weight: Float64Array }[] = []
  const row = new Float64Array(size)
  for (const [at, vector] of vectors.entries()) {
    row.fill(0)
    for (const [term, weight] of vector) {
      const list = postings.get(term)
      if (list === undefined || list.length > Math.max(20, size * maxShare)) continue
      for (const entry of list) row[entry.at] = (row[entry.at] ?? 0) + weight * entry.weight
    }
    row[at] = 0
    const to: number[] = []
    let sum = 0
    for (let i = 0; i < size; i += 1) {
      const value = row[i] ?? 0
      if (value > 0.02) {
        to.push(i)
        sum += value
      }
    }
    neighbors.push({
      to: Int32Array.from(to),
      weight: Float64Array.from(to, (i) => (row[i] ?? 0) / sum),
    })
  }
  let scores = new Float64Array(size).fill(1 / size)
  for (let round = 0; round < rounds; round += 1) {
    const next = new Float64Array(size).fill((1 - damping) / size)
    for (let i = 0; i < size; i += 1) {
      const { to, weight } = neighbors[i] ?? { to: [], weight: [] }
      const share = damping * (scores[i] ?? 0)
      for (let k = 0; k < to.length; k += 1) {
        const target = to[k] ?? 0
        next[target] = (next[target] ?? 0) + share * (weight[k] ?? 0)
      }
    }
    scores = next
  }
  return scaleToOne(scores)
}

export type TermVector = ReadonlyMap<string, number>

/** Unit-length TF-IDF vectors. */
export function toVectors(documents: readonly (readonly string[])[]): TermVector[] {
  const frequency = new Map<string, number>()
  for (const terms of documents) {
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  }
  return documents.map((terms) => {
    const vector = new Map<string, number>()
    for (const term of terms) vector.set(term, (vector.get(term) ?? 0) + 1)
    let norm = 0
    for (const [term, count] of vector) {
      const weight = count * Math.log(1 + documents.length / (frequency.get(term) ?? 1))
      vector.set(term, weight)
      norm += weight * weight
    }
    const length = Math.sqrt(norm) || 1
    for (const [term, weight] of vector) vector.set(term, weight / length)
    return vector
  })
}

export function cosine(a: TermVector, b: TermVector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0)
  return sum
}

export function scaleToOne(values: ArrayLike<number>): number[] {
  let max = 0
  for (let i = 0; i < values.length; i += 1) max = Math.max(max, values[i] ?? 0)
  return Array.from(values, (value) => (max > 0 ? value / max : 0))
}
