import { append } from '../../document/compose/append.ts'
import type { Block } from '../../document/compose/compose-document.ts'
import { pageNumberMark, runningBlocks } from '../../document/compose/running-blocks.ts'
import { anchored, settleBoxes } from '../../document/compose/settle-boxes.ts'
import { symbolCharacter } from '../../document/compose/symbol-characters.ts'
import { raise } from '../../document/raised-digits.ts'
import { scanXml, type XmlAttributes, type XmlHandler } from '../xml/scan-xml.ts'
import { NestedBlocks } from './nested-blocks.ts'
import { isOn, WordFields } from './word-fields.ts'
import {
  emptyParagraph,
  type NoteKind,
  type Paragraph,
  paragraphBlock,
  type StoryContext,
} from './word-paragraph.ts'
import { WordTable } from './word-table.ts'

const names = new Set([
  ...['p', 'r', 't', 'pPr', 'rPr', 'tbl', 'tr', 'tc', 'gridSpan', 'tcPrChange', 'txbxContent'],
  ...['pStyle', 'outlineLvl', 'numId', 'ilvl', 'vanish', 'vertAlign', 'position'],
  ...['tab', 'ptab', 'br', 'cr', 'noBreakHyphen', 'sym', 'pgNum'],
  ...['footnoteReference', 'endnoteReference', 'instrText', 'fldSimple', 'fldChar'],
  ...['hdr', 'ftr', 'checkBox', 'checked', 'default', 'listEntry', 'result'],
  ...['del', 'moveFrom', 'delText', 'delInstrText', 'rt', 'AlternateContent', 'Choice', 'Fallback'],
])

const noteMark = /^\d{1,3}$/
/** How high the mark of a note stands at least, in halves of a point. */
const leastRise = 3

/** Turns the elements of one story (body, note, header) into blocks. */
class StoryReader implements XmlHandler {
  readonly names = names
  readonly #context: StoryContext
  readonly #blocks = new NestedBlocks()
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: WordTable[] = []
  readonly #fields = new WordFields()
  readonly #alternatives: boolean[] = []
  readonly #running: Block[] = []
  #openRunning = 0
  #skipped = 0
  #skippedName = ''
  #isText = false
  #isInstruction = false
  #isParagraphProperties = false
  #isRunProperties = false
  #isHidden = false
  #isHigh = false

  constructor(context: StoryContext) {
    this.#context = context
  }

