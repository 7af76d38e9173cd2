import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import { applyComparison, bare } from './testing/apply-comparison.ts'
import { readSentences } from './tokens.ts'

const lease = `4.2 Rent Increase
On each anniversary of the start date the rent shall increase by the lesser of five per cent (5%) and the change in the Retail Prices Index.

5.1 Deposit
The Tenant shall lodge a deposit of £6,800 on the signing of this lease. It is restored within twenty days.

6.1 Notices
Every notice is given in writing. The Tenant may use the garden on working days only.

14.1 Early Termination
The Tenant may end this lease by giving not less than three months' written notice.`

const words = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end))

describe('compareTexts', () => {
  it('finds nothing to tell where only white space differs', () => {
    const wrapped = lease.replaceAll(' the ', '\nthe ')
    expect(compareTexts(lease, lease).outcome).toBe('same')
    expect(compareTexts(lease, wrapped)).toMatchObject({ outcome: 'same', changes: [] })
  })

  it('finds nothing to tell where only the look of quotation marks and dashes differs', () => {
    const plain = `The "Landlord" gives three months' notice - in writing - to the tenant...`
    const typeset = 'The “Landlord” gives three months’ notice – in writing—to the tenant…'
    expect(compareTexts(plain, typeset).outcome).toBe('same')
    expect(compareTexts(`${plain} Rent: £5.`, `${typeset} Rent: £6.`).changes).toHaveLength(1)
  })

  it('names the words that are gone and those that came, and the part they stand in', () => {
    const after = lease.replace('£6,800', '£10,200').replace("three months'", "six months'")
    const { changes } = compareTexts(lease, after)
    expect(changes).toMatchObject([
      { kind: 'changed', weight: 'most', heading: '5.1 Deposit' },
      { kind: 'changed', weight: 'most', heading: '14.1 Early Termination' },
    ])
    const [deposit, notice] = changes
    expect(words(lease, deposit?.removedWords ?? [])).toEqual(['£6,800'])
    expect(words(after, deposit?.addedWords ?? [])).toEqual(['£10,200'])
    expect(words(lease, notice?.removedWords ?? [])).toEqual(['three'])
    expect(words(after, notice?.addedWords ?? [])).toEqual(['six'])
  })

  it('tells a sentence that was added, removed or moved from one in other words', () => {
    const [rent = '', deposit = '', notices = '', ending = ''] = lease.split('\n\n')
    const after = [
      notices.replace('The Tenant may use the garden on working days only.', ''),
      rent,
      deposit,
      ending,
      'The Landlord shall not be liable for any loss, however caused.',
    ].join('\n\n')
    const { changes } = compareTexts(lease, after)
    const kinds = changes.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(1)
    const removed = changes.find(({ kind }) => kind === 'removed')
    expect(words(lease, removed?.before ?? [])).toEqual([
      'The Tenant may use the garden on working days only.',
    ])
    const added = changes.find(({ kind }) => kind === 'added')
    expect(words(after, added?.after ?? [])).toEqual([
      'The Landlord shall not be liable for any loss, however caused.',
    ])
    expect(added?.weight).toBe('most')
  })

  it('weighs a denial heavily, spelling and numbering hardly at all', () => {
    const weightOf = (before: string, after: string) =>
      compareTexts(before, after).changes[0]?.weight
    expect(
      weightOf('The roof is part of the Premises.', 'The roof is not part of the Premises.'),
    ).toBe('most')
    expect(
      weightOf('Die Miete wird am Ersten fällig.', 'Die Miete wird nicht am Ersten fällig.'),
    ).toBe('most')
    expect(weightOf('The colour of the door is green.', 'The color of the door is green.')).toBe(
      'wording',
    )
    expect(weightOf('4.1 The Roof', '4.2 The Roof')).toBe('wording')
    expect(
      weightOf(
        'The door is painted green by the owner.',
        'The gate is painted green by the owner.',
      ),
    ).toBe('some')
  })

  it('says that two texts have nothing in common', () => {
    const recipe = 'Beat three eggs with sugar. Fold in the flour. Bake until golden.'
    expect(compareTexts(lease, recipe).outcome).toBe('unrelated')
  })

  it('reads a sentence that was split in two as one change', () => {
    const before = 'The fee is due on the first day of May and it is paid by bank transfer.'
    const after = 'The fee is due on the first day of May. It is paid by bank transfer.'
    expect(compareTexts(before, after).changes).toMatchObject([{ kind: 'changed' }])
  })

  it.each([
    [
      'Arabic',
      'يلتزم المستأجر بدفع الإيجار في اليوم الأول. مدة العقد سنتان.',
      'يلتزم المستأجر بدفع الإيجار في اليوم الخامس. مدة العقد سنتان.',
      ['الأول'],
      ['الخامس'],
    ],
    [
      'Chinese',
      '租户应在每月第一天支付租金。合同期限为两年。',
      '租户应在每月第五天支付租金。合同期限为两年。',
      ['一'],
      ['五'],
    ],
  ])('finds the words of %s', (_, before, after, gone, come) => {
    const [change] = compareTexts(before, after).changes
    expect(words(before, change?.removedWords ?? [])).toEqual(gone)
    expect(words(after, change?.addedWords ?? [])).toEqual(come)
  })

  it('leaves page numbers and running lines out', () => {
    const page = (text: string, number: number, line: string) => `${line}\n${text}\nPage ${number}`
    const paragraph = (at: number) =>
      `Clause ${at} of this agreement says what the owner keeps in repair. `.repeat(12).trim()
    const pages = (line: string) =>
      [1, 2, 3, 4, 5].map((at) => page(paragraph(at), at, line)).join('\n')
    const { changes } = compareTexts(
      pages('Lease of Unit B, version of May'),
      pages('Lease of Unit B, version of June'),
    )
    // A running line is left once, where it may be the title.
    expect(changes.length).toBeLessThanOrEqual(1)
  })

  const sentence = fc
    .array(
      fc.constantFrom(
        'the',
        'Tenant',
        'pays',
        '£6,800',
        'rent',
        'not',
        'May',
        '12.5%',
        'roof',
        '租金',
        'الإيجار',
        '😀',
        'e\u0301t',
      ),
      {
        minLength: 1,
        maxLength: 9,
      },
    )
    .map((list) => `${list.join(' ')}.`)
  const text = fc.array(sentence, { maxLength: 25 }).map((list) => list.join('\n\n'))

  it('holds all that makes the later version of the earlier one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const comparison = compareTexts(before, after)
        const expected = readSentences(after)
          .sentences.map((one) => bare(one.text))
          .join('')
        expect(applyComparison(before, after, comparison).join('').normalize()).toBe(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('covers each sentence once, and keeps every span in its text', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { changes, sentences } = compareTexts(before, after)
        const moved = changes
          .filter(({ kind }) => kind === 'moved')
          .flatMap((one) => one.before).length
        for (const [side, source] of [
          ['before', before],
          ['after', after],
        ] as const) {
          const spans = changes.flatMap((change) => change[side])
          expect(new Set(spans.map(({ start }) => start)).size).toBe(spans.length)
          expect(
            spans.every(({ start, end }) => 0 <= start && start < end && end <= source.length),
          ).toBe(true)
          expect(spans.length + sentences.same).toBe(sentences[side])
        }
        expect(moved).toBe(
          changes.filter(({ kind }) => kind === 'moved').flatMap((one) => one.after).length,
        )
      }),
      { numRuns: 300 },
    )
  })
})
