import { append } from '../../document/compose/append.ts'
import type { Block } from '../../document/compose/compose-document.ts'
import { commentLabel, noteText } from '../../document/compose/notes.ts'
import { pageNumberMark } from '../../document/compose/running-blocks.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'
import type { XmlAttributes } from '../xml/scan-xml.ts'
import { OdtField } from './odt-field.ts'
import { OdtLists } from './odt-lists.ts'
import type { OdtStyles } from './odt-styles.ts'

const names = new Set([
  ...['text', 'h', 'p', 's', 'tab', 'line-break', 'list', 'list-item', 'list-header', 'span'],
  ...['table', 'table-row', 'table-cell', 'covered-table-cell', 'section', 'ruby-text'],
  ...['note', 'note-citation', 'annotation', 'creator', 'date', 'date-string', 'desc'],
  ...[
    'tracked-changes',
    'text-box',
    'custom-shape',
    'rect',
    'ellipse',
    'forms',
    'fieldmark',
    'param',
  ],
  ...['page-number', 'page-count', 'header', 'header-first', 'header-left'],
  ...['footer', 'footer-first', 'footer-left'],
])
const mostSpaces = 100
const mostRepeats = 100
const deepestTable = 8
const mostStories = 50
const mostLevels = 10
const longestName = 100
const unseen = new Set(['note-citation', 'tracked-changes', 'forms', 'ruby-text', 'desc'])
const running = /^(?:header|footer)(?:-first|-left)?$/
const listNames = new Set(['list', 'list-item', 'list-header'])
const boxes = new Set(['text-box', 'custom-shape', 'rect', 'ellipse'])

interface OpenStory {
  /** The element whose end is its own. */
  readonly name: string
  readonly story: Story
  readonly lists: OdtLists
  readonly onClose: (blocks: Block[]) => void
  tables: number
  repeats: number
  heading: number | undefined
  isListItem: boolean
  isFirstOfItem: boolean
  paragraphs: number
}

/** Gathers the text of an OpenDocument text: the body, then notes and comments; headers and footers by themselves. */
export class OdtStory {
  readonly names = names
  readonly running: Block[] = []
  readonly #styles: OdtStyles
  readonly #notes: Block[] = []
  readonly #outer: OpenStory[] = []
  /** Of each span or section that is open, whether it hides its text. */
  readonly #spans: boolean[] = []
  #open: OpenStory
  #field: OdtField | null = null
  #unseen = 0
  #hidden = 0
  #author = ''
  #isAuthor = false
  #citations = 0

  constructor(styles: OdtStyles) {
    this.#styles = styles
    this.#open = this.#newStory('', () => {})
  }

  get wantsText(): boolean {
    if (this.#unseen > 0 || this.#hidden > 0) return false
    return this.#isAuthor || this.#open.paragraphs > 0
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#unseen > 0 || this.#isUnseen(name)) this.#unseen += 1
    else if (name === 'span' || name === 'section') this.#openSpan(attributes)
    else if (name === 'note' || name === 'annotation') this.#openNote(name)
    else if (running.test(name)) this.#openStory(name, (blocks) => append(this.running, blocks))
    else if (boxes.has(name)) this.#openBox(name)
    else if (listNames.has(name)) this.#openList(name, attributes)
    else this.#openContent(name, attributes)
  }

  close(name: string): void {
    if (this.#unseen > 0) this.#unseen -= 1
    else if (name === 'span' || name === 'section') this.#hidden -= Number(this.#spans.pop() ?? 0)
    else if (name === 'creator') this.#isAuthor = false
    else if (this.#outer.length > 0 && name === this.#open.name) this.#closeStory()
    else this.#closeContent(name)
  }

  text(text: string): void {
    if (this.#isAuthor) {
      if (this.#author.length < longestName) this.#author += text
    } else this.#write(text.replace(/\s+/g, ' '))
  }

  end(): Block[] {
    while (this.#outer.length > 0) this.#closeStory()
    return [...this.#open.story.close(this.#state()), ...this.#notes]
  }

  /** Fields of the text are named as the date of a comment is. */
  #isUnseen(name: string): boolean {
    const isOfComment = this.#open.name === 'annotation' && this.#open.paragraphs === 0
    return unseen.has(name) || (isOfComment && /^date/.test(name))
  }

  #write(text: string): void {
    if (this.#hidden === 0) this.#open.story.write(text)
  }

  #newStory(name: string, onClose: OpenStory['onClose']): OpenStory {
    return {
      ...{ name, onClose, story: new Story(), lists: new OdtLists(this.#styles) },
      ...{ tables: 0, repeats: 1, heading: undefined, paragraphs: 0 },
      ...{ isListItem: false, isFirstOfItem: false },
    }
  }

  /** Boxes deeper than any that people make give their text to the one around them. */
  #openStory(name: string, onClose: OpenStory['onClose']): void {
    if (this.#outer.length >= mostStories) return
    this.#outer.push(this.#open)
    this.#open = this.#newStory(name, onClose)
  }

  #closeStory(): void {
    const { story, onClose } = this.#open
    const blocks = story.close(this.#state())
    this.#open = this.#outer.pop() ?? this.#open
    onClose(blocks)
  }

  /** What a box holds comes after the paragraph that it is anchored in. */
  #openBox(name: string): void {
    const host = this.#open
    this.#openStory(name, (blocks) => {
      if (host.paragraphs > 0) host.story.addAfter(blocks)
      else host.story.addBlocks(blocks)
    })
  }

  #openNote(name: string): void {
    this.#author = ''
    if (name === 'note') this.#citations += 1
    const mark = `[${this.#citations}]`
    if (name === 'note') this.#write(mark)
    this.#openStory(name, (blocks) => {
      const label = name === 'note' ? `${mark} ` : commentLabel(this.#author)
      const text = noteText(blocks)
      if (text !== '') this.#notes.push({ text: label + text })
    })
  }

  #openSpan(attributes: XmlAttributes): void {
    const isHidden =
      attributes.get('display') === 'none' || this.#styles.isHidden(attributes.get('style-name'))
    this.#spans.push(isHidden)
    this.#hidden += Number(isHidden)
  }

