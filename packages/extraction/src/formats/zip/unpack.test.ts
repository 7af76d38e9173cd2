import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpack } from './unpack.ts'

const xml = new TextEncoder().encode(
  Array.from({ length: 400 }, (_, n) => `<w:p w:rsidR="${n * 7919}"><w:t>ä ${n}</w:t></w:p>`).join(
    '',
  ),
)
const noise = Uint8Array.from(
  { length: 70_000 },
  (_, n) => (n * n * 7919 + (n >> 3) * 104_729) >> 7,
)
const samples: Record<string, Uint8Array> = {
  nothing: new Uint8Array(0),
  'one byte': Uint8Array.of(65),
  'one byte over and over': new Uint8Array(300_000).fill(97),
  'a few words': new TextEncoder().encode('to be or not to be, that is to be asked'),
  markup: xml,
  noise,
  both: Uint8Array.from([...noise, ...xml, ...noise]),
}

const mostBytes = 1_000_000

describe('unpack', () => {
  it.each(Object.keys(samples))('unpacks %s, however hard it was packed', (name) => {
    const data = samples[name] ?? new Uint8Array(0)
    for (const level of [0, 1, 6, 9] as const) {
      expect(unpack(deflateSync(data, { level }), mostBytes)).toEqual(data)
    }
  })

  it('unpacks what stands among other bytes', () => {
    const packed = deflateSync(xml)
    const file = new Uint8Array(packed.length + 20).fill(255)
    file.set(packed, 10)
    expect(unpack(file.subarray(10, 10 + packed.length), mostBytes)).toEqual(xml)
  })

  it('refuses when more comes out than may', () => {
    for (const level of [0, 6] as const) {
      const packed = deflateSync(xml, { level })
      expect(() => unpack(packed, xml.length - 1)).toThrow('too large')
      expect(unpack(packed, xml.length)).toEqual(xml)
    }
  })

  it('refuses data that ends early', () => {
    const packed = deflateSync(xml)
    for (let length = 0; length < packed.length; length += 7) {
      expect(() => unpack(packed.subarray(0, length), mostBytes)).toThrow()
    }
  })

  it('ends on broken data, within the room that there is', () => {
    for (const level of [0, 1, 9] as const) {
      const packed = deflateSync(xml, { level })
      for (let at = 0; at < packed.length; at += 3) {
        const broken = packed.slice()
        broken[at] = (broken[at] ?? 0) ^ (1 + (at % 255))
        let length = 0
        try {
          length = unpack(broken, 40_000).length
        } catch (error) {
          expect(error).toMatchObject({ name: 'ZipError' })
        }
        expect(length).toBeLessThanOrEqual(40_000)
      }
    }
  })

  it('ends on blocks that hold nothing', () => {
    const emptyBlocks = new Uint8Array(50_000)
    for (let at = 3; at < emptyBlocks.length; at += 5) emptyBlocks.fill(255, at, at + 2)
    expect(() => unpack(emptyBlocks, mostBytes)).toThrow('broken data')
  })
})
