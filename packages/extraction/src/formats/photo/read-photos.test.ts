import { describe, expect, it } from 'vitest'
import { recognitionOf } from '../../../test/fake-recognition.ts'
import { fileOf } from '../../../test/files.ts'
import type { Recognition, Recognizer } from '../../ocr/recognition.ts'
import { declaredSize } from './image-size.ts'
import { readPhotos } from './read-photos.ts'

const blank = { width: 10, height: 10, data: new Uint8Array(100) }
const jpegStart = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16)
const photo = (name: string) => fileOf(name, jpegStart, 'image/jpeg')

function recognizerOf(...results: (Recognition | Error)[]): Recognizer {
  return {
    atOnce: 1,
    recognize: async () => {
      const next = results.shift()
      if (next === undefined || next instanceof Error) throw next
      return next
    },
    close: () => {},
  }
}

const read = (names: string[], recognizer: Recognizer, decode = async () => blank) =>
  readPhotos(names.map(photo), { decode, recognizer, maxFileBytes: 100 })

describe('readPhotos', () => {
  it('makes a page of each photo, in order, and keeps the places of its words', async () => {
    const { kind, content, pages } = await read(
      ['1.jpg', '2.jpg'],
      recognizerOf(
        recognitionOf('The first page.'),
        recognitionOf('The second.', { confidence: 41.6 }),
      ),
    )
    expect([kind, content]).toEqual(['photo', 'The first page.\n\nThe second.'])
    expect(pages.map(({ number, source, confidence }) => [number, source, confidence])).toEqual([
      [1, 'ocr', 90],
      [2, 'ocr', 42],
    ])
    expect(pages[0]?.words?.[1]).toEqual({
      text: 'first',
      left: 0.1,
      top: 0.0125,
      width: 0.0833,
      height: 0.015,
    })
  })

  it('leaves the fallback texts for photos without words and after a failure', async () => {
    const { content, pages } = await read(
      ['1.jpg', '2.jpg', '3.jpg'],
      recognizerOf(recognitionOf(''), new Error('broken'), recognitionOf('Words at last.')),
    )
    expect(content).toBe('[No text found via OCR]\n\n[OCR processing failed]\n\nWords at last.')
    expect(pages.map(({ source }) => source)).toEqual(['unread', 'failed', 'ocr'])
  })

  it('refuses no photo, a broken one, another kind of file, one too big and photos without any text', async () => {
    const none = recognizerOf(recognitionOf(''))
    await expect(read([], none)).rejects.toMatchObject({ code: 'no_file' })
    await expect(
      read(['1.jpg'], none, () => Promise.reject(new Error('not a picture'))),
    ).rejects.toMatchObject({ code: 'failed' })
    await expect(
      readPhotos([fileOf('1.jpg', '%PDF-1.7', 'image/jpeg')], {
        decode: async () => blank,
        recognizer: none,
        maxFileBytes: 100,
      }),
    ).rejects.toMatchObject({ code: 'failed' })
    await expect(
      readPhotos([fileOf('1.jpg', 'x'.repeat(101))], {
        decode: async () => blank,
        recognizer: none,
        maxFileBytes: 100,
      }),
    ).rejects.toMatchObject({ code: 'too_big' })
    await expect(read(['1.jpg'], none)).rejects.toMatchObject({ code: 'no_text' })
  })

  it('refuses a picture that would not fit into memory before decoding it', async () => {
    const bomb = Uint8Array.of(
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      ...new Array(8).fill(0),
      0,
      1,
      0,
      0,
      0,
      1,
      0,
      0,
    )
    const decoding = readPhotos([fileOf('bomb.png', bomb)], {
      decode: () => Promise.reject(new Error('was decoded')),
      recognizer: recognizerOf(),
      maxFileBytes: 100,
    })
    await expect(decoding).rejects.toMatchObject({ code: 'too_many_pixels' })
  })
})

it('reads the largest size that a HEIC lists, and refuses one too large before decoding it', async () => {
  const box = (name: string, ...values: number[]) => {
    const bytes = new Uint8Array(8 + values.length * 4)
    const view = new DataView(bytes.buffer)
    view.setUint32(0, bytes.length)
    for (const [at, letter] of [...name].entries()) bytes[4 + at] = letter.charCodeAt(0)
    for (const [at, value] of values.entries()) view.setUint32(8 + at * 4, value)
    return [...bytes]
  }
  const heic = (width: number, height: number) =>
    Uint8Array.of(
      ...box('ftyp', 0x68656963, 0),
      ...box('ispe', 0, 512, 512),
      ...box('ispe', 0, width, height),
    )
  expect(declaredSize(heic(4032, 3024))).toEqual({ width: 4032, height: 3024 })
  const reading = readPhotos([fileOf('1.heic', heic(60_000, 60_000), 'image/heic')], {
    decode: () => Promise.reject(new Error('was decoded')),
    recognizer: recognizerOf(),
    maxFileBytes: 1000,
  })
  await expect(reading).rejects.toMatchObject({ code: 'too_many_pixels' })
})

it('reads the size that a JPEG declares', () => {
  const head = Uint8Array.of(
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3],
  )
  expect(declaredSize(head)).toEqual({ width: 4000, height: 3000 })
  expect(declaredSize(Uint8Array.of(0x47, 0x49, 0x46))).toBeNull()
})
