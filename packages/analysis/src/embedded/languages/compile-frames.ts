import { type BurdenId, burdenIds, type Frames, type OutcomeId, outcomeIds } from './frames.ts'

/** The turns of phrase of a language, ready to be matched. */
export interface CompiledFrames {
  readonly burdens: readonly (readonly [id: BurdenId, pattern: RegExp])[]
  readonly reader: RegExp
  readonly favors: RegExp
  readonly toll: RegExp
  readonly grave: RegExp
  readonly mild: RegExp
  readonly outcomes: Readonly<Record<OutcomeId, RegExp>>
  readonly heads: RegExp
  readonly pleads: RegExp
}

const gap = '.{0,60}?'
const longestEnding = '\\p{L}{0,4}'

/** Fills in the parties and the gaps of frames. */
export function compileFrames(
  { reader, other, burdens, favors, toll, grave, mild, outcomes, heads, pleads }: Frames,
  pattern: (source: string) => RegExp,
  isUnspaced: boolean,
): CompiledFrames {
  const party = (names: string): string =>
    isUnspaced ? `(?:${names})` : `(?:(?:${names})${longestEnding})`
  const filled = (source: string): RegExp =>
    pattern(
      source
        .replaceAll('{reader}', party(reader))
        .replaceAll('{other}', party(other))
        .replaceAll('…', gap),
    )
  return {
    burdens: burdenIds.map((id) => [id, filled(burdens[id])]),
    reader: pattern(party(reader)),
    favors: filled(favors),
    toll: filled(toll),
    grave: filled(grave),
    mild: filled(mild),
    outcomes: Object.fromEntries(outcomeIds.map((id) => [id, filled(outcomes[id])])) as Record<
      OutcomeId,
      RegExp
    >,
    heads: filled(`^(?:${heads})`),
    pleads: filled(pleads),
  }
}
