import { append } from '../../document/compose/append.ts'
import type { Block } from '../../document/compose/compose-document.ts'
import { commentLabel, noteText } from '../../document/compose/notes.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'
import { symbolCharacter } from '../../document/compose/symbol-characters.ts'
import { decodeCodePage } from '../text/code-pages.ts'
import { RtfField } from './rtf-field.ts'
import { type Group, outermostGroup } from './rtf-group.ts'
import { RtfTables } from './rtf-tables.ts'
import {
  characterWords,
  readableDestinations,
  runningDestinations,
  skippedDestinations,
} from './rtf-words.ts'
import type { RtfHandler } from './scan-rtf.ts'

const maxTableDepth = 20
const maxDepth = 100_000
const maxName = 100
/** Notes and text boxes within each other; those deeper in count as part of the one around them. */
const maxStories = 50

/** Follows the groups and control words of an RTF file and gathers its text. */
export class RtfReader implements RtfHandler {
  readonly #groups: Group[] = []
  readonly #tables = new RtfTables()
  readonly #stories: { story: Story; paragraph: ParagraphState }[] = []
  readonly #notes: Block[] = []
  readonly #running: Block[] = []
  #group: Group
  #story = new Story()
  #paragraph: ParagraphState = { tableDepth: 0, heading: undefined, isListItem: false }
  #bytes: number[] = []
  #codePage = 1252
  #defaultFont = -1
  #isIgnorable = false
  #toSkip = 0
  #author = ''
  #footnotes = 0

  constructor() {
    this.#group = outermostGroup()
  }

  /** Everything read: the body, then notes and comments, then headers and footers. */
  finish(): Block[] {
    this.#flush()
    while (this.#stories.length > 0) this.closeGroup()
    return [...this.#story.close(this.#paragraph), ...this.#notes, ...runningBlocks(this.#running)]
  }

  openGroup(): void {
    this.#flush()
    this.#toSkip = 0
    if (this.#groups.length >= maxDepth) throw new Error('groups nested too deep')
    this.#groups.push(this.#group)
    const destination = this.#group.destination === 'choice' ? 'skip' : this.#group.destination
    this.#group = { ...this.#group, destination, onClose: undefined }
  }

  closeGroup(): void {
    this.#flush()
    this.#toSkip = 0
    this.#isIgnorable = false
    this.#group.onClose?.()
    const outer = this.#groups.pop()
    if (outer) this.#group = outer
  }

  byte(byte: number): void {
    if (this.#toSkip > 0) {
      this.#toSkip -= 1
      return
    }
    if (this.#group.destination === 'skip') return
    this.#bytes.push(byte)
  }

  control(word: string, value: number | undefined): void {
    if (word === '*') {
      this.#isIgnorable = true
      return
    }
    const isIgnorable = this.#isIgnorable
    this.#isIgnorable = false
    if (word === 'ud' && this.#groups.at(-1)?.destination === 'choice') {
      this.#group.destination = this.#groups.at(-2)?.destination ?? 'text'
      return
    }
    const { destination } = this.#group
    if (destination === 'skip') return
    if (destination === 'instruction' || destination === 'form') {
      this.#openForm(word, value)
      return
    }
    if (destination === 'entry' && word !== 'u') return
    this.#flush()
    if (this.#toSkip > 0 && word !== 'u') {
      this.#toSkip -= 1
      if (word === '~' || word === '_') return
    }
    if (this.#openDestination(word, isIgnorable)) return
    if (this.#group.destination === 'fonts') this.#tables.setFont(word, value)
    else if (this.#group.destination === 'styles') this.#tables.setStyle(word, value)
    else this.#format(word, value)
  }

  /** What a field says of its form stands within its instruction. */
  #openForm(word: string, value: number | undefined): void {
    const group = this.#group
    if (word === 'formfield') group.destination = 'form'
    if (group.destination !== 'form') return
    if (word === 'ffl') group.destination = 'entry'
    else if (word === 'ffname') group.destination = 'skip'
    group.field?.setForm(word, value)
  }

  #openDestination(word: string, isIgnorable: boolean): boolean {
    const group = this.#group
    if (word === 'field') group.field = new RtfField()
    else if (word === 'fldinst') group.destination = group.field ? 'instruction' : 'skip'
    else if (skippedDestinations.has(word)) group.destination = 'skip'
    else if (word === 'fldrslt' && group.field) this.#openResult(group.field)
    else if (word === 'fonttbl') group.destination = 'fonts'
    else if (word === 'stylesheet') group.destination = 'styles'
    else if (word === 'upr') group.destination = 'choice'
    else if (word === 'atnauthor') {
      group.destination = 'author'
      this.#author = ''
    } else if (word === 'footnote') this.#openNote()
    else if (word === 'annotation') this.#openComment()
    else if (runningDestinations.has(word)) this.#openRunning()
    else if (word === 'shptxt' || word === 'dptxbxtext') this.#openTextBox()
    else if (isIgnorable && !readableDestinations.has(word)) group.destination = 'skip'
    else return false
    return true
  }

  #openResult(field: RtfField): void {
    this.#write(field.text)
    if (field.isPageNumber) this.#group.destination = 'skip'
  }

  #openStory(onClose: (blocks: Block[]) => void): void {
    if (this.#stories.length >= maxStories) return
    const outer = { story: this.#story, paragraph: this.#paragraph }
    this.#stories.push(outer)
    this.#story = new Story()
    this.#paragraph = { tableDepth: 0, heading: undefined, isListItem: false }
    this.#group.destination = 'text'
    this.#group.onClose = () => {
      const blocks = this.#story.close(this.#paragraph)
      this.#stories.pop()
      this.#story = outer.story
      this.#paragraph = outer.paragraph
      onClose(blocks)
    }
  }

  #openNote(): void {
    this.#footnotes += 1
    const label = `[${this.#footnotes}]`
    if (!this.#group.isDeleted) this.#story.write(label)
    this.#openStory((blocks) => this.#addNote(`${label} `, blocks))
  }

  #openComment(): void {
    const label = commentLabel(this.#author)
    this.#openStory((blocks) => this.#addNote(label, blocks))
  }

  #addNote(label: string, blocks: readonly Block[]): void {
    const text = noteText(blocks)
    if (text !== '') this.#notes.push({ text: label + text })
  }

  #openRunning(): void {
    this.#openStory((blocks) => append(this.#running, blocks))
  }

  #openTextBox(): void {
    this.#openStory((blocks) => this.#story.addAfter(blocks))
  }

  #format(word: string, value: number | undefined): void {
    const character = characterWords[word]
    if (character !== undefined) {
      this.#write(character)
      return
    }
    switch (word) {
      case 'u':
        this.#writeUnicode(value ?? 0)
        break
      case 'uc':
        this.#group.unicodeSkip = Math.max(0, value ?? 1)
        break
      case 'par':
      case 'sect':
      case 'page':
      case 'column':
        this.#story.endParagraph(this.#paragraph)
        this.#paragraph.isListItem = false
        break
      case 'pard':
        this.#paragraph.tableDepth = 0
        this.#paragraph.heading = undefined
        break
      case 'intbl':
        this.#paragraph.tableDepth = Math.max(1, this.#paragraph.tableDepth)
        break
      case 'itap':
        this.#paragraph.tableDepth = Math.min(maxTableDepth, Math.max(0, value ?? 0))
        break
      case 'cell':
        this.#story.endCell(1, this.#paragraph)
        break
      case 'nestcell':
        this.#story.endCell(Math.max(2, this.#paragraph.tableDepth), this.#paragraph)
        break
      case 'row':
        this.#story.endRow(1)
        break
      case 'nestrow':
        this.#story.endRow(Math.max(2, this.#paragraph.tableDepth))
        break
      case 's':
        this.#paragraph.heading = this.#tables.headingOf(value ?? 0)
        break
      case 'outlinelevel':
        this.#paragraph.heading = value !== undefined && value < 9 ? value + 1 : undefined
        break
      case 'listtext':
      case 'pntext':
        this.#paragraph.isListItem = true
        break
      default:
        this.#formatCharacters(word, value)
    }
  }

