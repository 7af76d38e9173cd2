import type { Block } from '../../document/compose/compose-document.ts'
import { type ParagraphState, Story } from '../../document/compose/story.ts'
import { scanXml, type XmlAttributes } from '../xml/scan-xml.ts'

const names = new Set(['sp', 'pt', 'ph', 'p', 't', 'br', 'tab', 'tbl', 'tc', 'tr'])
const deepestTable = 8
const titles = new Set(['title', 'ctrTitle'])
/** What a slide repeats from its master. */
const repeated = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg'])

/** What a part of a presentation is: only the notes themselves are read of the page of notes. */
export type SlidePart = 'slide' | 'notes' | 'diagram'

class SlideStory {
  readonly names = names
  readonly #part: SlidePart
  readonly #story = new Story()
  #placeholder: string | null = null
  #texts = 0
  #tables = 0

  constructor(part: SlidePart) {
    this.#part = part
  }

  get wantsText(): boolean {
    return this.#texts > 0 && this.#isRead
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'sp' || name === 'pt') this.#placeholder = null
    else if (name === 'ph') this.#placeholder = attributes.get('type') ?? 'body'
    else if (name === 't') this.#texts += 1
    else if (name === 'br') this.#story.write('\n')
    else if (name === 'tab') this.#story.write('\t')
    else if (name === 'tbl') this.#tables += 1
  }

  close(name: string): void {
    if (name === 't') this.#texts = Math.max(0, this.#texts - 1)
    else if (name === 'p') this.#story.endParagraph(this.#state())
    else if (name === 'tc') this.#story.endCell(this.#tableDepth, this.#state())
    else if (name === 'tr') this.#story.endRow(this.#tableDepth)
    else if (name === 'tbl') this.#tables = Math.max(0, this.#tables - 1)
    else if (name === 'sp') this.#placeholder = null
  }

  text(text: string): void {
    this.#story.write(text)
  }

  end(): Block[] {
    return this.#story.close(this.#state())
  }

  get #isRead(): boolean {
    if (this.#part === 'notes') return this.#placeholder === 'body'
    return this.#placeholder === null || !repeated.has(this.#placeholder)
  }

  get #tableDepth(): number {
    return Math.min(this.#tables, deepestTable)
  }

  #state(): ParagraphState {
    const isTitle = this.#placeholder !== null && titles.has(this.#placeholder)
    const heading = isTitle && this.#part === 'slide' ? 1 : undefined
    return { tableDepth: this.#tableDepth, heading, isListItem: false }
  }
}

/** The texts of a part of a presentation, the title first. */
export function readSlide(xml: string, part: SlidePart): Block[] {
  const story = new SlideStory(part)
  scanXml(xml, story)
  const blocks = story.end()
  const isTitle = ({ heading }: Block) => heading !== undefined
  return [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))]
}
