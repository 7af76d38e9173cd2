import * as texts from '../texts.ts'
/** The kinds of files that an export is made into, in the order they are offered. */
export const fileKinds = [
  { id: 'word', name: texts.word, hint: '.docx', extension: 'docx' },
  { id: 'pdf', name: texts.pdf, hint: texts.file, extension: 'pdf' },
  { id: 'print', name: texts.print, hint: texts.orSaveAsPdf, extension: 'pdf' },
  { id: 'powerpoint', name: texts.powerpoint, hint: '.pptx', extension: 'pptx' },
  { id: 'email', name: texts.email, hint: '.eml', extension: 'eml' },
  { id: 'calendar', name: texts.calendar, hint: '.ics', extension: 'ics' },
  { id: 'spreadsheet', name: texts.spreadsheet, hint: '.xlsx', extension: 'xlsx' },
  { id: 'markdown', name: texts.markdown, hint: '.md', extension: 'md' },
] as const
export type FileKind = (typeof fileKinds)[number]
export type FileKindId = FileKind['id']

/** Why a kind of file would be empty or of no use, in a few words. */
export type Missing = Readonly<Partial<Record<FileKindId, string>>>
