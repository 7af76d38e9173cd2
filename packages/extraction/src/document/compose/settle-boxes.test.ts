import { describe, expect, it } from 'vitest'
import { anchored, settleBoxes } from './settle-boxes.ts'

const block = (text: string) => ({ text })
const box = (text: string) => anchored([block(text)])
const order = (blocks: Parameters<typeof settleBoxes>[0]) =>
  settleBoxes(blocks).map(({ text }) => text)

describe('settleBoxes', () => {
  it('keeps an address whole that a box is anchored in', () => {
    const lines = ['Mr Peter Holloway', '12 Mill Lane', 'Norwich NR1 4DD']
    const [first = '', ...rest] = lines
    const letter =
      'Thank you for your letter of 12 February, in which you ask why the charge has risen.'
    expect(
      order([
        block(first),
        ...box('Our reference: 17'),
        ...box('4 March'),
        ...rest.map(block),
        block(letter),
      ]),
    ).toEqual([...lines, 'Our reference: 17', '4 March', letter])
  })

  it('leaves a box after the sentence that it is anchored in', () => {
    const texts = ['We meet on Monday.', 'Bring your card', 'Yours', 'Anna Reed']
    const [host = '', boxed = '', ...rest] = texts
    expect(order([block(host), ...box(boxed), ...rest.map(block)])).toEqual(texts)
  })

  it('moves no box farther than an address is long', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
    const moved = order([block('host'), ...box('boxed'), ...lines.map(block)])
    expect(moved.indexOf('boxed')).toBe(9)
  })
})
