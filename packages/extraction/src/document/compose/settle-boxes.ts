import type { Block } from './compose-document.ts'

const longestLine = 60
const mostLines = 8

/** A line such as those of an address, which goes on below. */
function isLine({ text, heading, isTight }: Block): boolean {
  if (heading !== undefined || isTight) return false
  const line = text.trim()
  return line.length <= longestLine && !/[.!?:;]$|\t|\n| \| /.test(line)
}

/** What a text box holds that is anchored in a paragraph. */
export function anchored(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, isAnchored: true }))
}

/** Blocks in order, with text boxes that are anchored in one of several short lines after all of them: an address stays whole. */
export function settleBoxes(blocks: readonly Block[]): Block[] {
  const settled: Block[] = []
  let held: Block[] = []
  let passed = 0
  const settle = () => {
    for (const block of held) settled.push(block)
    held = []
    passed = 0
  }
  for (const block of blocks) {
    if (block.isAnchored) {
      const host = settled.at(-1)
      if (held.length > 0 || (host && isLine(host))) held.push(block)
      else settled.push(block)
      continue
    }
    if (held.length > 0 && (passed >= mostLines || !isLine(block))) settle()
    settled.push(block)
    if (held.length > 0) passed += 1
  }
  settle()
  return settled
}
