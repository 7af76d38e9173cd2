import { describe, expect, it } from 'vitest'
import { docOf, oleOf } from '../../../test/doc-files.ts'
import { fileOf } from '../../../test/files.ts'
import { openNodePdf } from '../../../test/open-node-pdf.ts'
import { runningBlocks } from '../../document/compose/running-blocks.ts'
import { readFile } from '../../reader/read-file.ts'
import { removedPositions } from './doc-properties.ts'
import { readDocStory } from './doc-story.ts'
import { readOle } from './read-ole.ts'

const deleted = Uint8Array.of(0x00, 0x08, 1)
const piece = (start: number, end: number, offset: number) =>
  ({ start, end, offset, bytesPerCharacter: 1 }) as const

describe('removedPositions', () => {
  it('marks what overlapping runs delete, piece by piece', () => {
    const run = (start: number, end: number) => ({ start, end, style: 0, properties: deleted })
    const flags = removedPositions(
      [piece(0, 4, 100), piece(4, 8, 50)],
      [run(40, 52), run(51, 53), run(102, 103), run(103, 200)],
      8,
    )
    expect([...(flags ?? [])]).toEqual([0, 0, 1, 1, 1, 1, 1, 0])
  })
})

// Each of these would take minutes or gigabytes if its size counted twice.
describe('hostile DOC files', () => {
  it('finds what is deleted of many pieces by many runs', () => {
    const count = 200_000
    const pieces = Array.from({ length: count }, (_, at) => piece(at, at + 1, at * 2))
    const runs = Array.from({ length: count }, (_, at) => ({
      start: at * 2,
      end: at * 2 + (at % 2),
      style: 0,
      properties: deleted,
    }))
    const flags = removedPositions(pieces, runs, count)
    expect(flags?.reduce((sum, flag) => sum + flag, 0)).toBe(count / 2)
  })

  it('reads fields within fields without end', () => {
    const text = `${'\x13 PAGE \x14'.repeat(100_000)}${'7'.repeat(200_000)}${'\x15'.repeat(100_000)}kept\r`
    const source = {
      text,
      labels: new Map<number, string>(),
      removed: null,
      numbering: null,
      paragraphAt: () => null,
    }
    const [block] = runningBlocks(readDocStory(source, 0, text.length))
    expect(block?.text).toMatch(/kept$/)
    expect(block?.text).not.toContain('7')
  })

  it('ends chains of small sectors that lead back to themselves', () => {
    const bytes = oleOf({ WordDocument: new Uint8Array(5000), Mini: new Uint8Array(4096) })
    const view = new DataView(bytes.buffer)
    // Everything counts as small, kept in the first stream, each sector followed by itself.
    view.setUint32(56, 0xffffffff, true)
    view.setUint32(60, 2, true)
    const directory = 1024
    view.setUint32(directory + 116, 2, true)
    view.setUint32(directory + 128 + 120, 0xfffffff0, true)
    expect(readOle(bytes).read('WordDocument')?.length).toBeLessThanOrEqual(bytes.length)
  })

  it('says of noise in a document that it could not be processed', async () => {
    const bytes = docOf({ single: 'text\r' })
    for (let at = 1536; at < 5632; at += 1) bytes[at] = (at * 7919) & 255
    await expect(readFile(fileOf('a.doc', bytes), { openPdf: openNodePdf })).rejects.toMatchObject({
      code: 'unreadable',
    })
  })
})
