/** The kinds of files that an export is made into, in the order they are offered. */
export const fileKinds = [
  { id: 'word', name: 'Word', extension: 'docx' },
  { id: 'pdf', name: 'PDF', extension: 'pdf' },
  { id: 'powerpoint', name: 'PowerPoint', extension: 'pptx' },
  { id: 'email', name: 'Email', extension: 'eml' },
  { id: 'calendar', name: 'Calendar', extension: 'ics' },
  { id: 'spreadsheet', name: 'Spreadsheet', extension: 'xlsx' },
  { id: 'markdown', name: 'Markdown', extension: 'md' },
] as const
export type FileKind = (typeof fileKinds)[number]
export type FileKindId = FileKind['id']

/** Why a kind of file would be empty or of no use, in a few words. */
export type Missing = Readonly<Partial<Record<FileKindId, string>>>
