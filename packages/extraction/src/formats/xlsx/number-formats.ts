import { format } from 'numfmt'
import { scanXml } from '../xml/scan-xml.ts'

/** Longer ones no spreadsheet program allows. */
const longestCode = 255
const names = new Set(['numFmt', 'cellXfs', 'xf'])

/** The formats that every spreadsheet program knows by number. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  49: '@',
}

/** How the numbers of a workbook are shown, by the style of their cell. */
export class NumberFormats {
  readonly #codes = new Map<number, string>()
  readonly #styles: number[] = []
  readonly #countsFrom1904: boolean

  constructor(stylesXml: string, countsFrom1904: boolean) {
    this.#countsFrom1904 = countsFrom1904
    let isInStyles = false
    scanXml(stylesXml, {
      names,
      wantsText: false,
      open: (name, attributes) => {
        const id = Number(attributes.get('numFmtId') ?? 0)
        if (name === 'cellXfs') isInStyles = true
        else if (name === 'numFmt') this.#codes.set(id, attributes.get('formatCode') ?? '')
        else if (isInStyles) this.#styles.push(id)
      },
      close: (name) => {
        if (name === 'cellXfs') isInStyles = false
      },
      text() {},
    })
  }

  /** A number as its cell shows it, as it is where the format cannot be followed. */
  show(raw: string, style: number): string {
    const value = Number(raw)
    const id = this.#styles[style] ?? 0
    const code = this.#codes.get(id) ?? builtIn[id] ?? 'General'
    if (raw === '' || !Number.isFinite(value) || code.length > longestCode) return raw
    try {
      return format(code, value, { date1904: this.#countsFrom1904 } as object).trim()
    } catch {
      return raw
    }
  }
}
