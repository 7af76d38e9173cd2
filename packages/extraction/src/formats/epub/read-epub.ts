import { FileError } from '@precis/domain'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import { scanXml } from '../xml/scan-xml.ts'
import { Archive, folderOf, resolvePart } from '../zip/archive.ts'

const names = new Set(['rootfile', 'item', 'itemref'])

interface Package {
  /** Where the list of chapters is kept. */
  root: string
  readonly chapters: Map<string, string>
  readonly order: string[]
}

function scan(xml: string, found: Package): void {
  scanXml(xml, {
    names,
    open(name, attributes) {
      if (name === 'rootfile') found.root ||= attributes.get('full-path') ?? ''
      else if (name === 'itemref') found.order.push(attributes.get('idref') ?? '')
      else found.chapters.set(attributes.get('id') ?? '', attributes.get('href') ?? '')
    },
  })
}

function chapterBlocks(archive: Archive, book: Package): Block[] {
  const folder = folderOf(book.root)
  return book.order.flatMap((id) => {
    const href = book.chapters.get(id)
    if (href === undefined) return []
    const name = resolvePart(folder, decodeURIComponent(href))
    return htmlBlocks(archive.get(name) ?? '')
  })
}

/** Reads an e-book chapter by chapter, in the order of its reading. Throws `FileError` unreadable for a locked one. */
export function readEpub(bytes: Uint8Array): ExtractedDocument {
  const archive = new Archive(bytes)
  if (archive.has('META-INF/rights.xml')) throw new FileError('unreadable')
  const book: Package = { root: '', chapters: new Map(), order: [] }
  scan(archive.get('META-INF/container.xml') ?? '', book)
  scan(archive.get(book.root) ?? '', book)
  return composeDocument('epub', [{ blocks: chapterBlocks(archive, book) }])
}
