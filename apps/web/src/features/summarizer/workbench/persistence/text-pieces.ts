import { yieldToMain } from '../../../../lib/browser/yield-to-main.ts'

/** A piece of this length is written without blocking the screen. */
export const pieceCharacters = 250_000

const pieceKey = (key: string, start: number) => `${key}.${start / pieceCharacters}`

/** Writes a text to this tab under keys that begin with `key`, with pauses. Rejects where it does not fit, or when stopped. */
export async function writePieces(key: string, text: string, signal: AbortSignal): Promise<void> {
  for (let start = 0; start < text.length; start += pieceCharacters) {
    if (start > 0) await yieldToMain()
    signal.throwIfAborted()
    sessionStorage.setItem(pieceKey(key, start), text.slice(start, start + pieceCharacters))
  }
}

/** The text of that many characters, or null where a part of it is missing. */
export function readPieces(key: string, characters: number): string | null {
  let text = ''
  for (let start = 0; start < characters; start += pieceCharacters) {
    text += sessionStorage.getItem(pieceKey(key, start)) ?? ''
  }
  return text.length === characters ? text : null
}

/** Removes what is kept in this tab under a key, and its pieces. */
export function removeKept(key: string): void {
  for (const one of Object.keys(sessionStorage)) {
    if (one === key || one.startsWith(`${key}.`)) sessionStorage.removeItem(one)
  }
}
