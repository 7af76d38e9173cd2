export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface ThreadInput {
  readonly quote: Box
  /** Where the lines of the quoted page end. */
  readonly textRight: number
  readonly sheet: Box
  readonly card: Box
  readonly chip: Box
}

export interface ThreadDrawing {
  /** A bracket beside the quote, open towards it. */
  readonly bracket: string
  /** The way from the bracket to the chip. */
  readonly thread: string
}

type Point = readonly [x: number, y: number]

const bracketArm = 8
const cornerRadius = 8

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function towards([x, y]: Point, [toX, toY]: Point, distance: number): string {
  const length = Math.hypot(toX - x, toY - y) || 1
  const share = Math.min(distance, length / 2) / length
  return `${round(x + (toX - x) * share)} ${round(y + (toY - y) * share)}`
}

function roundedLine(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      const here = `${round(point[0])} ${round(point[1])}`
      if (!before) return `M${here}`
      if (!after) return `L${here}`
      return `L${towards(point, before, cornerRadius)}Q${here} ${towards(point, after, cornerRadius)}`
    })
    .join('')
}

/**
 * Draws how a quote hangs together with the chip that cites it. Beside each other they are joined by one curve; with the
 * card below the sheet, the thread keeps to the desk around them and crosses no text.
 */
export function drawThread({ quote, textRight, sheet, card, chip }: ThreadInput): ThreadDrawing {
  const x = round(textRight + (sheet.right - textRight) * 0.58)
  const y = round((quote.top + quote.bottom) / 2)
  const end = round((chip.top + chip.bottom) / 2)
  const arm = round(x - bracketArm)
  const bracket = `M${arm} ${round(quote.top)}H${x}V${round(quote.bottom)}H${arm}`
  if (card.left >= sheet.right) {
    const span = chip.left - x
    const thread = `M${x} ${y}C${round(x + span * 0.6)} ${y} ${round(x + span * 0.4)} ${end} ${round(chip.left)} ${end}`
    return { bracket, thread }
  }
  const gutter = card.left / 2
  const below = (sheet.bottom + card.top) / 2
  return {
    bracket,
    thread: roundedLine([
      [x, y],
      [sheet.right + gutter, y],
      [sheet.right + gutter, below],
      [gutter, below],
      [gutter, end],
      [chip.left, end],
    ]),
  }
}
