export interface TokenPair {
  readonly front: string
  readonly back: string
  /** 4.5 for text, 3 for what has to be seen but not read. */
  readonly least: 4.5 | 3
  readonly use: string
}

const surfaces = ['paper', 'sheet', 'desk']

function on(backs: readonly string[], fronts: readonly string[], use: string, least: 4.5 | 3) {
  return fronts.flatMap((front) => backs.map((back): TokenPair => ({ front, back, least, use })))
}

/** Every pair of colors that meets on a screen, and what it has to reach. */
export const tokenPairs: readonly TokenPair[] = [
  ...on(surfaces, ['ink', 'ink-2', 'ink-3'], 'text', 4.5),
  ...on(surfaces, ['accent'], 'links, chips, focus ring', 4.5),
  ...on(['accent-soft'], ['accent', 'ink', 'ink-2'], 'hovered chip, drop page', 4.5),
  ...on(['accent', 'accent-hover'], ['on-accent'], 'primary button, active chip', 4.5),
  ...on(['hl-soft'], ['ink'], 'cited passage', 4.5),
  ...on(['hl'], ['hl-ink'], 'the passage asked for', 4.5),
  ...on(['paper', 'sheet'], ['ok', 'warn', 'danger'], 'states in words', 4.5),
  ...on(['ok-soft'], ['ok'], 'states in words', 4.5),
  ...on(['warn-soft'], ['warn'], 'states in words', 4.5),
  ...on(['danger-soft'], ['danger'], 'hovered danger button', 4.5),
  ...on(surfaces, ['rule-strong'], 'borders of controls, ticks', 3),
  ...on(['track'], ['bar-ok', 'bar-warn', 'bar-danger', 'accent'], 'bars', 3),
]
