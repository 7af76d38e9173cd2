import { expect, it } from 'vitest'
import { encodeIco } from './ico.ts'

it('lists each image with its size, length and place', () => {
  const file = encodeIco([
    { sizePx: 16, png: new Uint8Array([1, 2, 3]) },
    { sizePx: 48, png: new Uint8Array([4, 5]) },
  ])
  const view = new DataView(file.buffer)
  expect([0, 2, 4].map((at) => view.getUint16(at, true))).toEqual([0, 1, 2])
  const entries = [6, 22].map((at) => ({
    sizePx: view.getUint8(at),
    bytes: [
      ...file.subarray(
        view.getUint32(at + 12, true),
        view.getUint32(at + 12, true) + view.getUint32(at + 8, true),
      ),
    ],
  }))
  expect(entries).toEqual([
    { sizePx: 16, bytes: [1, 2, 3] },
    { sizePx: 48, bytes: [4, 5] },
  ])
})
