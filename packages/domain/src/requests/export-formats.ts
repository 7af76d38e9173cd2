export const exportFormatIds = [
  'executive-brief',
  'detailed-report',
  'presentation',
  'email-summary',
  'action-plan',
  'markdown-notes',
] as const
export type ExportFormatId = (typeof exportFormatIds)[number]

export interface ExportFormat {
  readonly id: ExportFormatId
  readonly name: string
  readonly description: string
  readonly useCase: string
  readonly estimatedLength: string
  readonly extension: 'md' | 'txt'
}

export const exportFormats: readonly [ExportFormat, ...ExportFormat[]] = [
  {
    id: 'executive-brief',
    name: 'Executive Brief',
    description: 'The decision and what supports it',
    useCase: 'For leaders short on time',
    estimatedLength: '1 to 2 pages',
    extension: 'txt',
  },
  {
    id: 'detailed-report',
    name: 'Detailed Report',
    description: 'Every section, written out in full',
    useCase: 'For files and formal records',
    estimatedLength: '3 to 5 pages',
    extension: 'txt',
  },
  {
    id: 'presentation',
    name: 'Presentation',
    description: 'Slide titles with bullet points',
    useCase: 'For meetings and walk-throughs',
    estimatedLength: '10 to 15 slides',
    extension: 'txt',
  },
  {
    id: 'email-summary',
    name: 'Email Summary',
    description: 'A message ready to send',
    useCase: 'For colleagues and clients',
    estimatedLength: 'Up to 400 words',
    extension: 'txt',
  },
  {
    id: 'action-plan',
    name: 'Action Plan',
    description: 'Tasks, who does them and by when',
    useCase: 'For follow-up after reading',
    estimatedLength: '1 to 2 pages',
    extension: 'txt',
  },
  {
    id: 'markdown-notes',
    name: 'Markdown Notes',
    description: 'Headings and lists in plain markdown',
    useCase: 'For wikis and note apps',
    estimatedLength: '.md file',
    extension: 'md',
  },
]
