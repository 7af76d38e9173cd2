import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { Unit } from '../units/unit.ts'
import { namesClosing } from './closing-days.ts'

const english = await loadLanguage('en')
const german = await loadLanguage('de')
const french = await loadLanguage('fr')
const day = [{ kind: 'date', text: '', at: 0 }] as const
const label = (name: string, value: string): Unit =>
  ({ kind: 'label', label: name, value, text: `${name}: ${value}` }) as Unit
const sentence = (text: string): Unit => ({ kind: 'sentence', label: '', value: '', text }) as Unit

it.each([
  [english, label('CLOSING', '9 May 2027, noon')],
  [german, label('Anmeldeschluss', '9. Mai 2027')],
  [english, label('Questions from clubs', 'in writing until 9 May 2027')],
  [english, sentence('Entries close on 9 May 2027.')],
  [german, sentence('Die Anmeldung endet am 9. Mai 2027.')],
  [french, sentence('Les inscriptions sont closes le 9 mai 2027.')],
  [english, sentence('Questions in writing only, until 9 May 2027.')],
  [english, sentence('Signed copy back to us 9 May 2027')],
] as const)('$1.text', (language, unit) => {
  expect(namesClosing(unit, day, language)).toBe(true)
})

it.each([
  sentence('The shop will close on Sundays from 9 May 2027.'),
  sentence('Questions were asked on 9 May 2027.'),
  label('Questions', 'answered on 9 May 2027'),
])('not $text', (unit) => {
  expect(namesClosing(unit, day, english)).toBe(false)
})

it('needs a day', () => {
  expect(namesClosing(label('Closing', 'of the gates'), [], english)).toBe(false)
})
