import { FileError } from '@precis/domain'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { ListNumbering } from '../../document/compose/list-numbering.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { Archive, decodeXml } from '../zip/archive.ts'
import { readRelations } from '../zip/relations.ts'
import { readNotes } from './read-notes.ts'
import { readStory } from './read-story.ts'
import { readWordLists } from './word-lists.ts'
import { NoteNumbers, type StoryContext } from './word-paragraph.ts'
import { WordStyles } from './word-styles.ts'

function mainPartName(parts: Archive): string {
  const main = readRelations(parts, '').find(({ type }) => type === 'officeDocument')?.target
  if (main !== undefined && parts.has(main)) return main
  return parts.names.find((name) => /^word\/document\d*\.xml$/i.test(name)) ?? 'word/document.xml'
}

/**
 * Reads a DOCX file: body, then footnotes, endnotes, comments, headers and footers, each once. Inserted text is
 * in, deleted and hidden text out. Throws `FileError` bad_docx or no_docx_text.
 */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const parts = new Archive(bytes)
  const mainName = mainPartName(parts)
  const main = parts.get(mainName)
  if (main === null) throw new FileError('bad_docx')
  const relations = readRelations(parts, mainName)
  const named = (type: string) =>
    relations.filter((relation) => relation.type === type).map(({ target }) => target)
  const first = (type: string) => {
    const [name = ''] = named(type)
    return parts.get(name)
  }
  const context: StoryContext = {
    styles: new WordStyles(() => first('styles')),
    numbering: new ListNumbering(() => readWordLists(first('numbering'))),
    notes: new NoteNumbers(),
  }
  const plain: StoryContext = { ...context, numbering: null }
  const running = new Set([...named('header'), ...named('footer')])
  const blocks: Block[] = [
    ...readStory(main, context),
    ...readNotes(first('footnotes') ?? '', 'footnote', plain),
    ...readNotes(first('endnotes') ?? '', 'endnote', plain),
    ...readNotes(first('comments') ?? '', 'comment', plain),
    ...runningBlocks([...running].flatMap((name) => readStory(parts.get(name) ?? '', plain))),
  ]
  const document = composeDocument('docx', [{ blocks }])
  if (document.content === '') throw new FileError('no_docx_text')
  return document
}

/** Reads WordprocessingML kept in one XML file. */
export function readFlatWordXml(bytes: Uint8Array): ExtractedDocument {
  const xml = decodeXml(bytes)
  const bodyStart = Math.max(0, xml.search(/<(?:\w+:)?body[\s>]/))
  const body = xml.slice(bodyStart)
  const context = { styles: new WordStyles(() => xml), numbering: null, notes: new NoteNumbers() }
  const document = composeDocument('docx', [{ blocks: readStory(body, context) }])
  if (document.content === '') throw new FileError('no_docx_text')
  return document
}
