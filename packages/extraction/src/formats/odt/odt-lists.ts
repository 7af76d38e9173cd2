import {
  type ListInstance,
  type ListLevel,
  ListNumbering,
} from '../../document/compose/list-numbering.ts'
import type { XmlAttributes } from '../xml/scan-xml.ts'
import { type OdtStyles, outlineList } from './odt-styles.ts'

interface OpenList {
  readonly style: string
  /** The run of lists that are counted on in each other. */
  readonly run: string
}

/** Counts the items of the lists of an OpenDocument text, and its headings. */
export class OdtLists {
  readonly #styles: OdtStyles
  readonly #levels = new Map<string, ReadonlyMap<number, ListLevel>>()
  readonly #instances = new Map<string, ListInstance>()
  readonly #numbering = new ListNumbering(() => ({
    levels: this.#levels,
    instances: this.#instances,
  }))
  readonly #open: OpenList[] = []
  readonly #runOfId = new Map<string, string>()
  readonly #runOfStyle = new Map<string, string>()

  constructor(styles: OdtStyles) {
    this.#styles = styles
    this.#begin(outlineList, outlineList)
  }

  get depth(): number {
    return this.#open.length
  }

  open(attributes: XmlAttributes): void {
    const outer = this.#open.at(-1)
    const style = attributes.get('style-name') ?? outer?.style ?? ''
    const run = outer?.run ?? this.#runOf(style, attributes)
    const id = attributes.get('id')
    if (id !== undefined) this.#runOfId.set(id, run)
    this.#open.push({ style, run })
  }

  close(): void {
    this.#open.pop()
  }

  /** Has the next item of the innermost list get this number. */
  restart(start: number): void {
    const list = this.#open.at(-1)
    if (list) this.#numbering.restart(this.#keyOf(list), this.#open.length - 1, start)
  }

  /** The label of the next item of the innermost list. Items of unknown lists have a bullet. */
  nextItem(): string {
    const list = this.#open.at(-1)
    if (!list) return ''
    const level = this.#styles.levels.get(list.style)?.get(this.#open.length - 1)
    if (!level || level.format === 'bullet') return '\u2022'
    return this.#numbering.next(this.#keyOf(list), this.#open.length - 1)
  }

  nextHeading(level: number): string {
    return this.#numbering.next(outlineList, level - 1)
  }

  #runOf(style: string, attributes: XmlAttributes): string {
    const continued = this.#runOfId.get(attributes.get('continue-list') ?? '')
    const isContinued = attributes.get('continue-numbering') === 'true'
    const before = continued ?? (isContinued ? this.#runOfStyle.get(style) : undefined)
    const run = before ?? String(this.#instances.size)
    this.#runOfStyle.set(style, run)
    return run
  }

  #keyOf({ style, run }: OpenList): string {
    const key = `${run} ${style}`
    if (!this.#instances.has(key)) this.#begin(key, style)
    return key
  }

  #begin(key: string, style: string): void {
    this.#instances.set(key, { abstractId: key, starts: new Map() })
    this.#levels.set(key, this.#styles.levels.get(style) ?? new Map())
  }
}
