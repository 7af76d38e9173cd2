import { scanXml } from '../docx/scan-xml.ts'
import { XmlNames } from '../docx/xml-names.ts'
import { type Archive, folderOf, resolvePart } from './archive.ts'

const relationNames = new XmlNames(['Relationship'])

/** A link from one part of an Office file to another; `type` is the last word of its address. */
export interface Relation {
  readonly id: string
  readonly type: string
  readonly target: string
}

/** The links of a part to other parts of the archive; those of the whole file for an empty name. */
export function readRelations(archive: Archive, part: string): Relation[] {
  const folder = folderOf(part)
  const file = part.slice(folder === '' ? 0 : folder.length + 1)
  const relations: Relation[] = []
  const xml = archive.get(`${folder === '' ? '' : `${folder}/`}_rels/${file}.rels`)
  if (xml === null) return relations
  scanXml(xml, {
    names: relationNames,
    wantsText: false,
    open(_, attributes) {
      if (attributes.get('TargetMode') === 'External') return false
      const address = attributes.get('Type') ?? ''
      relations.push({
        id: attributes.get('Id') ?? '',
        type: address.slice(address.lastIndexOf('/') + 1),
        target: resolvePart(folder, attributes.get('Target') ?? ''),
      })
      return false
    },
    close() {},
    text() {},
  })
  return relations
}
