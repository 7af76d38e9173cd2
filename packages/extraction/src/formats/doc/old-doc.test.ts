import { describe, expect, it } from 'vitest'
import { docOf } from '../../../test/doc-files.ts'
import { fileOf } from '../../../test/files.ts'
import { word2Of, word6Of } from '../../../test/old-doc-files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { readFile } from '../../reader/read-file.ts'

const read = async (bytes: Uint8Array) =>
  (await readFile(fileOf('a.doc', bytes), { openPdf: openNodePdf })).content

// "Договор" in windows-1251, "Σύμβαση" in windows-1253.
const russian = Uint8Array.of(0xc4, 0xee, 0xe3, 0xee, 0xe2, 0xee, 0xf0, 0x0d)
const greek = Uint8Array.of(0xd3, 0xfd, 0xec, 0xe2, 0xe1, 0xf3, 0xe7, 0x0d)
const directory = 1024

describe('old Word files', () => {
  it('reads Word 6 in the code page of its language, or of its font', async () => {
    expect(await read(word6Of({ text: russian, language: 0x0419 }))).toBe('Договор')
    expect(await read(word6Of({ text: greek, language: 0x0408 }))).toBe('Σύμβαση')
    expect(await read(word6Of({ text: russian, charset: 204 }))).toBe('Договор')
  })

  it('keeps western text western, whatever fonts are listed', async () => {
    const text = new Uint8Array([...'caf\xe9 au lait\r'].map((letter) => letter.charCodeAt(0)))
    expect(await read(word6Of({ text, charset: 204 }))).toBe('café au lait')
    text[3] = 0x8e
    expect(await read(word6Of({ text, isMacintosh: true }))).toBe('café au lait')
  })

  it('makes sections of the headings of Word 6, and keeps its rows', async () => {
    const text = new TextEncoder().encode('Lease\rItem\x07Rent\x07\x07Notice\rThree months.\r')
    const bytes = word6Of({ text, styles: [1, 2, 0] })
    const { content, sections } = await readFile(fileOf('a.doc', bytes), { openPdf: openNodePdf })
    expect(content).toBe('Lease\n\nItem | Rent\n\nNotice\n\nThree months.')
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Lease', 1],
      ['Notice', 2],
    ])
  })

  it('reads Word 2, which is no compound file', async () => {
    const text = new TextEncoder().encode('First paragraph\rItem\x07Price\x07\x07Last\r')
    expect(await read(word2Of({ text }))).toBe('First paragraph\n\nItem | Price\n\nLast')
  })
})

describe('compound files', () => {
  it('finds streams whatever the case of their names', async () => {
    const bytes = docOf({ single: 'Found\r' })
    for (const entry of [1, 2]) {
      for (let at = directory + entry * 128; bytes[at] !== 0; at += 2) {
        bytes[at] = String.fromCharCode(bytes[at] ?? 0)
          .toUpperCase()
          .charCodeAt(0)
      }
    }
    expect(await read(bytes)).toBe('Found')
  })

  it('reads the document whatever class its folders and header name', async () => {
    const bytes = docOf({ single: 'Found\r' })
    const wordClass = [0x06, 0x09, 0x02, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46]
    for (const id of [wordClass, wordClass.toReversed(), wordClass.map((byte) => ~byte & 0xff)]) {
      bytes.set(id, 8)
      bytes.set(id, directory + 80)
      expect(await read(bytes)).toBe('Found')
    }
    bytes.set([0xff, 0xfe], 28)
    expect(await read(bytes)).toBe('Found')
  })

  it('reads the document, not one that is embedded in it', async () => {
    const bytes = docOf({ single: 'The document itself\r' })
    const view = new DataView(bytes.buffer)
    const entry = (index: number) => directory + index * 128
    // The first entry of that name becomes one of another folder, with the other stream in it.
    bytes.copyWithin(entry(3), entry(1), entry(2))
    view.setUint32(entry(1) + 116, view.getUint32(entry(2) + 116, true), true)
    view.setUint32(entry(0) + 76, 2, true)
    view.setUint32(entry(2) + 72, 3, true)
    expect(await read(bytes)).toBe('The document itself')
  })

  it('reads the text when the pages of its properties are damaged', async () => {
    const characters = [{ start: 0, end: 4, properties: [0x3c, 0x08, 0] }]
    const bytes = docOf({ single: 'Text\r', characters, paragraphs: characters })
    const view = new DataView(bytes.buffer)
    const stream = 3 * 512
    for (const place of [0xfa, 0x102, 0xaa]) {
      view.setUint32(stream + place, 0x7fffffff, true)
      view.setUint32(stream + place + 4, 100, true)
    }
    expect(await read(bytes)).toBe('Text')
  })
})
