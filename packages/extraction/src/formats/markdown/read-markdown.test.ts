import { describe, expect, it } from 'vitest'
import { mostTimesForEight, timesOfEighth } from '../../../test/cpu-time.ts'
import { readMarkdown } from './read-markdown.ts'

const read = (markdown: string) => readMarkdown(new TextEncoder().encode(markdown))

describe('readMarkdown', () => {
  it('leaves out what programs note at the head of a file, but for its title', async () => {
    const fields = "---\ntitle: 'Rules of the pool'\nversion: 1.0\ntags:\n  - swim\n---\n"
    expect((await read(`${fields}\nBring a towel.`)).content).toBe(
      'Rules of the pool\n\nBring a towel.',
    )
    expect((await read('---\nversion: 2\n---\nBring a towel.')).content).toBe('Bring a towel.')
    expect((await read('---\nBring a towel.\n---\nAnd a cap.')).content).toContain('Bring a towel.')
  })

  it('drops the marks and keeps the words', async () => {
    const { content } = await read(
      [
        '# Title #',
        '',
        'Some **bold**, *slanted*, __strong__, _thin_ and ~~old~~ words, snake_case_name, 2 * 3 * 4.',
        'A [link](https://example.com "t"), ![image](a.png), `code`, <b>tag</b>, &amp; a \\* star.',
        '',
        '> quoted',
        '> text',
        '',
        '* * *',
        '',
        '1. first',
        '2. second',
        '   - inner',
        '',
        '```js',
        'const hidden = 1',
        '```',
        '',
        '<!-- remark --><div>box</div>',
      ].join('\n'),
    )
    expect(content).toBe(
      [
        'Title',
        '',
        'Some bold, slanted, strong, thin and old words, snake_case_name, 2 * 3 * 4.',
        'A link, , code, tag, & a * star.',
        '',
        'quoted',
        'text',
        '',
        '- first',
        '- second',
        '- inner',
        '',
        'box',
      ].join('\n'),
    )
  })

  it('keeps headings as sections, underlined ones included', async () => {
    const { sections } = await read('Top\n===\n\na\n\n## Part *two*\n\nb\n\nLast\n----\n\nc')
    expect(sections.map(({ title, level }) => [title, level])).toEqual([
      ['Top', 1],
      ['Part two', 2],
      ['Last', 2],
    ])
  })

  it('keeps table rows as rows', async () => {
    const { content } = await read('| a | b |\n|---|--:|\n| 293 | **41** |')
    expect(content).toBe('a | b\n293 | 41')
  })

  it('refuses a blank file', async () => {
    await expect(read(' \n\n')).rejects.toMatchObject({ code: 'empty_markdown' })
  })

  it('takes time in proportion to endless unclosed marks', async () => {
    const marks = (times: number) => () => read('*a _b [c ![d `e <f '.repeat(times))
    expect(await timesOfEighth(marks(2_500), marks(20_000))).toBeLessThan(mostTimesForEight)
  })
})
