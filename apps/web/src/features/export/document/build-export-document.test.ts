import { exportFormatIds, exportInputSchema } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleInput, sampleLanguages } from '../testing/samples.ts'
import { buildExportDocument } from './build-export-document.ts'
import { type Block, type ExportDocument, plainText } from './export-document.ts'

const linesOf = (block: Block) => {
  if (block.kind === 'heading') return []
  if (block.kind === 'paragraph') return [block.line]
  if (block.kind === 'list') return block.items.flatMap(({ line, details }) => [line, ...details])
  return block.rows.flat()
}
const headingsOf = ({ blocks }: ExportDocument) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))

describe.each(sampleLanguages)('an export in %s', (language) => {
  it.each(exportFormatIds)('is read with its sources as %s', async (formatId) => {
    const document = await sampleDocument(language, formatId)
    const input = sampleInput(language)
    const lines = document.blocks.flatMap(linesOf)
    const numbers = lines.flatMap((line) => line.flatMap(({ notes }) => notes))
    expect(numbers).toEqual(document.footnotes.map(({ number }) => number))
    expect(numbers.length).toBeGreaterThan(3)
    for (const { place, quote } of document.footnotes) {
      const citation = input.citations?.find((cited) => cited.quote === quote)
      expect(place.replace(/\D/gu, '')).toBe(citation?.label?.replace(/\D/gu, ''))
    }
    const text = [...headingsOf(document), ...lines.map(plainText)].join('\n')
    for (const { place } of document.footnotes) expect(text).not.toContain(`(${place})`)
    expect(document.language).toBe(language)
    expect(document.isRightToLeft).toBe(language === 'ar')
    expect(document.coverage).toMatch(/24.*24/u)
    expect(text).not.toContain(document.coverage)
    expect(headingsOf(document).length).toBeGreaterThan(2)
  })

  it('has headings as they are written in a sentence', async () => {
    const document = await sampleDocument(language, 'executive-brief')
    const purpose = { en: 'Purpose', de: 'Zweck', ar: 'الغرض', zh: '目的' }[language]
    expect(headingsOf(document)[0]).toBe(purpose)
    expect(document.about).toHaveLength(2)
  })

  it('has the tasks of an action plan as a table', async () => {
    const { blocks } = await sampleDocument(language, 'action-plan')
    const table = blocks.find((block) => block.kind === 'table')
    const columns = table?.head.length ?? 0
    expect(columns).toBeGreaterThan(1)
    for (const row of table?.rows ?? []) expect(row).toHaveLength(columns)
    expect(plainText(table?.rows[0]?.[columns - 1] ?? [])).toMatch(/2027|2031/u)
  })
})

it('leaves a cell of a task empty where the paper does not say who or when', async () => {
  const input = sampleInput('en')
  const text =
    'A plan.\n\nACTIONS\n1. Pay the rent.\n   Owner: You\n   Date named: 1 May 2027\n2. Sign the lease.\n   Owner: Ana'
  const request = { text, formatId: 'action-plan' as const, title: input.title, input }
  const { blocks } = await buildExportDocument(request)
  const table = blocks.find((block) => block.kind === 'table')
  expect(table?.head).toEqual(['Actions', 'Owner', 'Date named'])
  expect(table?.rows.map((row) => row.map(plainText))).toEqual([
    ['Pay the rent.', 'You', '1 May 2027'],
    ['Sign the lease.', 'Ana', ''],
  ])
})

it('ends with what the reader pinned, with pages and quotes', async () => {
  const input = sampleInput('en')
  const notes = [
    {
      question: 'Who pays?',
      text: 'The tenant.',
      sources: [{ label: 'p. 3', quote: 'The tenant shall pay.' }],
    },
  ]
  const text = 'Key points\n\n- Rent is due.'
  const request = { text, formatId: 'executive-brief' as const, title: input.title, input }
  const { blocks } = await buildExportDocument({ ...request, notes })
  expect(blocks.slice(-2)).toEqual([
    { kind: 'heading', text: 'Notes' },
    {
      kind: 'list',
      isNumbered: false,
      items: [
        {
          line: [{ text: 'Who pays? The tenant.', notes: [] }],
          details: [[{ text: 'p. 3: “The tenant shall pay.”', notes: [] }]],
        },
      ],
    },
  ])
  expect(await buildExportDocument(request)).toMatchObject({ blocks: blocks.slice(0, -2) })
})

describe('a text of a model', () => {
  const input = exportInputSchema.parse({
    ...sampleInput('en'),
    citations: [
      ...(sampleInput('en').citations ?? []),
      {
        field: 'risks',
        index: 0,
        start: 0,
        end: 5,
        quote: 'Bank holidays are free.',
        label: 'p. 40',
      },
    ],
  })
  const read = (
    text: string,
    formatId: 'executive-brief' | 'detailed-report' = 'executive-brief',
  ) => buildExportDocument({ text, formatId, title: input.title, input })

  it('keeps a place in the text when no quote of that page says the same', async () => {
    const document = await read(
      `${input.title}\n\nRISKS\nInterest accrues on late rent at 1.5% a month (p. 16). Something else entirely happens here (p. 40).`,
    )
    expect(document.footnotes).toEqual([
      { number: 1, place: 'p. 16', quote: 'Late rent bears interest of 1.5% a month.' },
    ])
    const [, paragraph] = document.blocks
    expect(paragraph?.kind === 'paragraph' && plainText(paragraph.line)).toContain(
      'Something else entirely happens here (p. 40)',
    )
  })

  it('is no place because it stands in parentheses', async () => {
    const document = await read(
      'Brief\n\nPURPOSE\nA guest may stay fourteen (14) nights (see Schedule 3).',
    )
    expect(document.footnotes).toEqual([])
    expect(document.blocks[1]).toEqual({
      kind: 'paragraph',
      line: [{ text: 'A guest may stay fourteen (14) nights (see Schedule 3).', notes: [] }],
    })
  })

  it('closes with the coverage also where the text lost it', async () => {
    expect((await read('Brief\n\nPURPOSE\nA lease.')).coverage).toBe(
      'Coverage: 24 of 24 pages read.',
    )
  })

  it('is read whole when nothing in it is known', async () => {
    const { blocks } = await read('One.\nTwo.\n\nThree.', 'detailed-report')
    expect(blocks.flatMap(linesOf).map(plainText)).toEqual(['One.', 'Two.', 'Three.'])
  })

  it('is read in linear time', async () => {
    const text = Array.from({ length: 20_000 }, (_, i) => `- ((((Point ${i} (p. 3) (p. 999`).join(
      '\n',
    )
    const { blocks } = await read(`Brief\n\nPURPOSE\n${text}`)
    expect(blocks[1]?.kind === 'list' && blocks[1].items).toHaveLength(20_000)
  })
})
