import { describe, expect, it } from 'vitest'
import { docOf } from '../../../test/doc-files.ts'
import { instanceTable, listTable, styleTable } from '../../../test/doc-lists.ts'
import { readDoc } from './read-doc.ts'

const lists = listTable(7, [
  { start: 1, format: 0, text: '\u0000.' },
  { start: 3, format: 4, text: '\u0000.\u0001)' },
  { start: 1, format: 23, text: '\uf0b7' },
])
const listInstances = instanceTable(7, [null, 9])
const item = (instance: number, depth: number) => [0x0b, 0x46, instance, 0, 0x0a, 0x26, depth]
const paragraphs = (properties: readonly (readonly number[])[]) =>
  properties.map((own, index) => ({ start: index * 2, end: index * 2 + 2, properties: own }))

describe('numbers of lists in Word 97', () => {
  it('counts the items of each level, and from where a list is said to begin again', () => {
    const { content } = readDoc(
      docOf({
        ...{ single: 'a\rb\rc\rd\re\rf\r', lists, listInstances },
        paragraphs: paragraphs([item(1, 0), item(1, 1), item(1, 1), item(1, 2), [], item(2, 0)]),
      }),
    )
    expect(content).toBe('1. a\n1.c) b\n1.d) c\n- d\n\ne\n9. f')
  })

  it('knows lists by the styles of paragraphs and by what these are based on', () => {
    const styles = styleTable([
      { base: 0xfff, properties: [] },
      { base: 0xfff, properties: item(1, 0) },
      { base: 1, properties: [0x0a, 0x26, 1] },
    ])
    const runs = [1, 2].map((style, index) => ({
      ...{ start: index * 2, end: index * 2 + 2, style, properties: [] },
    }))
    const { content } = readDoc(
      docOf({ single: 'A\rB\r', styles, lists, listInstances, paragraphs: runs }),
    )
    expect(content).toBe('1. A\n\n1.c) B')
  })

  it('ends with styles that are based on each other', () => {
    const styles = styleTable([
      { base: 1, properties: [] },
      { base: 0, properties: item(1, 0) },
    ])
    const runs = [{ start: 0, end: 2, properties: [] }]
    const { content } = readDoc(
      docOf({ single: 'A\r', styles, lists, listInstances, paragraphs: runs }),
    )
    expect(content).toBe('1. A')
  })

  it('loses the numbers, not the text, by a damaged table', () => {
    const many = lists.slice()
    many.fill(0xff, 0, 2)
    const { content } = readDoc(
      docOf({ single: 'a\r', lists: many, listInstances, paragraphs: paragraphs([item(1, 0)]) }),
    )
    expect(content).toBe('a')
  })
})
