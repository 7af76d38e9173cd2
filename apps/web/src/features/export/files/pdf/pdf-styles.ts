import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces'

const ink = '#1C1A17'
const grey = '#5C564C'
const blue = '#1B3F78'
const rule = '#B9B2A5'

export const pageMargins: [number, number, number, number] = [57, 62, 57, 62]
export const textStyle = { font: 'Liberation', fontSize: 10.5, lineHeight: 1.3, color: ink }

export const pdfStyles: StyleDictionary = {
  title: { fontSize: 21, bold: true, lineHeight: 1.15, margin: [0, 0, 0, 6] },
  about: { fontSize: 9.5, color: grey },
  heading: { fontSize: 13.5, bold: true, color: blue, margin: [0, 16, 0, 5] },
  paragraph: { margin: [0, 0, 0, 6] },
  item: { margin: [0, 0, 0, 3] },
  table: { margin: [0, 2, 0, 8] },
  sources: { fontSize: 9, color: grey, margin: [0, 16, 0, 0] },
  coverage: { fontSize: 9.5, color: grey, margin: [0, 12, 0, 0] },
  pageNumber: { fontSize: 9, color: grey, alignment: 'right', margin: [57, 20, 57, 0] },
}

/** Lines between rows alone, as in the Word file. */
export const tableLayout: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingLeft: () => 0,
  paddingRight: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}
