/** Encrypted bytes with the random value that they were encrypted with. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** What a piece belongs to. It is authenticated with it, so that no piece can stand in for another or be left out. */
interface Place {
  readonly document: string
  readonly part: string
  readonly number: number
  readonly pieces: number
}

const pieceBytes = 4 * 1024 * 1024
const ivBytes = 12

function algorithm(iv: Uint8Array<ArrayBuffer>, place: Place) {
  const { document, part, number, pieces } = place
  const additionalData = new TextEncoder().encode(JSON.stringify([document, part, number, pieces]))
  return { name: 'AES-GCM', iv, additionalData }
}

async function sealPiece(key: CryptoKey, place: Place, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return { iv, data: await crypto.subtle.encrypt(algorithm(iv, place), key, bytes) }
}

/** Encrypts bytes in pieces of 4 MB. No bytes are one empty piece. */
export async function seal(
  key: CryptoKey,
  document: string,
  part: string,
  bytes: Blob,
): Promise<Sealed[]> {
  const pieces = Math.max(1, Math.ceil(bytes.size / pieceBytes))
  const sealed: Sealed[] = []
  for (let number = 0; number < pieces; number += 1) {
    const piece = bytes.slice(number * pieceBytes, (number + 1) * pieceBytes)
    const place = { document, part, number, pieces }
    sealed.push(await sealPiece(key, place, await piece.arrayBuffer()))
  }
  return sealed
}

/** The bytes of each piece again. Rejects when a piece is missing, changed or of another document. */
export async function unseal(
  key: CryptoKey,
  document: string,
  part: string,
  sealed: readonly Sealed[],
): Promise<ArrayBuffer[]> {
  const pieces = sealed.length
  const opened: ArrayBuffer[] = []
  for (const [number, { iv, data }] of sealed.entries()) {
    const place = { document, part, number, pieces }
    opened.push(await crypto.subtle.decrypt(algorithm(iv, place), key, data))
  }
  return opened
}
