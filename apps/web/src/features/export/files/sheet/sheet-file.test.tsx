import { describe, expect, it } from 'vitest'
import {
  type SampleLanguage,
  sampleDocument,
  sampleInput,
  sampleLanguages,
} from '../../testing/samples.ts'
import { unzipParts, xmlPart } from '../../testing/unzip.ts'
import { writeSheetFile } from './sheet-file.ts'

async function open(
  language: SampleLanguage,
  change: Partial<ReturnType<typeof sampleInput>> = {},
) {
  const document = await sampleDocument(language, 'executive-brief')
  const input = { ...sampleInput(language), ...change }
  const parts = await unzipParts(
    await writeSheetFile(document, { title: input.title, documentId: 'd', input }),
  )
  const strings = [...xmlPart(parts, 'xl/sharedStrings.xml').getElementsByTagName('si')].map(
    ({ textContent }) => textContent,
  )
  const rows = (sheet: number) =>
    [...xmlPart(parts, `xl/worksheets/sheet${sheet}.xml`).getElementsByTagName('row')].map((row) =>
      [...row.getElementsByTagName('c')].map((cell) => {
        const value = cell.textContent ?? ''
        return cell.getAttribute('t') === 's' ? strings[Number(value)] : value
      }),
    )
  return { document, input, parts, rows }
}

describe.each(sampleLanguages)('a spreadsheet in %s', (language) => {
  it('has a row for each detail and each risk, with page, quote and coverage', async () => {
    const { document, input, parts, rows } = await open(language)
    for (const name of parts.keys()) if (/\.(?:xml|rels)$/u.test(name)) xmlPart(parts, name)
    const [, first = []] = rows(1)
    const [label] = input.criticalDetails[0]?.split(': ') ?? []
    const places = document.footnotes.map(({ place }) => place)
    expect(first[0]).toBe(label)
    expect(places).toContain(first[3])
    expect(first.at(-1)).toBe(input.criticalDetails[0])
    expect(rows(1).length).toBeGreaterThanOrEqual(input.criticalDetails.length + 3)
    expect(rows(2)[1]?.[0]).toBe(document.words.levels.high)
    for (const sheet of [1, 2]) expect(rows(sheet).at(-1)).toEqual([document.coverage])
  })

  it('has dates as dates', async () => {
    const { rows } = await open(language)
    const days = (Date.UTC(2027, 2, 1) - Date.UTC(1899, 11, 30)) / 86_400_000
    expect(Number(rows(1)[1]?.[2])).toBe(days)
  })
})

describe('a spreadsheet', () => {
  it('has a row for each row of a table that a detail tells', async () => {
    const value = 'Open day: 12 June 2027\nFirst day of term: 6 September 2027'
    const { rows } = await open('en', {
      criticalDetails: [`Dates: ${value}`],
      facts: [{ label: 'Dates', value, kind: 'date' }],
    })
    const names = rows(1).map(([name]) => name)
    expect(names.slice(1, 3)).toEqual(['Open day', 'First day of term'])
    expect(Number(rows(1)[1]?.[2])).toBeLessThan(Number(rows(1)[2]?.[2]))
  })

  it('reads from the right where its language does', async () => {
    const isFromRight = async (language: SampleLanguage) =>
      (await open(language)).parts.get('xl/worksheets/sheet1.xml')?.includes('rightToLeft="1"')
    expect(await isFromRight('ar')).toBe(true)
    expect(await isFromRight('en')).toBe(false)
  })

  it('keeps the order of words in a cell that begins with a digit', async () => {
    const { parts } = await open('ar')
    const aligned = [...xmlPart(parts, 'xl/styles.xml').getElementsByTagName('alignment')]
    expect(aligned.length).toBeGreaterThan(0)
    for (const one of aligned) expect(one.getAttribute('readingOrder')).toBe('2')
    expect((await open('en')).parts.get('xl/styles.xml')).not.toContain('readingOrder')
  })

  it('has rows as high as their lines, and columns that fit a page on its side', async () => {
    const risks = ['Short.', 'word '.repeat(60), '字'.repeat(60)]
    const { parts } = await open('en', { risks, riskLevels: [], riskReasons: [] })
    const sheet = xmlPart(parts, 'xl/worksheets/sheet2.xml')
    const heights = [...sheet.getElementsByTagName('row')].map((row) => row.getAttribute('ht'))
    expect(heights.slice(1, 4)).toEqual(['15', '135', '60'])
    for (const part of [1, 2]) {
      const columns = xmlPart(parts, `xl/worksheets/sheet${part}.xml`).getElementsByTagName('col')
      const widths = [...columns].map((column) => Number(column.getAttribute('width')))
      expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(120)
    }
  })

  it('takes nothing for a formula and leaves out what XML cannot hold', async () => {
    const risks = ['=HYPERLINK("http://x","y")\u0000', '@SUM(A1)']
    const { rows, parts } = await open('en', {
      risks,
      riskLevels: ['high'],
      riskReasons: ['A formula'],
    })
    expect(rows(2)[1]?.[0]).toBe('high: A formula')
    expect(rows(2)[1]).toContain('=HYPERLINK("http://x","y")')
    expect(parts.get('xl/worksheets/sheet2.xml')).not.toContain('<f>')
  })

  it('leaves out what its reader left out', async () => {
    const { rows, input } = await open('en', { leftOut: [{ field: 'risks', index: 0 }] })
    expect(rows(2).flat()).not.toContain(input.risks[0])
    expect(rows(2).flat()).toContain(input.risks[1])
  })

  it('has no sheet for what there is not', async () => {
    const { parts, rows } = await open('en', { criticalDetails: [], facts: [] })
    expect(parts.has('xl/worksheets/sheet2.xml')).toBe(false)
    expect(rows(1)[0]).toContain('Risk')
  })
})
