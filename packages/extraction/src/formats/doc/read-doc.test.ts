import { describe, expect, it } from 'vitest'
import { docOf, oleOf } from '../../../test/doc-files.ts'
import { readDoc } from './read-doc.ts'

describe('readDoc', () => {
  it('reads single-byte and UTF-16 pieces as one text', () => {
    const { content, kind } = readDoc(docOf({ single: 'One \x93caf\xe9\x94\r', double: 'Два €\r' }))
    expect([kind, content]).toEqual(['doc', 'One "café"\n\nДва €'])
  })

  it('keeps table rows as rows', () => {
    const single = 'Before\rItem\x07Price\x07\x07Apples\x07293\x07\x07After\r'
    expect(readDoc(docOf({ single })).content).toContain('Item | Price\nApples | 293')
  })

  it('gives field results and line breaks, not instructions and pictures', () => {
    const single = 'a\x13HYPERLINK "x"\x14link\x15\x01b\x0bc\x13 PAGE \x147\x15\x1ed\x1f\r'
    expect(readDoc(docOf({ single })).content).toBe('alinkb\nc-d')
  })

  it('gives footnotes once, with the label of their mark', () => {
    const document = readDoc(
      docOf({ single: 'Body\u0002 goes on\r', footnotes: '\u0002 A note\r' }),
    )
    expect(document.content).toBe('Body[1] goes on\n\n[1] A note')
  })

  it('ends table rows where properties say so, those too long for their page included', () => {
    const single = 'A\x07B\x07\x07C\x07\x07\x07After\r'
    const inTable = [0x16, 0x24, 1]
    const rowEnd = [...inTable, 0x17, 0x24, 1]
    const data = new Uint8Array(200)
    data.set([rowEnd.length, 0, ...rowEnd], 100)
    const { content } = readDoc(
      docOf({
        single,
        data,
        paragraphs: [
          { start: 0, end: 4, properties: inTable },
          { start: 4, end: 5, properties: [0x46, 0x66, 100, 0, 0, 0] },
          { start: 5, end: 8, properties: inTable },
          { start: 8, end: 9, properties: rowEnd },
          { start: 9, end: single.length, properties: [] },
        ],
      }),
    )
    expect(content).toBe('A | B\n\nC\n\nAfter')
  })

  it('takes insertions in and leaves deleted and hidden text out', () => {
    const single = 'kept old new secret end\r'
    const run = (word: string, properties: readonly number[]) => ({
      start: single.indexOf(word),
      end: single.indexOf(word) + word.length,
      properties,
    })
    const characters = [
      run('old ', [0x00, 0x08, 1]),
      run('new ', [0x01, 0x08, 1]),
      run('secret ', [0x3c, 0x08, 1]),
    ]
    expect(readDoc(docOf({ single, characters })).content).toBe('kept new end')
  })

  it('gives text boxes, endnotes, comments and headers once each, page numbers out', () => {
    const { content } = readDoc(
      docOf({
        single: 'Body\u0002\u0005\r',
        boxes: 'boxed\r',
        endnotes: '\u0002 An endnote\r',
        comments: '\u0005Check this\r',
        headers: 'Letterhead\rLetterhead\rPage \x13 PAGE \x147\x15 of \x13NUMPAGES\x149\x15\r',
      }),
    )
    expect(content).toBe('Body[1]\n\nboxed\n\n[1] An endnote\n\nComment: Check this\n\nLetterhead')
  })

  it.each([
    ['an encrypted document', docOf({ single: 'secret\r', isEncrypted: true })],
    ['an encrypted DOCX', oleOf({ EncryptedPackage: new Uint8Array(5000) })],
    ['another compound file', oleOf({ Workbook: new Uint8Array(5000) })],
  ])('refuses %s', (_what, bytes) => {
    expect(() => readDoc(bytes)).toThrow(
      'Failed to process document. Please ensure the file is not corrupted or password-protected.',
    )
  })

  it('ends with an error, not in a loop, on broken files', () => {
    const whole = docOf({ single: 'text\r' })
    for (let cut = 8; cut < whole.length; cut += 97) {
      try {
        readDoc(whole.subarray(0, cut))
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }
    const looping = whole.slice()
    new DataView(looping.buffer).setUint32(512 + 8, 2, true)
    expect(() => readDoc(looping)).not.toThrow(RangeError)
    expect(() => readDoc(docOf({ single: '\r' }))).toThrow('No text content could be extracted')
  })
})
