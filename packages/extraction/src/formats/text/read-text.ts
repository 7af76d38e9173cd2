import { FileError, normalizePastedText } from '@precis/domain'
import { cleanCharacters, removeUnprintable } from '../../document/compose/clean-text.ts'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { numberedHeadingLevel } from '../../document/compose/numbered-heading.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { decodeText } from './decode-text.ts'

/** Paragraphs of plain text; a numbered line that is alone opens a section. */
function plainTextBlocks(text: string): Block[] {
  return text.split(/\n{2,}/).map((paragraph) => {
    if (isLinedUp(paragraph)) return { text: paragraph, isLinedUp: true }
    const level = paragraph.includes('\n') ? null : numberedHeadingLevel(paragraph.trim())
    return level === null ? { text: paragraph } : { text: paragraph, heading: level }
  })
}

const column = /\S {3,}\S/
const indent = /^ {2,}\S/
const fewestLines = 2
/** `Policy number: 7730    Cover level: Silver` */
const twoLabels = /: [^\n]{1,80}\S {3,}[^\n:]{1,40}: /
/** `6 October 2025                  Quote no. 4`, a line by itself. */
const farApart = /^[^\n]*\S {6,}\S[^\n]*$/

/** Whether the lines of a paragraph are lined up with spaces, as those of a table or of a list with its marks set out. */
function isLinedUp(paragraph: string): boolean {
  const lines = paragraph.split('\n').filter((line) => column.test(line) || indent.test(line))
  return lines.length >= fewestLines || twoLabels.test(paragraph) || farApart.test(paragraph)
}

/** Reads a plain text file in any common encoding. */
export async function readText(bytes: Uint8Array): Promise<ExtractedDocument> {
  const text = await decodeText(bytes)
  if (text.trim() === '') throw new FileError('empty_text')
  const plain = cleanCharacters(text).replace(/[ \t]+$/gm, '')
  return composeDocument('txt', [{ blocks: plainTextBlocks(plain) }])
}

/** Pasted text as a document. Never throws; empty text gives empty content. */
export function readPastedText(text: string): ExtractedDocument {
  const content = removeUnprintable(normalizePastedText(text)).trim()
  return { kind: 'paste', content, pages: [], sections: [] }
}
