import {
  type BurdenId,
  burdenIds,
  type Frames,
  type NoticeWords,
  type OutcomeId,
  outcomeIds,
} from './frames.ts'

/** The turns of phrase of a language, ready to be matched. */
export interface CompiledFrames {
  readonly burdens: readonly (readonly [id: BurdenId, pattern: RegExp])[]
  readonly reader: RegExp
  readonly other: RegExp
  readonly favors: RegExp
  readonly toll: RegExp
  readonly grave: RegExp
  readonly lapses: RegExp
  readonly mild: RegExp
  readonly outcomes: Readonly<Record<OutcomeId, RegExp>>
  readonly intended: RegExp
  readonly notices: Readonly<Record<keyof NoticeWords, RegExp>>
  readonly heads: RegExp
  readonly pleads: RegExp
}

const gap = '.{0,60}?'
const longestEnding = '\\p{L}{0,4}'

/** Fills in the parties and the gaps of frames. */
export function compileFrames(
  {
    reader,
    other,
    burdens,
    favors,
    toll,
    grave,
    lapses,
    mild,
    outcomes,
    intended,
    notices,
    heads,
    pleads,
  }: Frames,
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
  const opening = (words: string): RegExp =>
    new RegExp(`^(?:${words})${isUnspaced ? '' : '(?!\\p{L})'}`, 'iu')
  return {
    burdens: burdenIds.map((id) => [id, filled(burdens[id])]),
    reader: pattern(party(reader)),
    other: pattern(party(other)),
    favors: filled(favors),
    toll: filled(toll),
    grave: filled(grave),
    lapses: filled(lapses),
    mild: filled(mild),
    outcomes: Object.fromEntries(outcomeIds.map((id) => [id, filled(outcomes[id])])) as Record<
      OutcomeId,
      RegExp
    >,
    intended: filled(intended),
    notices: {
      grave: opening(notices.grave),
      slight: opening(notices.slight),
      explained: opening(notices.explained),
    },
    heads: filled(`^(?:${heads})`),
    pleads: filled(pleads),
  }
}
