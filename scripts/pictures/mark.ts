export interface Tile {
  /** Share of the width that the drawing takes, between 0 and 1. */
  readonly scale: number
  /** Corner radius as a share of the width: 0 where the system cuts the shape itself. */
  readonly radius: number
}

const sheet = '#FFFDF8'
const accent = '#1B3F78'
const ink = '#1E1B16'

/** The one drawing behind every icon: the mark in the margin and the text beside it, on whole pixels at 16 px. */
export function markSvg({ scale, radius }: Tile): string {
  const offset = Math.round(1600 * (1 - scale)) / 100
  const place = scale === 1 ? '' : ` transform="translate(${offset} ${offset}) scale(${scale})"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <title>Precis</title>
  <rect width="32" height="32" rx="${32 * radius}" fill="${sheet}"/>
  <g${place}>
    <path d="M4 4h4v24H4z" fill="${accent}"/>
    <path d="M12 6h16v2H12zM12 12h16v2H12zM12 18h11v2H12zM12 24h5v2h-5z" fill="${ink}"/>
  </g>
</svg>
`
}