  #formatCharacters(word: string, value: number | undefined): void {
    switch (word) {
      case 'f':
        this.#group.font = value ?? 0
        break
      case 'deff':
        this.#defaultFont = value ?? 0
        break
      case 'plain':
        this.#group.font = this.#defaultFont
        this.#group.isHidden = false
        this.#group.isDeleted = false
        break
      case 'v':
        this.#group.isHidden = value !== 0
        break
      case 'deleted':
        this.#group.isDeleted = value !== 0
        break
      case 'ansicpg':
        if (value !== undefined && value > 0) this.#codePage = value
        break
      case 'mac':
        this.#codePage = 10000
        break
      case 'pc':
        this.#codePage = 437
        break
      case 'pca':
        this.#codePage = 850
        break
    }
  }

  #writeUnicode(value: number): void {
    const code = value < 0 ? value + 0x10000 : value
    const font = this.#tables.font(this.#group.font)
    const isPrivate = code >= 0xf000 && code <= 0xf0ff
    const text =
      isPrivate && font
        ? symbolCharacter(code, font.name)
        : code >= 0 && code <= 0x10ffff
          ? String.fromCodePoint(code)
          : ''
    this.#write(text)
    this.#toSkip = this.#group.unicodeSkip
  }

  #flush(): void {
    if (this.#bytes.length === 0) return
    const bytes = Uint8Array.from(this.#bytes)
    this.#bytes = []
    const font = this.#tables.font(this.#group.font)
    if (this.#group.destination === 'text' && font?.isSymbol) {
      this.#write(Array.from(bytes, (byte) => symbolCharacter(byte, font.name)).join(''))
    } else this.#write(decodeCodePage(bytes, font?.codePage ?? this.#codePage))
  }

  #write(text: string): void {
    switch (this.#group.destination) {
      case 'text':
        if (!this.#group.isHidden && !this.#group.isDeleted) this.#story.write(text)
        break
      case 'fonts':
        this.#tables.addFontName(text)
        break
      case 'styles':
        this.#tables.addStyleName(text)
        break
      case 'author':
        if (this.#author.length < maxName) this.#author += text
        break
      case 'instruction':
        this.#group.field?.addInstruction(text)
        break
      case 'entry':
        this.#group.field?.addChoice(text)
        break
    }
  }
}