  #openList(name: string, attributes: XmlAttributes): void {
    const { lists } = this.#open
    if (name === 'list') lists.open(attributes)
    this.#open.isFirstOfItem = name === 'list-item'
    const start = Number(attributes.get('start-value') ?? Number.NaN)
    if (name === 'list-item' && Number.isInteger(start)) lists.restart(start)
  }

  #openContent(name: string, attributes: XmlAttributes): void {
    const open = this.#open
    if (name === 'p' || name === 'h') this.#openParagraph(name, attributes)
    else if (name === 's') {
      this.#write(' '.repeat(Math.min(mostSpaces, Number(attributes.get('c') ?? 1) || 1)))
    } else if (name === 'tab') this.#write('\t')
    else if (name === 'line-break') this.#write('\n')
    else if (name === 'table') open.tables += 1
    else if (name === 'table-cell' || name === 'covered-table-cell') {
      open.repeats = Number(attributes.get('number-columns-repeated') ?? 1) || 1
    } else if (name === 'creator') this.#isAuthor = this.#open.name === 'annotation'
    else if (name === 'page-number' || name === 'page-count') {
      this.#write(pageNumberMark)
      this.#unseen += 1
    } else if (name === 'fieldmark') this.#field = new OdtField(attributes)
    else if (name === 'param') this.#field?.add(attributes)
  }

  #closeContent(name: string): void {
    const open = this.#open
    if (name === 'p' || name === 'h') this.#closeParagraph()
    else if (name === 'list') open.lists.close()
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCells()
    else if (name === 'table-row') open.story.endRow(this.#tableDepth)
    else if (name === 'table') open.tables = Math.max(0, open.tables - 1)
    else if (name === 'fieldmark') {
      this.#write(this.#field?.text ?? '')
      this.#field = null
    }
  }

  #openParagraph(name: string, attributes: XmlAttributes): void {
    const open = this.#open
    open.paragraphs += 1
    if (open.paragraphs > 1) return
    const style = attributes.get('style-name')
    this.#spans.push(this.#styles.isHidden(style))
    this.#hidden += Number(this.#styles.isHidden(style))
    const level = Math.min(mostLevels, Number(attributes.get('outline-level') ?? 1) || 1)
    open.heading = name === 'h' ? level : undefined
    const label = this.#labelOf(open, attributes)
    open.isListItem = label !== '' && name === 'p'
    if (label !== '') this.#write(`${label} `)
    open.isFirstOfItem = false
  }

  #labelOf(open: OpenStory, attributes: XmlAttributes): string {
    if (open.lists.depth > 0) return open.isFirstOfItem ? open.lists.nextItem() : ''
    const isNumbered = open.heading !== undefined && attributes.get('is-list-header') !== 'true'
    if (!isNumbered || this.#styles.listOf(attributes.get('style-name')) === '') return ''
    return open.lists.nextHeading(open.heading ?? 1)
  }

  #closeParagraph(): void {
    const open = this.#open
    if (open.paragraphs === 0) return
    open.paragraphs -= 1
    if (open.paragraphs > 0) this.#write(' ')
    else {
      this.#hidden -= Number(this.#spans.pop() ?? 0)
      open.story.endParagraph(this.#state())
    }
  }

  #endCells(): void {
    const times = Math.min(mostRepeats, this.#open.repeats)
    for (let time = 0; time < times; time += 1) {
      this.#open.story.endCell(this.#tableDepth, this.#state())
    }
  }

  get #tableDepth(): number {
    return Math.min(this.#open.tables, deepestTable)
  }

  #state(): ParagraphState {
    const { heading, isListItem } = this.#open
    return { tableDepth: this.#tableDepth, heading, isListItem }
  }
}
