import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Detail, Place } from '../detail.ts'
import { markWords } from './mark-words.ts'
import { redact } from './redact.ts'

const seed = Number(process.env['SEED'] ?? 20_261_122)

function detail(placeholder: string, value: string, places: Place[], isHidden = true): Detail {
  return { kind: 'person', value, placeholder, places, isHidden }
}

/** Without brackets, so that the test can tell placeholders that were cut. */
const words = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '😀', 'م', '.'), minLength, maxLength })

/** A text with details anywhere in it, some of them next to each other, at its beginning or its end. */
const documents = fc
  .array(
    fc.record({
      plain: words(0, 12),
      name: words(1, 9),
      who: fc.integer({ min: 1, max: 12 }),
      isHidden: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((pieces) => {
    let content = ''
    const details = pieces.map(({ plain, name, who, isHidden }) => {
      const start = content.length + plain.length
      content += plain + name
      return detail(`[Person ${who}]`, name, [{ start, end: start + name.length }], isHidden)
    })
    return { content, details }
  })

const cut = (text: string, { start, end }: Place) => text.slice(start, end)

const isWithinBrackets = (before: string) => before.lastIndexOf('[') > before.lastIndexOf(']')

describe('redact', () => {
  it(`leads every citation back to the exact words of the document (SEED=${seed})`, () => {
    const cited = fc.tuple(documents, fc.nat(), fc.nat()).map(([made, a, b]) => {
      const redaction = redact(made.content, made.details)
      const { length } = redaction.text
      const start = a % Math.max(1, length)
      const end = length === 0 ? 0 : start + 1 + (b % (length - start))
      return { ...made, redaction, place: { start, end } }
    })
    fc.assert(
      fc.property(cited, ({ content, details, redaction, place }) => {
        const original = redaction.toOriginal(place)
        const hidden = details
          .filter(({ isHidden }) => isHidden)
          .flatMap(({ places, placeholder }) => places.map((one) => ({ ...one, placeholder })))
        // No detail is cut in two.
        for (const { start, end } of hidden) {
          expect(original.start > start && original.start < end).toBe(false)
          expect(original.end > start && original.end < end).toBe(false)
        }
        // What was cited is the redaction of what it is led back to, but for placeholders that were cut.
        const within = hidden
          .filter(({ start, end }) => start >= original.start && end <= original.end)
          .map(({ start, end, placeholder }) =>
            detail(placeholder, '', [{ start: start - original.start, end: end - original.start }]),
          )
        const again = redact(cut(content, original), within).text
        const quote = cut(redaction.text, place)
        const isCut = [place.start, place.end].some((offset) =>
          isWithinBrackets(redaction.text.slice(0, offset)),
        )
        if (!isCut) expect(again).toBe(quote)
        expect(again).toContain(quote)
      }),
      { seed, numRuns: 2_000 },
    )
  })

  it('takes all hidden details out and leaves the others', () => {
    const content = 'Ann met Bob. Bob paid Ann.'
    const ann = detail('[Person 1]', 'Ann', [
      { start: 0, end: 3 },
      { start: 22, end: 25 },
    ])
    const bob = detail(
      '[Person 2]',
      'Bob',
      [
        { start: 8, end: 11 },
        { start: 13, end: 16 },
      ],
      false,
    )
    const redaction = redact(content, [ann, bob])
    expect(redaction.text).toBe('[Person 1] met Bob. Bob paid [Person 1].')
    expect(redaction.count).toBe(2)
    expect(redact(content, [{ ...ann, isHidden: false }, bob]).text).toBe(content)
  })

  it('puts details back as the cited words have them, else as they are written most fully', () => {
    const content = 'Helena Marrow signs. Ms Marrow pays.'
    const person = detail('[Person 1]', 'Helena Marrow', [
      { start: 0, end: 13 },
      { start: 24, end: 30 },
    ])
    const { restore } = redact(content, [person])
    expect(restore('[Person 1] pays.').text).toBe('Helena Marrow pays.')
    expect(restore('[Person 1] pays.', [{ start: 21, end: 36 }]).text).toBe('Marrow pays.')
  })

  it('knows a placeholder however a model writes it, and no other number', () => {
    const { restore } = redact('Ann', [detail('[Person 1]', 'Ann', [{ start: 0, end: 3 }])])
    const written =
      '[person 1], [Person1]’s, Person 1, [ Person 1 ], Person 10, [Person 2], PERSON 1'
    expect(restore(written).text).toBe('Ann, Ann’s, Ann, Ann, Person 10, [Person 2], Ann')
  })

  it('says where an offset of a statement lies once the details are back', () => {
    const { restore } = redact('Annabel', [detail('[Person 1]', 'Annabel', [{ start: 0, end: 7 }])])
    const sent = 'So [Person 1] pays. [Person 1] signs.'
    const { text, moved } = restore(sent)
    expect(text).toBe('So Annabel pays. Annabel signs.')
    for (const words of ['pays.', 'signs.', 'So']) {
      expect(text.slice(moved(sent.indexOf(words)))).toMatch(new RegExp(`^${words}`, 'u'))
    }
  })
})

describe('markWords', () => {
  it('hides marked words wherever they stand alone, also where they overlap what was found', () => {
    const content = 'Project Heron: Ann Heron leads Heron. Herons fly.'
    const found = [detail('[Person 1]', 'Ann Heron', [{ start: 15, end: 24 }])]
    const marked = markWords(content, found, { start: 7, end: 13 }) ?? []
    expect(redact(content, marked).text).toBe(
      'Project [Hidden 1]: [Person 1] leads [Hidden 1]. Herons fly.',
    )
  })

  it('needs words', () => {
    expect(markWords('a  b', [], { start: 1, end: 3 })).toBeNull()
  })
})
