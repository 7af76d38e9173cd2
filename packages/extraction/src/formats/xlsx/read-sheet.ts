import { FileError } from '@precis/domain'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { tableBlocks } from '../../document/compose/table-rows.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { scanXml } from '../xml/scan-xml.ts'
import { Archive } from '../zip/archive.ts'
import { readRelations } from '../zip/relations.ts'
import { NumberFormats } from './number-formats.ts'
import { readRows, readSharedTexts } from './sheet-rows.ts'

const names = new Set(['sheet', 'workbookPr'])

/** Cells may all show one long text that is kept once. */
const mostCharacters = 64 * 1024 * 1024

interface Workbook {
  readonly sheets: { readonly name: string; readonly part: string }[]
  countsFrom1904: boolean
}

function readWorkbook(archive: Archive, main: string): Workbook {
  const targets = new Map(readRelations(archive, main).map(({ id, target }) => [id, target]))
  const workbook: Workbook = { sheets: [], countsFrom1904: false }
  scanXml(archive.get(main) ?? '', {
    names,
    open(name, attributes) {
      if (name === 'workbookPr') {
        workbook.countsFrom1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '')
      } else {
        const part = targets.get(attributes.get('r:id') ?? '') ?? ''
        workbook.sheets.push({ name: attributes.get('name') ?? '', part })
      }
    },
  })
  return workbook
}

/** A workbook's sheets as sections of rows, values as their cells show them. Hidden sheets are read too. Throws `FileError` unreadable when it holds too much. */
export function readSheet(bytes: Uint8Array): ExtractedDocument {
  const archive = new Archive(bytes)
  const links = readRelations(archive, '')
  const main = links.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const part = (type: string) =>
    archive.get(readRelations(archive, main).find((one) => one.type === type)?.target ?? '') ?? ''
  const { sheets, countsFrom1904 } = readWorkbook(archive, main)
  const shared = readSharedTexts(part('sharedStrings'))
  const formats = new NumberFormats(part('styles'), countsFrom1904)
  let characters = 0
  const blocks = sheets.flatMap(({ name, part: sheet }): Block[] => {
    const rows = readRows(archive.get(sheet) ?? '', shared, formats)
    if (rows.length === 0) return []
    for (const row of rows) for (const text of row) characters += text.length
    if (characters > mostCharacters) throw new FileError('unreadable')
    const lines = tableBlocks(rows.map((row) => row.map((text) => [{ text }])))
    return [{ text: name, heading: 1 }, ...lines]
  })
  return composeDocument('xlsx', [{ blocks }])
}
