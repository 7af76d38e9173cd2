import type { ExportFormatId } from '@precis/domain'

export interface ExportShape {
  /** What the text is and how it is laid out. */
  readonly task: string
  readonly maxWords: number
  readonly slides?: { readonly least: number; readonly most: number }
}

/** Layout and length of each export. */
export const exportShapes: Readonly<Record<ExportFormatId, ExportShape>> = {
  'executive-brief': {
    task: 'Write an executive brief of at most 400 words in plain text. Title line, then short sections headed in capitals: PURPOSE, KEY FINDINGS, RISKS, RECOMMENDED ACTION. Lead with what matters for a decision.',
    maxWords: 400,
  },
  'detailed-report': {
    task: 'Write a comprehensive report of 1,000 to 1,500 words in plain text; shorter when the material holds less, never padded. Title line, then sections headed in capitals: OVERVIEW, SUMMARY, KEY POINTS, CRITICAL DETAILS, CONCLUSIONS, RISKS, RECOMMENDATIONS. Write every point out in full sentences.',
    maxWords: 1_500,
  },
  presentation: {
    task: 'Write a presentation of 10 to 15 slides in plain text; fewer when the material holds less. Each slide begins with a line "Slide N: title", then 2 to 5 lines that begin with "- ", at most 15 words each. The first slide gives title and purpose, the last one the next steps.',
    maxWords: 1_200,
    slides: { least: 10, most: 15 },
  },
  'email-summary': {
    task: 'Write an e-mail of at most 400 words in plain text. First line "Subject: ...", then an empty line, a greeting, two or three short paragraphs, a short list of points and actions, and a closing without a name.',
    maxWords: 400,
  },
  'action-plan': {
    task: 'Write an action plan of at most 800 words in plain text. Title line, OBJECTIVE, then numbered actions, the earliest due first, each with "Why:" and, only where the material states them, "Owner:" and "Due:"; leave a line out where it does not. End with RISKS TO WATCH.',
    maxWords: 800,
  },
  'markdown-notes': {
    task: 'Write notes in Markdown of at most 1,500 words: one "# " heading, "## " headings for Purpose, Summary, Key points, Critical details, Conclusions, Recommendations, Risks, and "- " lists. No links, images, HTML or tables. Leave out a heading that has no material.',
    maxWords: 1_500,
  },
}
