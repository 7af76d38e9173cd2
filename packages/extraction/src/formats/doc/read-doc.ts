import { FileError } from '@precis/domain'
import { viewOf } from '../../document/bytes.ts'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { ListNumbering } from '../../document/compose/list-numbering.ts'
import { commentLabel } from '../../document/compose/notes.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { readDocLists } from './doc-lists.ts'
import { paragraphFinder, removedPositions } from './doc-properties.ts'
import { type DocStory, readDocStory } from './doc-story.ts'
import { readDocStyles } from './doc-styles.ts'
import { type FileInformation, type Place, readFileInformation } from './file-information.ts'
import { oldCodePage } from './old-code-page.ts'
import { readPieces, readPieceText } from './piece-table.ts'
import { type PropertyRun, readPropertyRuns } from './property-pages.ts'
import { type OleFile, readOle } from './read-ole.ts'

interface DocText extends DocStory {
  readonly starts: readonly number[]
}

function markPositions(table: Uint8Array, { at, bytes }: Place): number[] {
  const view = viewOf(table)
  const count = Math.max(0, Math.floor((bytes - 4) / 6))
  return Array.from({ length: Math.min(count, (table.length - at) >> 2) }, (_, index) =>
    view.getUint32(at + index * 4, true),
  )
}

/** What `read` gives, or `fallback` when it meets damage: how text is set matters less than the text. */
function orElse<T>(fallback: T, read: () => T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

function openText(ole: OleFile | null, stream: Uint8Array, information: FileInformation): DocText {
  const { isOld } = information
  const table = ole?.read(information.tableName) ?? stream
  const pieces = readPieces(information, table, stream.length)
  const codePage = isOld ? oldCodePage(information, stream) : 1252
  const text = readPieceText(pieces, stream, codePage)
  const readData = () => ole?.read('Data') ?? null
  const runs = (place: Place, kind: 'paragraph' | 'character') =>
    orElse<PropertyRun[]>([], () =>
      place.bytes === 0 ? [] : readPropertyRuns({ stream, table, place, kind, isOld, readData }),
    )
  const positions = (place: Place) =>
    orElse<number[]>([], () => (place.bytes > 0 ? markPositions(table, place) : []))
  const marks = [...positions(information.footnoteMarks), ...positions(information.endnoteMarks)]
  const paragraphAt = paragraphFinder(
    pieces,
    runs(information.paragraphPages, 'paragraph'),
    orElse(
      () => undefined,
      () => readDocStyles(table, information.styles),
    ),
  )
  const oldParagraphAt = (position: number) => {
    const properties = paragraphAt(position)
    return properties && { ...properties, endsRow: undefined }
  }
  const starts = [0]
  for (const length of information.storyLengths) starts.push((starts.at(-1) ?? 0) + length)
  return {
    text,
    starts,
    labels: new Map(marks.map((position, index) => [position, `[${index + 1}]`])),
    removed: removedPositions(pieces, runs(information.characterPages, 'character'), text.length),
    paragraphAt: isOld ? oldParagraphAt : paragraphAt,
    numbering: new ListNumbering(() =>
      orElse({ levels: new Map(), instances: new Map() }, () =>
        readDocLists(table, information.lists, information.listInstances),
      ),
    ),
  }
}

function readStories(source: DocText): Block[] {
  let notes = 0
  const plain: DocText = { ...source, numbering: null }
  const story = (index: number, mark?: () => string, from = source) =>
    readDocStory(from, source.starts[index] ?? 0, source.starts[index + 1] ?? 0, mark)
  const nextNote = () => `[${++notes}] `
  const [body, footnotes, headers] = [story(0), story(1, nextNote), story(2, undefined, plain)]
  const comments = story(4, () => commentLabel())
  const endnotes = story(5, nextNote)
  return [
    ...body,
    ...story(6),
    ...footnotes,
    ...endnotes,
    ...comments,
    ...runningBlocks([...headers, ...story(7, undefined, plain)]),
  ]
}

/**
 * Reads a Word document of 97 to 2003, and the plain text of Word 6 and 95: body, text boxes, notes, comments,
 * headers. Throws `FileError` unreadable (encrypted, or another kind of compound file) or no_text.
 */
export function readDoc(bytes: Uint8Array): ExtractedDocument {
  const ole = readOle(bytes)
  const stream = ole.has('EncryptedPackage') ? null : ole.read('WordDocument')
  if (!stream) throw new FileError('unreadable')
  return readStream(ole, stream)
}

/** Reads a document of Word 1 or 2, which is no compound file. Throws like `readDoc`. */
export function readBareDoc(bytes: Uint8Array): ExtractedDocument {
  return readStream(null, bytes)
}

function readStream(ole: OleFile | null, stream: Uint8Array): ExtractedDocument {
  const information = readFileInformation(stream)
  if (information.isEncrypted) throw new FileError('unreadable')
  const blocks = readStories(openText(ole, stream, information))
  const document = composeDocument('doc', [{ blocks }])
  if (document.content === '') throw new FileError('no_text')
  return document
}
