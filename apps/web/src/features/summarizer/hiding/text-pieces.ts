export interface Piece {
  readonly start: number
  readonly end: number
}

const longestPiece = 6_000
const shortestPiece = 3_000

/** Cuts a stretch of a text into pieces that are drawn at once: at a blank line or a blank where there is one. */
export function cutPieces(text: string, start = 0, end = text.length): Piece[] {
  const pieces: Piece[] = []
  let from = start
  while (end - from > longestPiece) {
    const window = text.slice(from + shortestPiece, from + longestPiece)
    const gap = [window.lastIndexOf('\n\n') + 1, window.lastIndexOf('\n') + 1]
    const cut = gap.find((at) => at > 0) ?? window.lastIndexOf(' ') + 1
    const length = cut > 0 ? shortestPiece + cut : longestPiece
    pieces.push({ start: from, end: from + length })
    from += length
  }
  pieces.push({ start: from, end })
  return pieces
}
