import type { WeighedUnit } from '../../findings/weigh-unit.ts'

/** Who is called so first is the party; further down it may be who speaks for it, or who signs. */
export function isParty({ unit, topics }: WeighedUnit): boolean {
  return unit.kind === 'label' && topics.includes('party')
}

/** Two findings with the same value and the same subject are one fact. */
export function keyOf(found: WeighedUnit): string {
  const { unit, values, topics } = found
  const [value] = values
  const subject =
    unit.label === ''
      ? topics.join()
      : unit.label.toLowerCase().replace(/[^\p{L}\p{N}]*s?\)?$/u, '')
  if (isParty(found)) return subject
  return value === undefined ? unit.text : `${subject}:${value.text}`
}

/** A text by its letters and figures alone. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
