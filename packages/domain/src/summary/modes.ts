export const analysisModes = ['general', 'contract', 'report', 'technical', 'academic'] as const
export type AnalysisMode = (typeof analysisModes)[number]

/** What each mode is called and what it looks for, as shown beside the choice. */
export const modeInfo: Readonly<Record<AnalysisMode, { name: string; looksFor: string }>> = {
  general: { name: 'General', looksFor: 'A balanced reading of any document' },
  contract: { name: 'Contract', looksFor: 'Duties, money, dates, renewal, liability' },
  report: { name: 'Report', looksFor: 'Findings, figures, trends, recommendations' },
  technical: { name: 'Technical', looksFor: 'Requirements, limits, procedures, warnings' },
  academic: { name: 'Academic', looksFor: 'Question, method, results, limitations' },
}
