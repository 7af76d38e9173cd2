import { describe, expect, it } from 'vitest'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'
import { findTitleLine, makeTitle } from '../../titles/title.ts'
import { isQuestionList, nameOfDeed } from './by-form.ts'
import { findKind } from './find-kind.ts'

async function nameOf(content: string): Promise<string> {
  const language = await languageOf(content)
  return findKind(content, findTitleLine(content, language) ?? '', language).name
}

const questions = [1, 2, 3, 4, 5, 6]
  .map((at) => `${at}. Where does boat number ${at} lie?\n\nIt lies at the north jetty.`)
  .join('\n\n')

describe('what a document is by its form', () => {
  it('numbered questions are an FAQ', async () => {
    expect(isQuestionList(questions)).toBe(true)
    expect(isQuestionList(questions.replaceAll('?', '.'))).toBe(false)
    expect(await nameOf(questions)).toBe('FAQ')
  })

  it('a deed says what it is in its first words', async () => {
    const english = await loadLanguage('en')
    const opening = 'Orrin Hall\n\nTHIS UNDERLEASE is made on 4 May 2025'
    expect(nameOfDeed(opening, english)).toBe('Underlease')
    expect(nameOfDeed('This lease is made', english)).toBeUndefined()
  })

  it.each([
    ['Mooring\n\nV3 Migration Guide\n\nThis tells how boats are moved.', 'Migration Guide'],
    ['Your water and heating bill\n\nAmount due: £40', 'Water and heating bill'],
    [
      'ORRIN BOATS\n\nService & Repair Report No. R-2025-8\n\nThe boat is dry.',
      'Service & Repair Report',
    ],
    [
      'Häufige Fragen zum Bootsverein\n\nHier steht, was die Mitglieder wissen wollen und wo das Boot liegt.',
      'Häufige Fragen',
    ],
  ])('%s', async (content, name) => {
    expect(await nameOf(content)).toBe(name)
  })

  it('a message with the head of a mail is one', async () => {
    const mail =
      'From: Ada Orme\nSent: 4 May 2025\nTo: Ben Pell\nSubject: RE: AW: Boats\n\nThe boats lie here.'
    expect(await nameOf(mail)).toBe('Email')
    expect(await makeTitle(mail)).toBe('Boats')
  })
})

describe('the title is no name of a section', () => {
  it.each([
    [
      'Orrin Boats\n\nTerms of use\n\nThese terms apply to all boats.',
      'Terms of use – Orrin Boats',
    ],
    [
      'REVISION HISTORY\n\nNUMBER DATE NAME\n\n2 | 4 May 2025 | Orme\n\nMooring Small Boats',
      'Mooring Small Boats',
    ],
    [
      'A Handbook of Boats\n\nCHAPTER 9\n\nKnots and Splices\n\nA knot holds a rope.',
      'Knots and Splices',
    ],
  ])('%s', async (content, title) => {
    expect(await makeTitle(content)).toBe(title)
  })
})
