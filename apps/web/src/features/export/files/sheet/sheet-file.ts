import { findDays } from '@precis/analysis'
import { type CitedField, rowsOfDetail, splitDetail, withoutLeftOut } from '@precis/domain'
import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/universal'
import type { ExportDocument } from '../../document/export-document.ts'
import { sourcesOf } from '../../document/place.ts'
import type { ExportSource } from '../../export-source.ts'
import { readFromRight } from './from-right.ts'
import { withHeight } from './row-height.ts'
import { sheetWords } from './sheet-words.ts'

const longestSheetName = 31
const longestCell = 32_000
/** Together no wider than a page on its side. */
const detailColumns = [{ width: 20 }, { width: 40 }, { width: 11 }, { width: 9 }, { width: 40 }]
const riskColumns = [{ width: 22 }, { width: 44 }, { width: 9 }, { width: 45 }]

/** Always text: what begins with `=` in a document is no formula. */
function text(value: string, wrap = true): Cell {
  const plain = value.replace(/[^\P{Cc}\n\t]/gu, '').slice(0, longestCell)
  return plain === '' ? null : { value: plain, type: String, wrap, alignVertical: 'top' }
}

function head(...names: readonly string[]): Row {
  return names.map((value) => ({
    ...{ value, type: String, fontWeight: 'bold', backgroundColor: '#EDE8DF' },
    ...{ bottomBorderStyle: 'thin', bottomBorderColor: '#B9B2A5' },
  }))
}

function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/gu, ' ').slice(0, longestSheetName)
}

/** The critical details and the risks as tables, with page and quote, to sort and filter. */
export async function writeSheetFile(
  document: ExportDocument,
  source: ExportSource,
): Promise<Blob> {
  const input = withoutLeftOut(source.input)
  const { words, language, isRightToLeft, coverage, title } = document
  const names = sheetWords(language)
  const sourceCells = (field: CitedField, index: number): Row => {
    const sources = sourcesOf(input, field, index, words)
    const isDoubted = input.checks?.some((check) => check.field === field && check.index === index)
    const places = [...new Set(sources.map(({ place }) => place))]
    return [
      text([...places, ...(isDoubted ? [words.notVerified] : [])].join(', ')),
      text(sources.map(({ quote }) => quote).join('\n')),
    ]
  }
  // Not beside the next column, in either direction.
  const dateSide = isRightToLeft ? ('right' as const) : ('left' as const)
  const told = input.criticalDetails.flatMap((detail, index) => {
    const name = input.facts?.[index]?.label ?? ''
    const rows = rowsOfDetail(detail, name)
    return rows.map((row) => ({
      row,
      index,
      label: rows.length > 1 ? (splitDetail(row).label ?? '') : name,
    }))
  })
  const days = findDays(
    told.map(({ row }) => row),
    language,
  )
  const details = told.map(({ row, index, label }, at): Row => {
    const content = row.startsWith(`${label}: `) ? row.slice(label.length + 2) : row
    const [day] = days[at] ?? []
    const date: Cell = day
      ? {
          ...{ value: new Date(Date.UTC(day.year, day.month - 1, day.day)), type: Date },
          ...{ format: 'yyyy-mm-dd', alignVertical: 'top' as const, align: dateSide },
        }
      : null
    return [text(label), text(content), date, ...sourceCells('criticalDetails', index)]
  })
  const risks = input.risks.map((risk, index): Row => {
    const level = input.riskLevels?.[index]
    const known = [level && words.levels[level], input.riskReasons?.[index]].filter(Boolean)
    return [text(known.join(': ')), text(risk), ...sourceCells('risks', index)]
  })
  const foot: Row[] = [[], [text(title, false)], [text(coverage, false)]]
  const common = {
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
    rightToLeft: isRightToLeft,
  }
  const sheets: Sheet<Blob>[] = [
    {
      ...common,
      sheet: sheetName(words.criticalDetails),
      columns: detailColumns,
      data: [
        head(names.detail, names.content, names.date, names.place, names.quote),
        ...details.map((row) => withHeight(row, detailColumns)),
        ...foot,
      ],
    },
    {
      ...common,
      sheet: sheetName(words.risks),
      columns: riskColumns,
      data: [
        head(names.level, names.risk, names.place, names.quote),
        ...risks.map((row) => withHeight(row, riskColumns)),
        ...foot,
      ],
    },
  ]
  const isFilled = [details.length > 0, risks.length > 0]
  const file = await writeXlsxFile(sheets.filter((_, at) => isFilled[at])).toBlob()
  return isRightToLeft ? readFromRight(file) : file
}
