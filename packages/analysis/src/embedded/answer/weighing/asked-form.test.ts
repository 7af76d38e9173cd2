import { expect, it } from 'vitest'
import { lacksForm } from './asked-form.ts'

it.each([
  ['What is the IBAN of the club?', 'Account 1180 3321, sort code 10-20-30'],
  ['Wie lautet die E-Mail-Adresse?', 'Schreiben Sie an das Büro in der Hafengasse.'],
  ['What is the IBAN of the club?', 'Pay into the account of the club (IBAN told apart).'],
  ['What is the PIN for the gate?', 'The PIN for the gate hangs in the office.'],
  ['What is my safety score?', 'Your safety score was looked at in spring.'],
  ['How large is the boat shed?', 'The boat shed stands at the end of pier P-4.'],
  ['What is the base rate now?', 'We give 30 days of notice when the base rate changes.'],
  ['How old is the crane?', 'The old crane costs 40 a day.'],
  ['W którym roku zbudowano pomost?', 'Opłatę wnosi się raz w roku, do 30 kwietnia.'],
  ['When was the pier opened?', 'Open Tue, Thu and Fri from 10am, closed before that day.'],
])('%s is not answered by: %s', (question, passage) => {
  expect(lacksForm(question)(passage)).toBe(true)
})

it.each([
  ['What is the IBAN of the club?', 'Pay to DK50 0040 0440 1162 43.'],
  ['Wie lautet die E-Mail-Adresse?', 'buero@steg.example'],
  ['What is the PIN for the gate?', 'The PIN: 4471'],
  ['What is my safety score?', 'Safety score 81 of 100'],
  ['How large is the boat shed?', 'The boat shed has 210 m².'],
  ['What is the base rate now?', 'The base rate is 4.1% at present.'],
  ['How old must a skipper be?', 'A skipper must be at least 16.'],
  ['How old is the crane?', 'The crane was built in 1987.'],
  ['When was the pier opened?', 'It was opened on 4 June.'],
  ['What does the crane cost?', 'It costs 40 a day.'],
])('%s may be answered by: %s', (question, passage) => {
  expect(lacksForm(question)(passage)).toBe(false)
})
