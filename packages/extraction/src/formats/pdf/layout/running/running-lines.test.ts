import { describe, expect, it } from 'vitest'
import { fileOf } from '../../../../../test/files.ts'
import { openNodePdf } from '../../../../../test/open-node-pdf.ts'
import { column, type Draw, pdfOf, type Write } from '../../../../../test/pdf-files.ts'
import { readPdf } from '../../read-pdf.ts'

const read = async (...pages: readonly Draw[]) =>
  (await readPdf(fileOf('a.pdf', await pdfOf(...pages)), { openPdf: openNodePdf })).content

const first = [
  'The tenant pays the rent on the first day of',
  'each month to the account that was named by',
]
const second = [
  'the landlord in the letter of the third of May.',
  'The landlord answers within fourteen days of it.',
]

const page =
  (lines: readonly string[], add: (write: Write) => void): Draw =>
  (drawn, write) => {
    column(lines, 50, 700)(drawn, write)
    add(write)
  }

it('a page loses its number where it is the only one', async () => {
  const content = await read(page(first, (write) => write('Page 1 of 1', 500, 40)))
  expect(content).toBe(first.join(' '))
})

describe('two pages', () => {
  const whole = [...first, ...second].join(' ')

  it.each([
    ['Page 1 of 2', 'Page 2 of 2'],
    ['Seite 1 von 2', 'Seite 2 von 2'],
    ['1/2', '2/2'],
  ])('lose their numbers: %s', async (one, two) => {
    const content = await read(
      page(first, (write) => write(one, 500, 300)),
      page(second, (write) => write(two, 500, 40)),
    )
    expect(content).toBe(whole)
  })

  it('keep numbers that are none of theirs', async () => {
    const content = await read(
      page(first, (write) => write('Part 1 of 3', 50, 300)),
      page(second, (write) => write('Part 2 of 3', 50, 40)),
    )
    expect(content).toContain('Part 1 of 3')
    expect(content).toContain('Part 2 of 3')
  })

  it('have what runs above both of them once', async () => {
    const header = (write: Write) => write('Tenancy of 9 Harbour Street', 50, 780, 8)
    const content = await read(page(first, header), page(second, header))
    expect(content.match(/Tenancy/g)).toHaveLength(1)
    expect(content).toContain(whole)
  })

  it('have it once where it counts them after other numbers', async () => {
    const header = (number: number) => (write: Write) =>
      write(`Sort code 30-96-12 Account 0441 7729 page ${number} of 2`, 50, 780, 8)
    const content = await read(page(first, header(1)), page(second, header(2)))
    expect(content.match(/Account/g)).toHaveLength(1)
    expect(content).toContain(whole)
  })

  it('have it on both where no sentence goes on over them', async () => {
    const header = (write: Write) => write('Tenancy of 9 Harbour Street', 50, 780, 8)
    const closed = ['The tenant pays the rent on the first day.', 'The landlord answers soon.']
    const content = await read(page(closed, header), page(['What is left is void.'], header))
    expect(content.match(/Tenancy/g)).toHaveLength(2)
  })

  it('have it once where clauses go on over them', async () => {
    const header = (write: Write) => write('Tenancy of 9 Harbour Street', 50, 780, 8)
    const content = await read(
      page(['4.1 The tenant pays the rent.'], header),
      page(['4.2 The landlord answers soon.'], header),
    )
    expect(content.match(/Tenancy/g)).toHaveLength(1)
  })

  it('have it once where it counts them at the foot', async () => {
    const footer = (number: number) => (write: Write) => write(`TC-2025 ${number}`, 500, 40, 8)
    const content = await read(
      page(['The tenant pays the rent.', 'It is due.'], footer(1)),
      page(['The landlord answers.', 'That is all.'], footer(2)),
    )
    expect(content.match(/TC-2025/g)).toHaveLength(1)
  })

  it('keep headings that count', async () => {
    const heading = (number: number) => (write: Write) => write(`Schedule ${number}`, 50, 780)
    const content = await read(
      page(['The tenant pays the rent.', 'It is due.'], heading(1)),
      page(['The landlord answers.', 'That is all.'], heading(2)),
    )
    expect(content).toContain('Schedule 2')
  })

  it('have it once where a table goes on over them', async () => {
    const header = (write: Write) => write('Statement of 9 Harbour Street', 50, 780, 8)
    const rows = (from: number) => (write: Write) => {
      for (let row = 0; row < 4; row += 1) {
        write(`Month ${from + row}`, 50, 700 - 20 * row)
        write(`${from + row}50.00`, 400, 700 - 20 * row)
      }
      header(write)
    }
    const content = await read(page([], rows(1)), page([], rows(5)))
    expect(content.match(/Statement/g)).toHaveLength(1)
    expect(content).toMatch(/Month 4 \| 450\.00\s+Month 5 \| 550\.00/)
  })

  it('keep a title that is on both of them', async () => {
    const title = (write: Write) => write('Invoice', 50, 780, 18)
    const content = await read(page(first, title), page(second, title))
    expect(content.match(/Invoice/g)).toHaveLength(2)
  })
})

it('what a book has above its pages beside their numbers is left out', async () => {
  const names = ['First steps', 'Joining', 'Duties', 'Leaving', 'Coming back']
  const pages = names.map((name, at) =>
    page(column5(at), (write) => {
      if (at === 0) write('5', 300, 40)
      else if (at % 2 === 0) write(`${at + 5}    Chapter 1. ${name}`, 50, 780)
      else write(`1.${at}. ${name}    ${at + 5}`, 300, 780)
    }),
  )
  const content = await read(...pages)
  for (const name of names) expect(content).not.toContain(name)
  expect(content).not.toMatch(/\b5\b/)
  expect(content).toContain('The boat of page 4 lies at the jetty.')
})

function column5(at: number): string[] {
  return [`The boat of page ${at} lies at the jetty.`, 'It is painted green and blue.']
}
