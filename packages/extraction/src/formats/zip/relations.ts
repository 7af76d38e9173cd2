import { scanXml } from '../xml/scan-xml.ts'
import { type Archive, folderOf, resolvePart } from './archive.ts'

const relationNames = new Set(['Relationship'])

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
    open(_, attributes) {
      if (attributes.get('TargetMode') === 'External') return
      const address = attributes.get('Type') ?? ''
      relations.push({
        id: attributes.get('Id') ?? '',
        type: address.slice(address.lastIndexOf('/') + 1),
        target: resolvePart(folder, attributes.get('Target') ?? ''),
      })
    },
  })
  return relations
}
