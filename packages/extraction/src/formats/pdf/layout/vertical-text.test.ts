import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api'
import { describe, expect, it } from 'vitest'
import { toLines } from './lines.ts'
import { collectFragments } from './pieces/fragments.ts'
import { joinFragments } from './pieces/segments.ts'
import { readingRegions } from './regions/columns.ts'

const size = 10
const styles = {
  across: { vertical: false },
  down: { vertical: true },
} as unknown as TextContent['styles']

function glyph(str: string, x: number, y: number, fontName: 'across' | 'down'): TextItem {
  const transform = [size, 0, 0, size, x, y]
  return { str, dir: 'ltr', transform, width: size, height: size, fontName, hasEOL: false }
}

/** A line that runs down from the top; punctuation comes from a vertical font, with its origin above its middle. */
function column(text: string, x: number, top: number): TextItem[] {
  return [...text].map((str, index) => {
    const y = top - index * size
    return /[︑︒]/u.test(str)
      ? glyph(str, x + size / 2, y, 'down')
      : glyph(str, x, y - size * 0.88, 'across')
  })
}

const read = (items: TextItem[]) =>
  collectFragments({ items, styles, lang: null }).map((group) =>
    readingRegions(joinFragments(group))
      .flatMap(toLines)
      .map(({ text }) => text.replace(/\s+/gu, '')),
  )

const upper = ['内閣は道路交通法の一部を︑', '改正する法律の施行に伴い︑', 'この政令を制定する︒']
const lower = ['第一条の二を次のように︑', '改め同条の次に一条を加え︑', '第三号を第二号とする︒']
const columns = (texts: readonly string[], top: number) =>
  texts.flatMap((text, index) => column(text, 500 - index * 18, top))

describe('vertical lines', () => {
  it('are read down and from the right although each character was placed for itself', () => {
    expect(read(columns(upper, 700))).toEqual([
      ['内閣は道路交通法の一部を、', '改正する法律の施行に伴い、', 'この政令を制定する。'],
    ])
  })

  it('are read band after band', () => {
    const bands = read([...columns(lower, 500), ...columns(upper, 700)])
    expect(bands.map(([first]) => first)).toEqual([
      '内閣は道路交通法の一部を、',
      '第一条の二を次のように、',
    ])
  })

  it('are not seen in lines that run across, character by character', () => {
    const lines = [
      '内閣は道路交通法の一部を',
      '改正する法律の施行に伴い',
      'この政令を制定する条文だ',
    ]
    const items = lines.flatMap((text, row) =>
      [...text].map((str, at) => glyph(str, 72 + at * size, 700 - row * 16, 'across')),
    )
    expect(read(items)).toEqual([lines])
  })

  it('are not seen in Latin letters under one another', () => {
    const items = [...'INVOICE'].map((str, row) => glyph(str, 72, 700 - row * size, 'across'))
    expect(read(items)).toEqual([[...'INVOICE']])
  })
})
