import { strToU8, zipSync } from 'fflate'
import type { SourceFile } from '../src/document/source-file.ts'

const types: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  txt: 'text/plain',
  md: 'text/markdown',
  html: 'text/html',
  eml: 'message/rfc822',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file as a browser would hand it over, its type told by its name. */
export function fileOf(name: string, content: Uint8Array | string, type?: string): SourceFile {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  const extension = name.split('.').at(-1) ?? ''
  return {
    name,
    type: type ?? types[extension] ?? '',
    size: bytes.length,
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
    slice: (start, end) => new Blob([new Uint8Array(bytes.subarray(start, end))]),
  }
}

/** A ZIP archive of texts by name, in the order given. */
export function archiveOf(parts: Readonly<Record<string, string>>): Uint8Array {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(files), { level: 0 })
}

/** The part that names the parts another one is linked to, by type. */
export function relationsOf(targets: Readonly<Record<string, string>>): string {
  const links = Object.entries(targets).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${relationType}/${id.replace(/\d+$/, '')}" Target="${target}"/>`,
  )
  return `<Relationships>${links.join('')}</Relationships>`
}

const relationType = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const padding = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251)

interface DocxParts {
  readonly body: string
  readonly extra?: Readonly<Record<string, string>>
  /** How hard the parts are packed; not at all when left out. */
  readonly level?: 0 | 6
}

/** A DOCX archive with the given body XML; further parts by type, such as `footnotes`. */
export function docxOf({ body, extra = {}, level = 0 }: DocxParts): Uint8Array {
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${relationType}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    ),
    'word/media/padding.bin': padding,
  }
  const relations = Object.keys(extra).map(
    (type, index) =>
      `<Relationship Id="x${index}" Type="${relationType}/${type.replace(/\d+$/, '')}" Target="${type}.xml"/>`,
  )
  for (const [type, xml] of Object.entries(extra)) files[`word/${type}.xml`] = strToU8(xml)
  files['word/_rels/document.xml.rels'] = strToU8(
    `<Relationships>${relations.join('')}</Relationships>`,
  )
  return zipSync(files, { level })
}

/** One Word paragraph; `properties` goes into `w:pPr`. */
export function wordParagraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}
