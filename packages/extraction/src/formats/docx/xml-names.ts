const slots = 256

/** Where the hash of a name goes on with its next character. */
export function nextHash(hash: number, code: number): number {
  return (hash * 31 + code) & (slots - 1)
}

/** Names of elements that a scan looks out for: told from other names without copying them. */
export class XmlNames {
  /** By hash, a name that finds its place taken in the next free one. */
  readonly #slots: string[] = new Array<string>(slots).fill('')

  constructor(names: readonly string[]) {
    for (const name of names) {
      let slot = XmlNames.hash(name)
      while (this.#slots[slot] !== '') slot = (slot + 1) & (slots - 1)
      this.#slots[slot] = name
    }
  }

  static hash(name: string): number {
    let hash = 0
    for (let at = 0; at < name.length; at += 1) hash = nextHash(hash, name.charCodeAt(at))
    return hash
  }

  /** The name that is in `xml` from `start` to `end` and has this hash; empty when it is none of them. */
  find(xml: string, start: number, end: number, hash: number): string {
    for (let slot = hash; ; slot = (slot + 1) & (slots - 1)) {
      const name = this.#slots[slot] as string
      if (name === '' || (name.length === end - start && xml.startsWith(name, start))) return name
    }
  }
}
