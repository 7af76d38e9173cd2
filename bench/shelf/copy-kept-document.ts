interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

interface Row {
  readonly id: string
  readonly listing: Sealed
  readonly parts: Readonly<Record<string, { readonly pieces: number }>>
}

interface Piece extends Sealed {
  readonly document: string
  readonly part: string
  readonly number: number
}

/** Runs in the page: keeps the one document of this browser that many times more, each encrypted on its own. */
export async function copyKeptDocument(times: number): Promise<void> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answerOf(indexedDB.open('precis-documents'))
  const read = <T>(store: string) =>
    answerOf<T[]>(database.transaction(store).objectStore(store).getAll())
  const [{ key } = { key: null }] = await read<{ key: CryptoKey }>('keys')
  const [row] = await read<Row>('documents')
  const pieces = await read<Piece>('pieces')
  if (key === null || row === undefined) throw new Error('no document is kept')

  const sealAgain = async (sealed: Sealed, place: readonly unknown[], id: string) => {
    const wayFor = (document: string, iv: Uint8Array<ArrayBuffer>) => {
      const additionalData = new TextEncoder().encode(JSON.stringify([document, ...place]))
      return { name: 'AES-GCM', iv, additionalData }
    }
    const bytes = await crypto.subtle.decrypt(wayFor(row.id, sealed.iv), key, sealed.data)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, data: await crypto.subtle.encrypt(wayFor(id, iv), key, bytes) }
  }
  for (let copy = 0; copy < times; copy += 1) {
    const id = crypto.randomUUID()
    const listing = await sealAgain(row.listing, ['listing', 0, 1], id)
    const copies = await Promise.all(
      pieces.map(async (piece) => {
        const place = [piece.part, piece.number, row.parts[piece.part]?.pieces]
        return { ...piece, document: id, ...(await sealAgain(piece, place, id)) }
      }),
    )
    const change = database.transaction(['documents', 'pieces'], 'readwrite')
    const written = [
      answerOf(change.objectStore('documents').put({ ...row, id, listing })),
      ...copies.map((piece) => answerOf(change.objectStore('pieces').put(piece))),
    ]
    await Promise.all(written)
  }
  database.close()
}
