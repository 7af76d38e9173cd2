import { wordsOf } from './export-material.ts'

/** A heading with the lines under it; the higher `keep`, the longer its lines stay when space is short. */
export interface Block {
  readonly heading: string
  readonly lines: readonly string[]
  readonly keep: number
}

/** Takes the last lines of the least important blocks away until no more than `maxWords` are left. Lines stay whole. */
export function fitBlocks(blocks: readonly Block[], maxWords: number): Block[] {
  const kept = blocks.map((block) => ({ ...block, lines: [...block.lines] }))
  let total = kept.flatMap(({ heading, lines }) => [heading, ...lines]).reduce(addWords, 0)
  while (total > maxWords) {
    const longest = kept
      .filter(({ lines }) => lines.length > 0)
      .sort((a, b) => b.lines.length / b.keep - a.lines.length / a.keep)[0]
    if (longest === undefined) break
    total -= wordsOf(longest.lines.pop() ?? '')
  }
  return kept.filter(({ lines }) => lines.length > 0)
}

function addWords(sum: number, line: string): number {
  return sum + wordsOf(line)
}

export function renderBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ heading, lines }) =>
      heading === '' ? lines.join('\n') : `${heading}\n${lines.join('\n')}`,
    )
    .join('\n\n')
}

export function inCapitals(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, heading: block.heading.toUpperCase() }))
}
