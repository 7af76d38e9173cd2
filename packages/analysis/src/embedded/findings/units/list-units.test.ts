import { expect, it } from 'vitest'
import { createStemmer } from '../../../text/words/tokens.ts'
import { excerptOf } from '../../document/excerpt.ts'
import { createParser } from '../../document/parse.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { listUnit } from './list-units.ts'

const english = await loadLanguage('en')
const content = `Before the course would you please
  - fill in the card, and sign it on the back
    where the line is
  - make sure there is a lock on the case
  - bring a towel`

it('takes a request with its items for one statement, and none of its items for what opens the others', () => {
  const sentences = createParser(createStemmer('en')).read(content, {
    start: 0,
    end: content.length,
  })
  const units = sentences.map((sentence) => listUnit(content, sentence, english)?.text)
  expect(units[0]).toMatch(/^Before the course would you please - fill .* - bring a towel$/u)
  expect(units.slice(1).every((text) => text === undefined)).toBe(true)
})

it('takes rows with dots below a sentence for what the sentence opens', () => {
  const levy = `The rest is shared by all, each month:

   Ground floor (4,10 %) ......... 12,00 €
   First floor (8,20 %) .......... 24,00 €

It is due on the 5th.`
  const [opener] = createParser(createStemmer('en')).read(levy, { start: 0, end: levy.length })
  const unit = opener && listUnit(levy, opener, english)
  expect(unit?.text).toContain('24,00 €')
  expect(unit && excerptOf(levy, unit, 60).text).toBe(
    'The rest is shared by all, each month: Ground floor (4,10 %): 12,00 €; First floor (8,20 %): 24,00 €',
  )
})

it('leaves items alone that are sentences below a line that only names them, and stops where their list ends', () => {
  const unitOf = (text: string) => {
    const [opener] = createParser(createStemmer('en')).read(text, { start: 0, end: text.length })
    return opener && listUnit(text, opener, english)?.text
  }
  expect(
    unitOf(`Conditions of the berth:
a) The boat is to be insured by its owner.
b) Nets must not be dried on the pier.`),
  ).toBeUndefined()
  expect(
    unitOf(`If you leave:
   - before May, the deposit is kept;
   - later, the whole fee is due.
b) If we close the pier: the fee is returned.`),
  ).toBe('If you leave: - before May, the deposit is kept; - later, the whole fee is due.')
})
