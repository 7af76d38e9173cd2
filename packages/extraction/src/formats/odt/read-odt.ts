import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { scanXml, type XmlAttributes } from '../docx/scan-xml.ts'
import { XmlNames } from '../docx/xml-names.ts'
import { Archive } from '../zip/archive.ts'

const names = new XmlNames([
  ...['text', 'h', 'p', 's', 'tab', 'line-break', 'list', 'list-item', 'list-header'],
  ...['table', 'table-row', 'table-cell', 'note', 'note-citation', 'tracked-changes', 'annotation'],
])
const mostSpaces = 100
const mostRepeats = 100
const deepestTable = 8

/** Gathers the text of an OpenDocument text. */
class OdtStory {
  readonly names = names
  readonly #story = new Story()
  #paragraphs = 0
  #unseen = 0
  #tables = 0
  #lists = 0
  #repeats = 1
  #heading: number | undefined
  #isFirstOfItem = false
  #isListItem = false

  get wantsText(): boolean {
    return this.#paragraphs > 0 && this.#unseen === 0
  }

  open(name: string, attributes: XmlAttributes): boolean {
    if (this.#unseen > 0 || name === 'tracked-changes') {
      this.#unseen += 1
      return false
    }
    if (name === 'p' || name === 'h') this.#openParagraph(name, attributes)
    else if (name === 's') {
      this.#story.write(' '.repeat(Math.min(mostSpaces, Number(attributes.get('c') ?? 1) || 1)))
    } else if (name === 'tab') this.#story.write('\t')
    else if (name === 'line-break') this.#story.write('\n')
    else if (name === 'list') this.#lists += 1
    else if (name === 'list-item') this.#isFirstOfItem = true
    else if (name === 'table') this.#tables += 1
    else if (name === 'table-cell') {
      this.#repeats = Number(attributes.get('number-columns-repeated') ?? 1) || 1
    } else if (name === 'note' || name === 'annotation') this.#story.write(' (')
    return false
  }

  close(name: string): void {
    if (this.#unseen > 0) this.#unseen -= 1
    else if (name === 'p' || name === 'h') this.#closeParagraph()
    else if (name === 'list') this.#lists = Math.max(0, this.#lists - 1)
    else if (name === 'table-cell') this.#endCells()
    else if (name === 'table-row') this.#story.endRow(this.#tableDepth)
    else if (name === 'table') this.#tables = Math.max(0, this.#tables - 1)
    else if (name === 'note-citation') this.#story.write(' ')
    else if (name === 'note' || name === 'annotation') this.#story.write(') ')
  }

  text(text: string): void {
    this.#story.write(text.replace(/\s+/g, ' '))
  }

  end(): Block[] {
    return this.#story.close(this.#state())
  }

  #openParagraph(name: string, attributes: XmlAttributes): void {
    this.#paragraphs += 1
    if (this.#paragraphs > 1) return
    this.#heading = name === 'h' ? Number(attributes.get('outline-level') ?? 1) || 1 : undefined
    this.#isListItem = this.#lists > 0 && this.#isFirstOfItem && name === 'p'
    if (this.#isListItem) this.#story.write('\u2022 ')
    this.#isFirstOfItem = false
  }

  /** A note is within its paragraph, in brackets. */
  #closeParagraph(): void {
    this.#paragraphs = Math.max(0, this.#paragraphs - 1)
    if (this.#paragraphs > 0) this.#story.write(' ')
    else this.#story.endParagraph(this.#state())
  }

  #endCells(): void {
    const times = Math.min(mostRepeats, this.#repeats)
    for (let time = 0; time < times; time += 1) this.#story.endCell(this.#tableDepth, this.#state())
  }

  get #tableDepth(): number {
    return Math.min(this.#tables, deepestTable)
  }

  #state(): ParagraphState {
    return { tableDepth: this.#tableDepth, heading: this.#heading, isListItem: this.#isListItem }
  }
}

/** Reads an OpenDocument text, as LibreOffice writes it. Deleted text is out, notes are in brackets where they are cited. */
export function readOdt(bytes: Uint8Array): ExtractedDocument {
  const story = new OdtStory()
  scanXml(new Archive(bytes).get('content.xml') ?? '', story)
  return composeDocument('odt', [{ blocks: story.end() }])
}
