import { Zip, ZipDeflate, zipSync } from 'fflate'
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

  it('reads files whose directory is damaged when every one of them is there and whole', () => {
    const data = new TextEncoder().encode('hello '.repeat(20))
    const bytes = zipSync({ 'a.xml': data, 'b.xml': [data, { level: 0 }] })
    const directory = bytes.findIndex((_, at) => bytes.subarray(at, at + 4).join() === '80,75,1,2')
    const broken = bytes.slice().fill(0, directory, directory + 4)
    expect([...readZip(broken)].map(([name, entry]) => [name, entry.read(200)])).toEqual([
      ['a.xml', data],
      ['b.xml', data],
    ])
    const changed = broken.slice()
    const stored = directory - data.length
    changed[stored] = 0x48
    expect(() => readZip(changed).get('b.xml')?.read(200)).toThrow('wrong checksum')
    const missing = broken.slice().fill(0, 0, 4)
    expect(() => readZip(missing)).toThrow('files are missing')
  })

  it('reads files whose directory counts or places them wrong, or is cut off', () => {
    const data = new TextEncoder().encode('hello '.repeat(20))
    const bytes = zipSync({ 'a.xml': data, 'b.xml': [data, { level: 0 }] })
    const directory = bytes.findIndex((_, at) => bytes.subarray(at, at + 4).join() === '80,75,1,2')
    const changed = (at: number, value: number) => {
      const copy = bytes.slice()
      new DataView(copy.buffer).setUint16(at, value, true)
      return copy
    }
    const countAt = bytes.length - 12
    const damaged = [
      changed(countAt, 1),
      changed(countAt, 500),
      changed(directory + 42, 7),
      changed(directory + 44, 0xffff),
      bytes.subarray(0, directory + 60),
    ]
    for (const archive of damaged) {
      const found = readZip(archive)
      expect([...found.keys()]).toEqual(['a.xml', 'b.xml'])
      for (const entry of found.values()) expect(entry.read(200)).toEqual(data)
    }
    expect(() => readZip(bytes.subarray(0, directory - 3))).toThrow('no end')
    const misplaced = changed(directory + 42, 7)
    misplaced[directory - data.length] = 0x48
    expect(readZip(misplaced).get('b.xml')?.read(200)[0]).toBe(0x48)
  })

  it('finds sizes that are written behind the data', () => {
    const chunks: Uint8Array[] = []
    const zip = new Zip((_, chunk) => chunks.push(chunk))
    const data = new TextEncoder().encode('hello '.repeat(20))
    for (const name of ['a.xml', 'b.xml']) {
      const file = new ZipDeflate(name)
      zip.add(file)
      file.push(data, true)
    }
    zip.end()
    const bytes = Uint8Array.from(chunks.flatMap((chunk) => [...chunk]))
    const directory = bytes.findIndex((_, at) => bytes.subarray(at, at + 4).join() === '80,75,1,2')
    bytes.fill(0, directory, directory + 4)
    expect(readZip(bytes).get('b.xml')?.read(200)).toEqual(data)
  })

  it('refuses what is no archive', () => {
    expect(() => readZip(new Uint8Array(100))).toThrow('central directory')
    expect(() => readZip(bomb.subarray(0, 60))).toThrow('central directory')
  })
})
