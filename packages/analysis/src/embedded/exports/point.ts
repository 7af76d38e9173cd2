/** One point of a summary with where it is in the document. */
export interface Point {
  readonly text: string
  /** ` (p. 3)`, ` (not verified)` or nothing. */
  readonly note: string
  /** How a short export tells it, where its text is a row of a table. */
  readonly told?: string | undefined
  /** What a critical detail tells: amount, date, deadline and so on. */
  readonly kind?: string | undefined
  /** What a critical detail is about, and what it says of it. */
  readonly label?: string | undefined
  readonly value?: string | undefined
  readonly level?: 'low' | 'medium' | 'high' | undefined
  /** Why a risk is one. */
  readonly reason?: string | undefined
}

/** A point without the label in front of it. */
export function statementOf({ text, label = '' }: Point): string {
  return label !== '' && text.startsWith(`${label}:`) ? text.slice(label.length + 1).trim() : text
}

/** The weightiest first; equal ones keep their order. */
export function ranked(points: readonly Point[], weightOf: (point: Point) => number): Point[] {
  return [...points].sort((a, b) => weightOf(b) - weightOf(a))
}
