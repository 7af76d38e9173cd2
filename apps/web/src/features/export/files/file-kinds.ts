/** The kinds of files that an export is made into, in the order they are offered. */
export const fileKinds = [
  { id: 'word', name: 'Word', extension: 'docx' },
  { id: 'email', name: 'Email', extension: 'eml' },
  { id: 'markdown', name: 'Markdown', extension: 'md' },
] as const
export type FileKind = (typeof fileKinds)[number]
export type FileKindId = FileKind['id']
