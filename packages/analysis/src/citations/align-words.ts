const skippedWord = 0.7
const openedGap = 0.5
const widerGap = 0.004

/** Best score of an alignment that has come so far, and the match that it ends with. */
interface Frontier {
  readonly scores: Float64Array
  readonly matches: Int32Array
}

/**
 * The places in `source` of the words of `quote`, in order, -1 for a word that is not there: as many as possible, in as
 * few stretches as possible. Time and memory grow with the product of the two lengths, so both must be bounded.
 */
export function alignWords(quote: readonly string[], source: readonly string[]): number[] {
  const width = source.length
  const before = new Int32Array(quote.length * width).fill(-1)
  let reached = emptyFrontier(width)
  let best = { score: 0, match: -1 }
  for (const [row, word] of quote.entries()) {
    const next = skipWord(reached)
    for (let column = 0; column < width; column += 1) {
      if (source[column] !== word) continue
      const openScore = -row * skippedWord
      const joined = column === 0 ? undefined : column - 1
      const joinedScore =
        joined === undefined ? Number.NEGATIVE_INFINITY : (reached.scores[joined] ?? 0)
      const goesOn = joinedScore > openScore
      const score = 1 + (goesOn ? joinedScore : openScore)
      const match = row * width + column
      if (goesOn) before[match] = reached.matches[joined ?? 0] ?? -1
      if (score > (next.scores[column] ?? 0)) {
        next.scores[column] = score
        next.matches[column] = match
      }
      if (score > best.score) best = { score, match }
    }
    reached = withGaps(next)
  }
  const places = quote.map(() => -1)
  for (let match = best.match; match >= 0; match = before[match] ?? -1) {
    places[Math.floor(match / width)] = match % width
  }
  return places
}

function emptyFrontier(width: number): Frontier {
  return {
    scores: new Float64Array(width).fill(Number.NEGATIVE_INFINITY),
    matches: new Int32Array(width).fill(-1),
  }
}

function skipWord({ scores, matches }: Frontier): Frontier {
  return { scores: scores.map((score) => score - skippedWord), matches: matches.slice() }
}

/** Lets every alignment also go on after a gap of any width. */
function withGaps(frontier: Frontier): Frontier {
  const { scores, matches } = frontier
  let gapScore = Number.NEGATIVE_INFINITY
  let gapMatch = -1
  for (let column = 0; column < scores.length; column += 1) {
    const own = scores[column] ?? Number.NEGATIVE_INFINITY
    const ownMatch = matches[column] ?? -1
    gapScore -= widerGap
    if (gapScore > own) {
      scores[column] = gapScore
      matches[column] = gapMatch
    }
    if (own - openedGap > gapScore) {
      gapScore = own - openedGap
      gapMatch = ownMatch
    }
  }
  return frontier
}
