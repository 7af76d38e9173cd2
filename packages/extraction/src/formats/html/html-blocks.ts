import { FileError } from '@precis/domain'
import { Parser } from 'htmlparser2'
import type { Block } from '../../document/compose/compose-document.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'

const unseen = new Set(
  'script style template noscript head title svg math object iframe canvas audio video select textarea button'.split(
    ' ',
  ),
)
const paragraphs = new Set(
  'p div section article header footer main aside nav address blockquote pre figure figcaption form fieldset legend dl dt dd ul ol li hr h1 h2 h3 h4 h5 h6 caption summary details center table body'.split(
    ' ',
  ),
)
const heading = /^h([1-6])$/
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Browsers go no deeper than 512; what is nested deeper than this is made to cost time. */
const deepest = 2_000
const deepestTable = 8

type Attributes = Readonly<Record<string, string>>

function isHidden({ hidden, style = '' }: Attributes): boolean {
  return hidden !== undefined || hiddenStyle.test(style)
}

interface List {
  /** The number of its next item; null for a list with bullets. */
  next: number | null
}

/** Gathers what a page of HTML shows, in its order. */
class HtmlStory {
  readonly #story = new Story()
  readonly #lists: List[] = []
  #tables = 0
  #preformatted = 0
  #heading: number | undefined
  #isListItem = false
  /** The number or bullet of an item whose text has not begun. */
  #marker = ''
  /** How many elements are open within one that shows nothing. */
  #unseen = 0
  #depth = 0

  open(name: string, attributes: Attributes): void {
    this.#depth += 1
    if (this.#depth > deepest) throw new FileError('unreadable')
    if (this.#unseen > 0 || unseen.has(name) || isHidden(attributes)) {
      if (!empty.has(name)) this.#unseen += 1
      return
    }
    if (name === 'br') this.#story.write('\n')
    if (!paragraphs.has(name)) return
    this.#endParagraph()
    const level = heading.exec(name)?.[1]
    if (level !== undefined) this.#heading = Number(level)
    if (name === 'pre') this.#preformatted += 1
    if (name === 'table') this.#tables += 1
    if (name === 'ul') this.#lists.push({ next: null })
    if (name === 'ol') this.#lists.push({ next: Number(attributes['start'] ?? 1) || 1 })
    if (name === 'li') this.#openItem()
  }

  text(text: string): void {
    if (this.#unseen > 0) return
    if (this.#marker !== '' && text.trim() !== '') {
      this.#story.write(this.#marker)
      this.#marker = ''
      this.#isListItem = true
    }
    const shown = this.#preformatted > 0 ? text : text.replace(/[ \t\r\n\f]+/g, ' ')
    if (shown !== ' ' || this.#story.hasText) this.#story.write(shown)
  }

  close(name: string): void {
    this.#depth -= 1
    if (this.#unseen > 0) {
      this.#unseen -= 1
      return
    }
    if (name === 'td' || name === 'th') this.#endCell()
    else if (name === 'tr' && this.#tables > 0) this.#story.endRow(this.#tableDepth)
    else if (paragraphs.has(name)) this.#endParagraph()
    if (name === 'pre') this.#preformatted = Math.max(0, this.#preformatted - 1)
    if (name === 'table') this.#tables = Math.max(0, this.#tables - 1)
    if (name === 'ul' || name === 'ol') this.#lists.pop()
  }

  end(): Block[] {
    return this.#story.close(this.#state())
  }

  #openItem(): void {
    const list = this.#lists.at(-1)
    if (list?.next === null || list === undefined) this.#marker = '\u2022 '
    else {
      this.#marker = `${list.next}. `
      list.next += 1
    }
  }

  #state(): ParagraphState {
    return { tableDepth: this.#tableDepth, heading: this.#heading, isListItem: this.#isListItem }
  }

  get #tableDepth(): number {
    return Math.min(this.#tables, deepestTable)
  }

  #endParagraph(): void {
    this.#story.endParagraph(this.#state())
    this.#heading = undefined
    this.#isListItem = false
  }

  #endCell(): void {
    if (this.#tables > 0) this.#story.endCell(this.#tableDepth, this.#state())
    this.#heading = undefined
    this.#isListItem = false
  }
}

/** The paragraphs, headings, list items and table rows that a page of HTML shows. Throws `FileError` unreadable when it is nested too deep. */
export function htmlBlocks(html: string): Block[] {
  const story = new HtmlStory()
  const parser = new Parser({
    onopentag: (name, attributes) => story.open(name, attributes),
    ontext: (text) => story.text(text),
    onclosetag: (name) => story.close(name),
  })
  parser.end(html)
  return story.end()
}
