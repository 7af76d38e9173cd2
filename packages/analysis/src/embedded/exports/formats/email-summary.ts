import { coverageFoot, type ExportMaterial, wordsOf } from '../export-material.ts'
import { fillParts } from '../fill.ts'
import { renderBlocks } from '../fit.ts'
import { shortParts } from '../short-parts.ts'

const maxWords = 400
const keep = {
  inShort: 2.5,
  keyPoints: 1.5,
  criticalDetails: 2,
  risks: 1.5,
  conclusions: 1.5,
  recommendations: 2,
}

/** A message of at most 400 words, every statement once. */
export function writeEmailSummary(material: ExportMaterial): string {
  const { words } = material
  const coverage = coverageFoot(material)
  const dated = material.documentDate && `${words.documentDated} ${material.documentDate}`
  const written = material.date && `${words.summaryWritten} ${material.date}`
  const quoted = words.quoted.replace('#', () => material.title)
  const named = [material.type, dated, written].filter(Boolean).join(', ')
  const head = `${words.subject}: ${words.summaryOf} ${quoted}\n\n${words.greeting}\n\n${words.hereIs} ${quoted}${named === '' ? '' : ` (${named})`}.`
  const foot = [coverage, words.regards].filter(Boolean).join('\n\n')
  const headings = {
    purpose: '',
    whatMatters: `${words.whatMatters}:`,
    inShort: `${words.inShort}:`,
    keyPoints: `${words.keyPoints}:`,
    criticalDetails: `${words.worthKnowing}:`,
    risks: `${words.risks}:`,
    conclusions: `${words.conclusions}:`,
    recommendations: `${words.recommended}:`,
  }
  const blocks = fillParts(
    shortParts(material, headings, keep),
    maxWords - wordsOf(head) - wordsOf(foot),
  )
  return [head, renderBlocks(blocks), foot].filter(Boolean).join('\n\n')
}
