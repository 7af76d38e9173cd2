import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../test/files.ts'
import { type Drawn, mappedPdf } from '../../../../test/mapped-pdf.ts'
import { openNodePdf } from '../../../../test/open-node-pdf.ts'
import { readPdf } from '../read-pdf.ts'

const contentOf = async (...pieces: Drawn[]) =>
  (await readPdf(fileOf('a.pdf', mappedPdf(pieces)), { openPdf: openNodePdf })).content

const backwards = (text: string) => [...text].reverse().join('')

/** Words of a right-to-left line as they are drawn: each letter to the left of the one before it. */
function rightToLeft(words: readonly string[], y: number): Drawn[] {
  let right = 550
  return words.map((word) => {
    const x = right - word.length * 6
    right = x - 6
    return { text: backwards(word), x, y }
  })
}

describe('letters of a page', () => {
  it('spells ligatures out', async () => {
    const text =
      'The o\ufb03ce \ufb01les a \ufb02at \ufb00ort, kept in the \ufb01rst o\ufb04ine drawer.'
    expect(await contentOf({ text, x: 50, y: 700 })).toBe(
      'The office files a flat ffort, kept in the first offline drawer.',
    )
  })

  it('reads Hebrew in the order in which it is spoken', async () => {
    const lines = [
      [
        '\u05d4\u05e9\u05d5\u05db\u05e8',
        '\u05de\u05e9\u05dc\u05dd',
        '\u05d0\u05ea',
        '\u05d3\u05de\u05d9',
      ],
      [
        '\u05d4\u05e9\u05db\u05d9\u05e8\u05d5\u05ea',
        '\u05d1\u05db\u05dc',
        '\u05d7\u05d5\u05d3\u05e9',
      ],
    ]
    const content = await contentOf(
      ...lines.flatMap((words, index) => rightToLeft(words, 700 - index * 15)),
    )
    expect(content.split(/\s+/)).toEqual(lines.flat())
  })

  it('reads Arabic drawn in presentation forms as plain letters in logical order', async () => {
    // "the contract valid", each letter in the form that it takes in its place.
    const drawn = ['\ufe8d\ufedf\ufecc\ufed8\ufeaa', '\ufeb3\ufe8e\ufead\ufef1', '\ufefb']
    const content = await contentOf(...rightToLeft(drawn, 700))
    expect(content).toBe('\u0627\u0644\u0639\u0642\u062f \u0633\u0627\u0631\u064a \u0644\u0627')
  })

  it('keeps numbers and Latin words within a right-to-left line as they are', async () => {
    const [before, after] = ['\u05e1\u05e2\u05d9\u05e3', '\u05dc\u05d7\u05d5\u05d6\u05d4']
    const content = await contentOf(
      { text: backwards(before), x: 520, y: 700 },
      { text: '293', x: 490, y: 700 },
      { text: backwards(after), x: 450, y: 700 },
      { text: 'Precis', x: 400, y: 700 },
    )
    expect(content).toBe(`${before} 293 ${after} Precis`)
  })
})
