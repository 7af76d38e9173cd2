import {
  type Block,
  type ExportDocument,
  type Line,
  plainText,
} from '../../document/export-document.ts'
import { footnoteText } from '../quoted.ts'

/** Characters of the fonts that PDF files are written in: Latin, Greek, Cyrillic, and their punctuation. */
export const inFont =
  /^[ -~\u00A0-\u017F\u0192\u01FA-\u01FF\u0218-\u021B\u02C6\u02C7\u02C9\u02D8-\u02DD\u037E\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490\u0491\u1E80-\u1E85\u1EF2\u1EF3\u2010\u2011\u2013-\u2015\u2017-\u201E\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u20AC\u2116\u2122\u2190-\u2195\u2202\u2206\u220F\u2211\u2212\u221A\u221E\u222B\u2248\u2260\u2264\u2265\u25A0\u25A1\u25CA\u25CB\u25CF]$/

/** A text in characters of the font where one is written in several ways: accents joined, spaces of every width as spaces. */
export function writable(text: string): string {
  return (
    text
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a font draws boxes for them
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
      .replace(/[\t\n\u2000-\u200A]/g, ' ')
      .replaceAll('\u202F', '\u00A0')
  )
}

function linesOf(block: Block): readonly Line[] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
      return [block.line]
    case 'list':
      return block.items.flatMap(({ line, details }) => [line, ...details])
    case 'table':
      return block.rows.flat()
  }
}

/** Every text of an export, a table's cells one by one. */
export function* textsOf(document: ExportDocument): Generator<string> {
  yield document.title
  yield* document.about
  for (const block of document.blocks) {
    if (block.kind === 'heading') yield block.text
    if (block.kind === 'table') yield* block.head
    yield* linesOf(block).map(plainText)
  }
  yield* document.footnotes.map((note) => footnoteText(note, document))
  yield document.coverage
}

/** The first character of an export that the fonts of PDF files do not have; null when they have all. */
export function characterOutsideFont(document: ExportDocument): string | null {
  for (const text of textsOf(document)) {
    for (const character of writable(text)) if (!inFont.test(character)) return character
  }
  return null
}
