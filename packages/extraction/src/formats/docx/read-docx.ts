import { FileError } from '@precis/domain'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { readZip, type ZipEntry } from '../zip/read-zip.ts'
import { readNotes } from './read-notes.ts'
import { readStory } from './read-story.ts'
import { scanXml } from './scan-xml.ts'
import { WordNumbering } from './word-numbering.ts'
import type { StoryContext } from './word-paragraph.ts'
import { WordStyles } from './word-styles.ts'
import { XmlNames } from './xml-names.ts'

const maxPartBytes = 96 * 1024 * 1024
const maxTotalBytes = 192 * 1024 * 1024
const utf8 = new TextDecoder()
const partTypes = new Set([
  ...['officeDocument', 'styles', 'numbering', 'footnotes', 'endnotes', 'comments'],
  ...['header', 'footer'],
])
const relationNames = new XmlNames(['Relationship'])

interface Relation {
  readonly type: string
  readonly target: string
}

function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return utf8.decode(bytes)
}

/** The XML parts of the archive, with one allowance of memory for all of them. */
class Parts {
  readonly #entries: Map<string, ZipEntry>
  #left = maxTotalBytes

  constructor(bytes: Uint8Array) {
    this.#entries = readZip(bytes)
  }

  get(name: string): string | null {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const data = entry.read(Math.min(maxPartBytes, this.#left))
    this.#left -= data.length
    return decodeXml(data)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

function readRelations(parts: Parts, folder: string, file: string): Relation[] {
  const relations: Relation[] = []
  const xml = parts.get(`${folder === '' ? '' : `${folder}/`}_rels/${file}.rels`)
  if (xml === null) return relations
  scanXml(xml, {
    names: relationNames,
    wantsText: false,
    open(_, attributes) {
      const address = attributes.get('Type') ?? ''
      const type = address.slice(address.lastIndexOf('/') + 1)
      if (partTypes.has(type) && attributes.get('TargetMode') !== 'External') {
        relations.push({ type, target: resolve(folder, attributes.get('Target') ?? '') })
      }
      return false
    },
    close() {},
    text() {},
  })
  return relations
}

function mainPartName(parts: Parts): string {
  const main = readRelations(parts, '', '').find(({ type }) => type === 'officeDocument')?.target
  if (main !== undefined && parts.has(main)) return main
  return parts.names.find((name) => /^word\/document\d*\.xml$/i.test(name)) ?? 'word/document.xml'
}

/**
 * Reads a DOCX file: body, then footnotes, endnotes, comments, headers and footers, each once. Inserted text is
 * in, deleted and hidden text out. Throws `FileError` bad_docx or no_docx_text.
 */
export function readDocx(bytes: Uint8Array): ExtractedDocument {
  const parts = new Parts(bytes)
  const mainName = mainPartName(parts)
  const main = parts.get(mainName)
  if (main === null) throw new FileError('bad_docx')
  const slash = mainName.lastIndexOf('/')
  const folder = slash === -1 ? '' : mainName.slice(0, slash)
  const relations = readRelations(parts, folder, mainName.slice(slash + 1))
  const named = (type: string) =>
    relations.filter((relation) => relation.type === type).map(({ target }) => target)
  const first = (type: string) => {
    const [name = ''] = named(type)
    return parts.get(name)
  }
  const context: StoryContext = {
    styles: new WordStyles(() => first('styles')),
    numbering: new WordNumbering(() => first('numbering')),
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
  const context = { styles: new WordStyles(() => xml), numbering: null }
  const document = composeDocument('docx', [{ blocks: readStory(body, context) }])
  if (document.content === '') throw new FileError('no_docx_text')
  return document
}
