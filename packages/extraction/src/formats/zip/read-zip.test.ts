import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZip } from './read-zip.ts'

const bomb = zipSync({ 'a/b.xml': new Uint8Array(4_000_000).fill(97) })

function withDeclaredSize(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 < copy.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return copy
}

describe('readZip', () => {
  it('inflates and copies entries', () => {
    const data = new TextEncoder().encode('hello')
    const entries = readZip(zipSync({ deflated: data, stored: [data, { level: 0 }] }))
    expect(entries.get('deflated')?.read(100)).toEqual(data)
    expect(entries.get('stored')?.read(100)).toEqual(data)
  })

  it('stops at the limit, by declared size and by what really comes out', () => {
    expect(() => readZip(bomb).get('a/b.xml')?.read(1_000_000)).toThrow('too large')
    const liar = withDeclaredSize(bomb, 1000)
    expect(() => readZip(liar).get('a/b.xml')?.read(1_000_000)).toThrow('too large')
    expect(readZip(bomb).get('a/b.xml')?.read(4_000_000)).toHaveLength(4_000_000)
  })

  it('refuses what is no archive', () => {
    expect(() => readZip(new Uint8Array(100))).toThrow('central directory')
    expect(() => readZip(bomb.subarray(0, 60))).toThrow('central directory')
  })
})
