import { describe, expect, it } from 'vitest'
import { findContentsLists } from './contents-list.ts'
import { hidePageFurniture } from './page-furniture.ts'

const list = ['Contents', '', 'Preface ii', '1 The harbor 3', '1.1 Piers 3', '2 Ferries 17']

describe('findContentsLists', () => {
  it('finds a list without leaders, and where it ends', () => {
    const text = ['Handbook', ...list, 'The harbor', 'It was opened in 1954', 'by the mayor.']
    expect(findContentsLists(text)).toEqual([1, 3, 4, 5, 6])
  })

  it('finds a list of any length', () => {
    const lines = Array.from({ length: 300_000 }, (_, at) => `Pier ${Math.floor(at / 1000)}`)
    expect(findContentsLists(['Contents', ...lines])).toHaveLength(300_001)
  })

  it('stops before a line that ends with a year', () => {
    expect(findContentsLists([...list, 'It was opened in 1954'])).toEqual([0, 2, 3, 4, 5])
  })

  it.each([
    ['a heading without entries', ['Contents', 'The box holds three cups.', 'They break.']],
    ['a table', ['Item Amount', 'Rent 985', 'Heating 1100', 'Water 1200']],
    ['numbers that fall', ['Contents', 'Cups 12', 'Plates 6', 'Forks 3', 'Knives 1']],
  ])('leaves %s', (_, lines) => {
    expect(findContentsLists(lines)).toEqual([])
  })

  it('finds entries of two lines, with bars and below numbers of pages', () => {
    const text = [
      ...[
        'Contents',
        '1 | The harbor | 3',
        'iv',
        '2 | Ferries that leave when nobody',
        '| expects them | 9',
      ],
      ...['3 Piers\t12', '', 'The harbor', 'It was built for coal.'],
    ]
    expect(findContentsLists(text)).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('finds a list without a heading by the names that come again below', () => {
    const names = ['The harbor', 'The piers', 'Ferries', 'Coal barges', 'Fish']
    const entries = names.map((name, at) => `${name} ${2 * at + 1}`)
    const text = [...entries, ...names.flatMap((name) => [name, 'It is old.'])]
    expect(findContentsLists(text)).toEqual([0, 1, 2, 3, 4])
    expect(findContentsLists(entries)).toEqual([])
  })

  it('takes time in proportion to the lines', () => {
    const text = Array.from({ length: 60_000 }, (_, at) => (at % 2 === 0 ? `Cups ${at % 7}` : '4'))
    const start = performance.now()
    findContentsLists(text)
    expect(performance.now() - start).toBeLessThan(1500)
  })

  it('keeps them out of what is read, at their places', () => {
    const text = `${list.join('\n')}\nFerries leave at noon.`
    const shown = hidePageFurniture(text)
    expect(shown.trim()).toBe('Ferries leave at noon.')
    expect(shown).toHaveLength(text.length)
  })
})

it('passes over a long stretch of empty lines once', () => {
  let looked = 0
  const lines = new Proxy<string[]>(['Contents', ...Array(3_000).fill(''), 'The rent is £5.'], {
    get(target, key, receiver) {
      looked += 1
      return Reflect.get(target, key, receiver)
    },
  })
  expect(findContentsLists(lines)).toEqual([])
  expect(looked).toBeLessThan(20 * lines.length)
})
