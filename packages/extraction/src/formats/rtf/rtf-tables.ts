import { codePageOfCharset, symbolCharset } from '../text/code-pages.ts'

interface Font {
  codePage: number | undefined
  isSymbol: boolean
  name: string
}

const maxName = 100
const maxFonts = 20_000

/** The fonts and styles that an RTF file lists before its text. */
export class RtfTables {
  readonly #fonts = new Map<number, Font>()
  readonly #headings = new Map<number, number>()
  #fontNumber = 0
  #styleNumber = 0
  #styleName = ''

  font(number: number): Readonly<Font> | undefined {
    return this.#fonts.get(number)
  }

  /** The heading level of a style, from 1; undefined for other styles. */
  headingOf(style: number): number | undefined {
    return this.#headings.get(style)
  }

  setFont(word: string, value = 0): void {
    if (word === 'f' && this.#fonts.size < maxFonts) {
      this.#fontNumber = value
      this.#fonts.set(value, { codePage: undefined, isSymbol: false, name: '' })
    }
    const font = this.#fonts.get(this.#fontNumber)
    if (!font) return
    if (word === 'fcharset') {
      font.codePage = codePageOfCharset(value)
      font.isSymbol = value === symbolCharset
    } else if (word === 'cpg' && value > 0) font.codePage = value
  }

  addFontName(text: string): void {
    const font = this.#fonts.get(this.#fontNumber)
    if (font && font.name.length < maxName) font.name += text
  }

  setStyle(word: string, value = 0): void {
    if (word === 's') {
      this.#styleNumber = value
      this.#styleName = ''
    } else if (word === 'outlinelevel' && value < 9)
      this.#headings.set(this.#styleNumber, value + 1)
  }

  addStyleName(text: string): void {
    this.#styleName += text
    if (!text.includes(';')) return
    const level = /^\s*heading (\d)/i.exec(this.#styleName)?.[1]
    if (level !== undefined) this.#headings.set(this.#styleNumber, Number(level))
    this.#styleName = ''
  }
}
