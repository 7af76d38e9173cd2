import type { Block } from './compose-document.ts'

/** What stands before the text of a comment. */
export function commentLabel(author = ''): string {
  const name = author.trim()
  return name === '' ? 'Comment: ' : `Comment (${name}): `
}

/** The text of a note or comment, which is one block. */
export function noteText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => block.text.trim())
    .filter((line) => line !== '')
    .join('\n')
}
