import { describe, expect, it } from 'vitest'
import { docOf, oleOf } from '../../test/doc-files.ts'
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
