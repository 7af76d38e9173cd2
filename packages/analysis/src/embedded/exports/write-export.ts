import type { ExportFormatId, ExportInput } from '@precis/domain'
import { loadLanguage } from '../languages/load-language.ts'
import { type ExportMaterial, toMaterial } from './export-material.ts'
import { writeActionPlan } from './formats/action-plan.ts'
import { writeDetailedReport } from './formats/detailed-report.ts'
import { writeEmailSummary } from './formats/email-summary.ts'
import { writeExecutiveBrief } from './formats/executive-brief.ts'
import { writeMarkdownNotes } from './formats/markdown-notes.ts'
import { writePresentation } from './formats/presentation.ts'
import { exportLanguage, loadExportWords } from './load-export-words.ts'

const writers: Readonly<Record<ExportFormatId, (material: ExportMaterial) => string>> = {
  'executive-brief': writeExecutiveBrief,
  'detailed-report': writeDetailedReport,
  presentation: writePresentation,
  'email-summary': writeEmailSummary,
  'action-plan': writeActionPlan,
  'markdown-notes': writeMarkdownNotes,
}

/** Lays a summary out in one of the six formats, from its own words only, with headings in its own language. */
export async function composeExport(format: ExportFormatId, input: ExportInput): Promise<string> {
  const language = exportLanguage(
    [input.summary, input.purpose, ...input.keyPoints, ...input.criticalDetails].join('\n'),
  )
  const [words, rules] = await Promise.all([loadExportWords(language), loadLanguage(language)])
  return writers[format](toMaterial(input, words, rules))
}
