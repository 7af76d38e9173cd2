import { readZip } from './read-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

const maxPartBytes = 96 * 1024 * 1024
const maxTotalBytes = 192 * 1024 * 1024
const utf8 = new TextDecoder()

/** Bytes of XML as text; UTF-16 is told by its byte-order mark. */
export function decodeXml(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return utf8.decode(bytes)
}

/** The XML parts of a document kept as a ZIP archive, with one allowance of memory for all of them. */
export class Archive {
  readonly #entries: Map<string, ZipEntry>
  #left = maxTotalBytes

  constructor(bytes: Uint8Array) {
    this.#entries = readZip(bytes)
  }

  /** The text of a part, null when there is no such part. Throws `ZipError` when it is broken or too large. */
  get(name: string): string | null {
    const entry = this.#entries.get(name)
    if (!entry) return null
    const data = entry.read(Math.min(maxPartBytes, this.#left))
    this.#left -= data.length
    return decodeXml(data)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }
}

/** The name of the part that a link in a part of `folder` leads to. */
export function resolvePart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path: string[] = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}

/** The folder of a part, empty for one at the top. */
export function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')))
}
