import type { Block } from '../../document/compose/compose-document.ts'
import { plainInline } from './plain-inline.ts'

const fence = /^ {0,3}(`{3,}|~{3,})/
const atx = /^ {0,3}(#{1,6})(?:[ \t]+|$)(.*?)(?:[ \t]+#+)?[ \t]*$/
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const bullet = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(.*)$/
const tableDivider = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/
const definition = /^ {0,3}\[(?!\^)[^\]]{1,500}\]:[ \t]*\S+/
/** More than a pattern may go back and forth over. */
const endlessSpace = /[ \t]{200,}/g
const note = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*(.*)$/

function withoutBlockHtml(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
}

function tableCells(line: string): string {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainInline(cell.trim()))
    .join(' | ')
}

/** Collects the lines of one paragraph and hands them on as blocks. */
class BlockWriter {
  readonly blocks: Block[] = []
  #lines: string[] = []
  #isTight = false

  open(line: string, isTight = false): void {
    this.close()
    this.#isTight = isTight
    this.#lines = [line]
  }

  continue(line: string): void {
    if (this.#lines.length === 0) this.#isTight = false
    this.#lines.push(line)
  }

  get isOpen(): boolean {
    return this.#lines.length > 0
  }

  close(heading?: number): void {
    if (this.#lines.length === 0) return
    const text = plainInline(this.#lines.join('\n'))
    this.#lines = []
    if (heading !== undefined) this.blocks.push({ text: text.replaceAll('\n', ' '), heading })
    else this.blocks.push({ text, isTight: this.#isTight })
  }

  add(block: Block): void {
    this.close()
    this.blocks.push(block)
  }
}

/**
 * Markdown as blocks of plain text: fenced code, images, tags and rules are left out, the marks of headings,
 * emphasis, links and quotes dropped, list markers made dashes. Linear in the number of lines.
 */
export function stripMarkdown(markdown: string): Block[] {
  const writer = new BlockWriter()
  let openFence: string | null = null
  let isListed = false
  let isTable = false

  for (const raw of withoutBlockHtml(markdown.replace(/\r\n?/g, '\n')).split('\n')) {
    const line = raw.replace(endlessSpace, ' ').replace(/^(?: {0,3}>[ \t]?){1,20}/, '')
    const fenced = fence.exec(line)?.[1]
    if (openFence !== null) {
      if (fenced?.startsWith(openFence) && line.trim() === fenced) openFence = null
      continue
    }
    if (fenced !== undefined) {
      writer.close()
      openFence = fenced
      continue
    }
    if (line.trim() === '') {
      writer.close()
      isTable = false
      continue
    }
    const heading = atx.exec(line)
    if (heading) {
      writer.open(heading[2] ?? '')
      writer.close(heading[1]?.length ?? 1)
      isListed = false
    } else if (writer.isOpen && !isListed && /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(line)) {
      writer.close(line.includes('=') ? 1 : 2)
    } else if (rule.test(line)) {
      writer.close()
      isListed = false
    } else if (line.includes('|') && tableDivider.test(line)) {
      isTable = true
    } else if (definition.test(line)) {
      writer.close()
    } else if (note.test(line)) {
      const [, label = '', text = ''] = note.exec(line) ?? []
      writer.open(`${label}: ${text}`)
      isListed = false
    } else if (bullet.test(line)) {
      writer.open(`- ${bullet.exec(line)?.[1] ?? ''}`, isListed)
      isListed = true
    } else if (/^\s*\|.*\|\s*$/.test(line) || (isTable && line.includes('|'))) {
      writer.add({ text: tableCells(line), isTight: isTable || line.trim().startsWith('|') })
    } else {
      if (!writer.isOpen) isListed = /^(?: {2,}|\t)/.test(line) && isListed
      writer.continue(line.trim())
    }
  }
  writer.close()
  return writer.blocks
}
