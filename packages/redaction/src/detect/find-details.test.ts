import { describe, expect, it } from 'vitest'
import { redact } from '../apply/redact.ts'
import { findDetails } from './find-details.ts'
import { hideInTexts } from './hide-in-texts.ts'

const sent = (text: string) => redact(text, findDetails(text)).text

describe('findDetails', () => {
  it('gives one person one placeholder, in full, by parts and in capitals', () => {
    expect(
      sent('Between Helena Marrow and Joseph Okafor. Ms Marrow pays. OKAFOR signs; Helena waits.'),
    ).toBe(
      'Between [Person 1] and [Person 2]. Ms [Person 1] pays. [Person 2] signs; [Person 1] waits.',
    )
  })

  it('leaves everyday words alone that are parts of a name', () => {
    expect(sent('Mr Peter Price agrees to the price. Price lists follow.')).toBe(
      'Mr [Person 1] agrees to the price. Price lists follow.',
    )
  })

  it('knows a company by its name alone and a number by another spacing', () => {
    expect(
      sent(
        'Tideline Ceramics Limited (IBAN GB29 NWBK 6016 1331 9268 19). Tideline Ceramics pays GB29NWBK60161331926819.',
      ),
    ).toBe('[Company 1] (IBAN [Account 1]). [Company 1] pays [Account 1].')
  })

  it('finds a labeled number again where it has no label', () => {
    expect(sent('Passport number 533401872. He showed 533401872 again.')).toBe(
      'Passport number [ID 1]. He showed [ID 1] again.',
    )
  })

  it('gives out no placeholder that the document holds itself, with or without brackets', () => {
    const text = 'As [Person 1] and person 2 said, Ms Helena Marrow pays.'
    const details = findDetails(text)
    expect(details.map(({ placeholder }) => placeholder)).toEqual(['[Person 3]'])
    const { restore } = redact(text, details)
    expect(restore('[Person 1], [Person 3]').text).toBe('[Person 1], Helena Marrow')
  })

  it('finds nothing where there is nothing', () => {
    expect(findDetails('')).toEqual([])
    expect(findDetails('The rent is due on the first day of each month.')).toEqual([])
  })

  it('finds mail and numbers in a text from right to left', () => {
    const text = 'البريد: helena@marrow.example، الهاتف: +44 20 7946 0142'
    expect(sent(text)).toBe('البريد: [E-mail 1]، الهاتف: [Phone 1]')
  })
})

describe('hideInTexts', () => {
  const content = 'Between Helena Marrow and Nordwind GmbH. Ms Marrow pays.'
  const details = findDetails(content)

  it('hides what the document hides, however it is written, and what else it finds', () => {
    const { texts, more } = hideInTexts(
      ['What does marrow pay?', 'Was it Mr Zoltan Quiles or HELENA MARROW?'],
      content,
      details,
    )
    expect(texts).toEqual(['What does [Person 1] pay?', 'Was it Mr [Person 2] or [Person 1]?'])
    expect(more.map(({ value }) => value)).toEqual(['Zoltan Quiles'])
  })

  it('leaves what the document sends as it is', () => {
    const shown = details.map((detail) =>
      detail.kind === 'company' ? { ...detail, isHidden: false } : detail,
    )
    expect(hideInTexts(['Is Nordwind GmbH liable to Ms Marrow?'], content, shown).texts).toEqual([
      'Is Nordwind GmbH liable to Ms [Person 1]?',
    ])
  })

  it('uses no placeholder that the document or the question holds', () => {
    const { texts } = hideInTexts(['Is [Person 2] Mr Zoltan Quiles?'], content, details)
    expect(texts).toEqual(['Is [Person 2] Mr [Person 3]?'])
  })
})