  get wantsText(): boolean {
    return (this.#isText || this.#isInstruction) && this.#skipped === 0
  }

  get blocks(): Block[] {
    while (this.#paragraphs.length > 0) this.#closeParagraph()
    while (this.#tables.length > 0) this.#tables.pop()?.close()
    const body = settleBoxes(this.#blocks.all)
    return [...body, ...runningBlocks(this.#running)]
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped += 1
    } else if (this.#isParagraphProperties || this.#isRunProperties) {
      this.#openProperty(name, attributes)
    } else this.#openContent(name, attributes)
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      if (name === this.#skippedName) this.#skipped -= 1
      return
    }
    switch (name) {
      case 'instrText':
        this.#isInstruction = false
        break
      case 't':
        this.#isText = false
        break
      case 'pPr':
        this.#isParagraphProperties = false
        break
      case 'rPr':
        this.#isRunProperties = false
        break
      case 'r':
        this.#isHidden = false
        this.#isHigh = false
        break
      case 'p':
        this.#closeParagraph()
        break
      case 'txbxContent':
        this.#closeTextBox()
        break
      case 'tc':
        this.#closeCell()
        break
      case 'tr':
        this.#tables.at(-1)?.closeRow()
        break
      case 'tbl':
        this.#tables.pop()?.close()
        break
      case 'hdr':
      case 'ftr':
        this.#closeRunning()
        break
      case 'fldSimple':
        this.#closeField()
        break
      case 'AlternateContent':
        this.#alternatives.pop()
        break
    }
  }

  text(text: string): void {
    if (this.#isInstruction) this.#fields.addInstruction(text)
    else this.#write(this.#isHigh && noteMark.test(text) ? raise(text) : text)
  }

  #skip(name: string): void {
    this.#skipped = 1
    this.#skippedName = name
  }

  /** When a drawing is stored twice, only the newer form counts. */
  #openAlternative(name: string): void {
    const last = this.#alternatives.length - 1
    if (this.#alternatives[last] === true) this.#skip(name)
    else if (name === 'Choice' && last >= 0) this.#alternatives[last] = true
  }

  #openProperty(name: string, attributes: XmlAttributes): void {
    if (name === 'rPr') this.#isRunProperties = true
    else if (this.#isRunProperties) {
      if (!this.#isParagraphProperties) this.#openRunProperty(name, attributes)
    } else if (name === 'hdr' || name === 'ftr') {
      // Word 2003 keeps headers among the properties of the paragraph that ends their section.
      this.#isParagraphProperties = false
      this.#openRunning += 1
      this.#blocks.open()
    } else this.#setParagraph(name, attributes)
  }

  #setParagraph(name: string, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    if (name === 'pStyle') paragraph.style = attributes.get('val')
    else if (name === 'outlineLvl') paragraph.outlineLevel = Number(attributes.get('val'))
    else if (name === 'numId') paragraph.numberingId = attributes.get('val')
    else if (name === 'ilvl') paragraph.numberingLevel = Number(attributes.get('val'))
  }

  #openRunProperty(name: string, attributes: XmlAttributes): void {
    const value = attributes.get('val')
    if (name === 'vanish') this.#isHidden = isOn(attributes)
    else if (name === 'vertAlign') this.#isHigh = value === 'superscript'
    else if (name === 'position') this.#isHigh = Number(value) >= leastRise
  }

  #openContent(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'p':
        this.#paragraphs.push(emptyParagraph())
        break
      case 't':
        this.#isText = true
        break
      case 'pPr':
        this.#isParagraphProperties = true
        break
      case 'rPr':
        this.#isRunProperties = true
        break
      case 'gridSpan':
        this.#tables.at(-1)?.span(Number(attributes.get('val')))
        break
      case 'r':
        this.#isHidden = false
        this.#isHigh = false
        break
      case 'tab':
      case 'ptab':
        this.#write('\t')
        break
      case 'br':
      case 'cr':
        this.#write('\n')
        break
      case 'noBreakHyphen':
        this.#write('-')
        break
      case 'pgNum':
        this.#write(pageNumberMark)
        break
      case 'sym':
        this.#write(
          symbolCharacter(
            Number.parseInt(attributes.get('char') ?? '', 16) || 0x20,
            attributes.get('font') ?? '',
          ),
        )
        break
      case 'footnoteReference':
      case 'endnoteReference':
        this.#cite(name === 'endnoteReference' ? 'endnote' : 'footnote', attributes)
        break
      case 'instrText':
        this.#isInstruction = true
        break
      case 'fldSimple':
        this.#fields.beginResult(attributes.get('instr') ?? '')
        break
      case 'fldChar':
        this.#changeField(attributes.get('fldCharType') ?? '')
        break
      case 'checkBox':
      case 'checked':
      case 'default':
      case 'listEntry':
      case 'result':
        this.#fields.describe(name, attributes)
        break
      case 'txbxContent':
        this.#blocks.open()
        break
      case 'tbl':
        this.#tables.push(new WordTable(this.#blocks.innermost))
        break
      case 'tr':
        // A row that is in no table makes one of its own.
        if (this.#tables.length === 0) this.#tables.push(new WordTable(this.#blocks.innermost))
        this.#tables.at(-1)?.openRow()
        break
      case 'tc':
        this.#blocks.open()
        break
      case 'AlternateContent':
        this.#alternatives.push(false)
        break
      case 'Choice':
      case 'Fallback':
        this.#openAlternative(name)
        break
      case 'tcPrChange':
      case 'del':
      case 'moveFrom':
      case 'delText':
      case 'delInstrText':
      case 'rt':
        this.#skip(name)
        break
    }
  }

  #cite(kind: NoteKind, attributes: XmlAttributes): void {
    this.#write(`[${this.#context.notes.of(kind, attributes.get('id') ?? '')}]`)
  }

  #changeField(type: string): void {
    if (type === 'begin') this.#fields.begin()
    else if (type === 'end') this.#closeField()
    else this.#fields.separate()
  }

  #closeField(): void {
    this.#write(this.#fields.end())
  }

  #write(text: string): void {
    if (this.#isHidden || this.#fields.isInPageNumber) return
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.text += text
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    const block = paragraphBlock(paragraph, this.#context)
    if (block) this.#blocks.add([block])
    this.#blocks.add(paragraph.after)
  }

  #closeTextBox(): void {
    if (!this.#blocks.isNested) return
    const blocks = this.#blocks.close()
    if (blocks === null) return
    const host = this.#paragraphs.at(-1)
    if (host) append(host.after, anchored(blocks))
    else this.#blocks.add(blocks)
  }

  #closeCell(): void {
    if (!this.#blocks.isNested) return
    const blocks = this.#blocks.close()
    if (blocks === null) return
    const table = this.#tables.at(-1)
    if (table) table.addCell(blocks)
    else this.#blocks.add(blocks)
  }

  #closeRunning(): void {
    if (this.#openRunning === 0 || !this.#blocks.isNested) return
    this.#openRunning -= 1
    const blocks = this.#blocks.close()
    if (blocks !== null) append(this.#running, blocks)
    this.#isParagraphProperties = true
  }
}

/** Reads the paragraphs, lists, tables and text boxes of one part of a Word file, in order. */
export function readStory(xml: string, context: StoryContext): Block[] {
  const reader = new StoryReader(context)
  scanXml(xml, reader)
  return reader.blocks
}
