import { type SavedWork, writeKept } from './saved-work.ts'
import { workKey } from './tab-storage.ts'
import { pieceCharacters, removeKept, writePieces } from './text-pieces.ts'

export interface WorkKeeper {
  /** Keeps the work of this tab; where it does not fit, nothing is kept. */
  save(work: SavedWork): void
  drop(): void
  /** Leaves off writing. */
  stop(): void
}

/**
 * Keeps work in this tab. A long text is written once, in pieces with pauses between them, and the work counts as kept
 * when they are complete. `known` is the content that was kept before.
 */
export function createWorkKeeper(known = ''): WorkKeeper {
  let kept = known
  // Was too long for this browser: not tried again with every change.
  let refused: string | null = null
  let writing: { readonly stop: AbortController; work: SavedWork } | null = null

  const stop = () => {
    writing?.stop.abort()
    writing = null
  }
  const drop = () => {
    stop()
    kept = ''
    removeKept(workKey)
  }
  const refuse = (content: string) => {
    drop()
    refused = content
  }
  const writeRecord = (work: SavedWork) => {
    const { content } = work.document
    const record = { ...work, document: { ...work.document, content: '' }, pieced: content.length }
    if (!writeKept(workKey, record)) refuse(content)
  }
  const writeText = async (work: SavedWork) => {
    const { content } = work.document
    const mine = { stop: new AbortController(), work }
    writing = mine
    try {
      await writePieces(workKey, content, mine.stop.signal)
      kept = content
      writing = null
      writeRecord(mine.work)
    } catch {
      if (writing === mine) refuse(content)
    }
  }
  return {
    save(work) {
      const { content } = work.document
      if (content === refused) return
      if (writing !== null && content === writing.work.document.content) {
        writing.work = work
      } else if (content.length <= pieceCharacters) {
        if (kept !== '' || writing !== null) drop()
        writeKept(workKey, work)
      } else if (content === kept) {
        writeRecord(work)
      } else {
        drop()
        void writeText(work)
      }
    },
    drop,
    stop,
  }
}
