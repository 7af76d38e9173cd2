import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { loadLanguage } from '../languages/load-language.ts'
import { findPeriod } from './dates/periods.ts'
import { asksNoAction } from './tasks/no-action.ts'
import { ownerIn } from './tasks/owner.ts'
import { composeExport } from './write-export.ts'

it.each([
  ['en', 'We expect it to start on 3 May. Please ignore our earlier letter.'],
  ['en', 'An engineer will come on 3 May.'],
  ['de', 'Ein Techniker kommt am 3. Mai.'],
  ['en', 'Call us on 0555 010 or write to us.'],
  ['en', 'Talk to us as early as you can.'],
] as const)('takes in %s %j for no action', async (code, text) => {
  expect(asksNoAction(text, await loadLanguage(code))).toBe(true)
})

it.each([
  ['en', 'An engineer will come on 3 May; please be at home.'],
  ['en', 'Send us the key by 3 May.'],
  ['en', 'If you smell gas, call the gas company at once.'],
  [
    'en',
    'Call us the same day if you cannot keep the tablets down; do not take them until you have.',
  ],
  ['de', 'Rufen Sie uns an, wenn der Termin nicht passt.'],
  ['en', 'Contact us by 3 May to keep your place.'],
] as const)('takes in %s %j for an action', async (code, text) => {
  expect(asksNoAction(text, await loadLanguage(code))).toBe(false)
})

it('names nobody by a verb, and ends no time in an article', async () => {
  const english = await loadLanguage('en')
  expect(ownerIn('Talk to us as early as you can.', english)).toBeUndefined()
  expect(ownerIn('Call to arrange a visit within 30 days.', english)).toBeUndefined()
  expect(ownerIn('Ann Orme to write to the council.', english)).toBe('Ann Orme')
  expect(
    findPeriod(
      'Der Widerspruch muss spätestens bis zum Ende des zwölften Monats nach Zugang dieses Bescheids kommen.',
      await loadLanguage('de'),
    ),
  ).not.toMatch(/(?:dieses|nach)$/u)
  expect(
    findPeriod(
      'Łódź wraca, jeżeli klub najpóźniej na 60 dni przed końcem sezonu nie złoży pisma.',
      await loadLanguage('pl'),
    ),
  ).toBe('najpóźniej na 60 dni przed końcem sezonu')
})

const letter = `Reedhaven, 4 May 2027

Dear Ms Pike,

The berth of your boat was measured on 2 May 2027. The rent of the berth rises from £40.00 to £46.00 a month. You may object to this letter within twelve months of receiving it. Please send us the insurance of the boat by 30 June 2027. Please confirm the new rent in writing by noon tomorrow (Wednesday). Please renew the sticker on the mast. We look after the pier and the lamps. Call us on 0555 010.

Yours sincerely,
Reedhaven Harbor`

it('puts what is due soon before what is due in a year, and no contact line among the tasks', async () => {
  const engine = createEmbeddedEngine()
  const summary = await engine.summarize({ content: letter, mode: 'general' })
  const plan = await composeExport('action-plan', {
    ...summary,
    title: 'Berth',
    type: summary.documentType,
    purpose: summary.mainPurpose,
    date: '2027-05-05',
  })
  const at = (text: string): number => plan.indexOf(text)
  expect(plan).toContain('by noon tomorrow (Wednesday)')
  expect(at('1. Please confirm the new rent')).toBeGreaterThan(0)
  expect(at('insurance of the boat')).toBeGreaterThan(at('Please confirm the new rent'))
  expect(plan).not.toMatch(/\d\. Call us/u)
  if (at('twelve months') > 0) expect(at('twelve months')).toBeGreaterThan(at('insurance of'))
})
