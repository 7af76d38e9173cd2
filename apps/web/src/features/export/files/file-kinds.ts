import * as texts from '../texts.ts'
/** The kinds of files that an export is made into, in the order they are offered. */
export const fileKinds = [
  { id: 'word', name: texts.word, extension: 'docx' },
  { id: 'pdf', name: 'PDF', extension: 'pdf' },
  { id: 'powerpoint', name: texts.powerpoint, extension: 'pptx' },
  { id: 'email', name: texts.email, extension: 'eml' },
  { id: 'calendar', name: texts.calendar, extension: 'ics' },
  { id: 'spreadsheet', name: texts.spreadsheet, extension: 'xlsx' },
  { id: 'markdown', name: texts.markdown, extension: 'md' },
] as const
export type FileKind = (typeof fileKinds)[number]
export type FileKindId = FileKind['id']

/** Why a kind of file would be empty or of no use, in a few words. */
export type Missing = Readonly<Partial<Record<FileKindId, string>>>
