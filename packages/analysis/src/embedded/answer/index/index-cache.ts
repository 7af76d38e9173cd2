import { indexSentences, type SentenceIndex } from './sentence-index.ts'

const maxEntries = 32
/** An index takes about 50 bytes a character. The one used last is kept whatever its length. */
const maxCharacters = 6_000_000
const keptMs = 10 * 60 * 1000

interface Entry {
  readonly index: Promise<SentenceIndex>
  expiry: ReturnType<typeof setTimeout>
}

/** Keeps the indexes of the documents asked about last: in memory only, within those limits, and dropped ten minutes after the last question. */
export interface IndexCache {
  get(content: string, signal: AbortSignal | undefined): Promise<SentenceIndex>
}

export function createIndexCache(): IndexCache {
  const entries = new Map<string, Entry>()
  const drop = (content: string): void => {
    const entry = entries.get(content)
    if (entry === undefined) return
    clearTimeout(entry.expiry)
    entries.delete(content)
  }
  const keep = (content: string, index: Promise<SentenceIndex>): void => {
    drop(content)
    const expiry = setTimeout(() => {
      entries.delete(content)
    }, keptMs)
    letProcessEnd(expiry)
    entries.set(content, { index, expiry })
    let characters = 0
    for (const key of entries.keys()) characters += key.length
    for (const key of [...entries.keys()]) {
      if (entries.size <= maxEntries && characters <= maxCharacters) break
      if (key === content) continue
      characters -= key.length
      drop(key)
    }
  }
  return {
    async get(content, signal) {
      const known = entries.get(content)
      if (known !== undefined) {
        const index = await known.index
        keep(content, known.index)
        return index
      }
      const index = await indexSentences(content, signal)
      keep(content, Promise.resolve(index))
      return index
    },
  }
}

function letProcessEnd(timer: unknown): void {
  if (typeof timer === 'object' && timer !== null && 'unref' in timer) {
    const { unref } = timer
    if (typeof unref === 'function') unref.call(timer)
  }
}
