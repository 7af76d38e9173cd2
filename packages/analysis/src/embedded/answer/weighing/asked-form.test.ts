import { expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { loadWords } from '../../languages/load-words.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { answerTypesOf } from '../answer-types.ts'
import { lacksForm } from './asked-form.ts'

const documentIn = async (code: RulesLanguage) => ({
  rules: await loadLanguage(code),
  types: answerTypesOf(await loadWords(code)),
})

it.each([
  ['en', 'What is the IBAN of the club?', 'Account 1180 3321, sort code 10-20-30'],
  ['de', 'Wie lautet die E-Mail-Adresse?', 'Schreiben Sie an das Büro in der Hafengasse.'],
  ['en', 'What is the IBAN of the club?', 'Pay into the account of the club (IBAN told apart).'],
  ['en', 'What is the PIN for the gate?', 'The PIN for the gate hangs in the office.'],
  ['en', 'What is my safety score?', 'Your safety score was looked at in spring.'],
  ['en', 'How large is the boat shed?', 'The boat shed stands at the end of pier P-4.'],
  ['en', 'What is the base rate now?', 'We give 30 days of notice when the base rate changes.'],
  ['en', 'How old is the crane?', 'The old crane costs 40 a day.'],
  ['pl', 'W którym roku zbudowano pomost?', 'Opłatę wnosi się raz w roku, do 30 kwietnia.'],
  ['en', 'When was the pier opened?', 'Open Tue, Thu and Fri from 10am, closed before that day.'],
] as const)('in %s %s is not answered by: %s', async (code, question, passage) => {
  expect(lacksForm(question, await documentIn(code))(passage)).toBe(true)
})

it.each([
  ['en', 'What is the IBAN of the club?', 'Pay to DK50 0040 0440 1162 43.'],
  ['de', 'Wie lautet die E-Mail-Adresse?', 'buero@steg.example'],
  ['en', 'What is the PIN for the gate?', 'The PIN: 4471'],
  ['en', 'What is my safety score?', 'Safety score 81 of 100'],
  ['en', 'How large is the boat shed?', 'The boat shed has 210 m².'],
  ['en', 'What is the base rate now?', 'The base rate is 4.1% at present.'],
  ['en', 'How old must a skipper be?', 'A skipper must be at least 16.'],
  ['en', 'How old is the crane?', 'The crane was built in 1987.'],
  ['en', 'When was the pier opened?', 'It was opened on 4 June.'],
  ['en', 'What does the crane cost?', 'It costs 40 a day.'],
] as const)('in %s %s may be answered by: %s', async (code, question, passage) => {
  expect(lacksForm(question, await documentIn(code))(passage)).toBe(false)
})
