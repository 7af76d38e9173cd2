import { scanXml, type XmlAttributes } from '../xml/scan-xml.ts'
import type { NumberFormats } from './number-formats.ts'

const names = new Set(['row', 'c', 'v', 't', 'rPh', 'si'])
/** Cells farther to the right are put there, so that one far away costs no row of empty ones. */
const mostColumns = 100

/** The texts that the cells of a workbook share, by number. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  let isReading = false
  scanXml(xml, {
    names,
    get wantsText() {
      return isText && !isReading
    },
    open(name) {
      if (name === 'si') texts.push('')
      else if (name === 't') isText = true
      else if (name === 'rPh') isReading = true
    },
    close(name) {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
    },
    text(text) {
      texts[texts.length - 1] += text
    },
  })
  return texts
}

/** The column of a cell's address, counted from 0: `C7` is 2. */
function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  if (letters === undefined) return null
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface Cell {
  readonly type: string
  readonly style: number
  readonly column: number
  text: string
}

/** The cells of a sheet as they are shown, row by row; rows without any text are left out. */
export function readRows(
  xml: string,
  shared: readonly string[],
  formats: NumberFormats,
): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell: Cell | null = null
  let isValue = false

  const openCell = (attributes: XmlAttributes): Cell => ({
    type: attributes.get('t') ?? 'n',
    style: Number(attributes.get('s') ?? 0),
    column: Math.min(mostColumns, columnOf(attributes.get('r') ?? '') ?? row.length),
    text: '',
  })
  const shown = ({ type, style, text }: Cell): string => {
    if (type === 's') return shared[Number(text)] ?? ''
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
    return type === 'n' ? formats.show(text, style) : text
  }
  scanXml(xml, {
    names,
    get wantsText() {
      return isValue
    },
    open(name, attributes) {
      if (name === 'row') row = []
      else if (name === 'c') cell = openCell(attributes)
      else if (name === 'v' || name === 't') isValue = cell !== null
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c' && cell !== null) {
        while (row.length < cell.column) row.push('')
        const text = shown(cell).replace(/\s+/g, ' ').trim()
        row[cell.column] = row[cell.column] ? `${row[cell.column]} ${text}` : text
        cell = null
      } else if (name === 'row' && row.some((text) => text !== '')) rows.push(row)
    },
    text(text) {
      if (cell !== null) cell.text += text
    },
  })
  return rows
}
