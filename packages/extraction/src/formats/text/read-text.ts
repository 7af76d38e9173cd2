import { FileError, normalizePastedText } from '@precis/domain'
import { cleanText, removeUnprintable } from '../../document/compose/clean-text.ts'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { numberedHeadingLevel } from '../../document/compose/numbered-heading.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { decodeText } from './decode-text.ts'

/** Paragraphs of plain text; a numbered line that is alone opens a section. */
export function plainTextBlocks(text: string): Block[] {
  return text.split(/\n{2,}/).map((paragraph) => {
    const level = paragraph.includes('\n') ? null : numberedHeadingLevel(paragraph.trim())
    return level === null ? { text: paragraph } : { text: paragraph, heading: level }
  })
}

const gap = /(?<=\S) {3,}(?=\S)/g
/** What numbers a paragraph or an item, whose words begin in a column of their own. */
const numbering =
  /^([ \t]*(?:\(?[\p{L}\d]{1,4}[.)]|\d{1,3}(?:\.\d{1,3})*|[-–—•*]))\t(?=\p{L}[^\t\n]*$)/gmu

/** Columns that are lined up with spaces stay apart, by tabs. */
function withTabs(text: string): string {
  return text.replace(gap, '\t').replace(numbering, '$1 ')
}

/** Reads a plain text file in any common encoding. */
export async function readText(bytes: Uint8Array): Promise<ExtractedDocument> {
  const text = await decodeText(bytes)
  if (text.trim() === '') throw new FileError('empty_text')
  return composeDocument('txt', [{ blocks: plainTextBlocks(cleanText(withTabs(text))) }])
}

/** Pasted text as a document. Never throws; empty text gives empty content. */
export function readPastedText(text: string): ExtractedDocument {
  const content = removeUnprintable(normalizePastedText(text)).trim()
  return { kind: 'paste', content, pages: [], sections: [] }
}
