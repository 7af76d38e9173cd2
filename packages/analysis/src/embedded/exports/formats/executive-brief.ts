import { coverageFoot, type ExportMaterial, headOf, wordsOf } from '../export-material.ts'
import { fillParts } from '../fill.ts'
import { inCapitals, renderBlocks } from '../fit.ts'
import { shortParts } from '../short-parts.ts'

const maxWords = 400
const keep = {
  inShort: 2,
  keyPoints: 1.5,
  criticalDetails: 1,
  risks: 2,
  conclusions: 2,
  recommendations: 2.5,
}

/** At most 400 words: what it is, what matters, what may go wrong and what is to be done, each said once. */
export function writeExecutiveBrief(material: ExportMaterial): string {
  const { words } = material
  const foot = coverageFoot(material)
  const head = headOf(words.executiveBrief, material)
  const parts = shortParts(material, words, keep)
  const blocks = fillParts(parts, maxWords - wordsOf(head) - wordsOf(foot))
  return [head, renderBlocks(inCapitals(blocks)), foot].filter(Boolean).join('\n\n')
}
