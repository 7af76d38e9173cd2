import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { loadLanguage } from '../languages/load-language.ts'
import { isFormality, withoutUnasked } from './unasked.ts'

it.each([
  ['en', 'You told us that you must rest after every landing.'],
  ['de', 'Der 6. Mai ist frei, ohne dass Urlaub genommen werden muss.'],
  ['en', 'For each letter we have to write we charge $12.'],
  ['en', 'I am sorry to have to tell you that the pier is closed.'],
  ['fr', 'Vous nous avez indiqué que vous devez marcher avec une canne.'],
  ['nl', 'U heeft ons verteld dat u moet rusten.'],
  ['es', 'El socio no tiene que presentar nada.'],
  ['en', 'The keeper noted the failure to send a boat.'],
] as const)('asks nothing in %s: %s', async (code, text) => {
  expect(withoutUnasked(text, await loadLanguage(code))).not.toMatch(
    /must|muss|have to|devez|moet|tiene que|send/u,
  )
})

it.each([
  ['en', 'Please quote this number if you contact us.'],
  ['en', 'Please write in BLOCK CAPITALS.'],
  ['fr', 'Veuillez lire attentivement cette notice.'],
  ['de', 'Lesen Sie die Anleitung sorgfältig durch.'],
  ['zh', '请仔细阅读本说明。'],
] as const)('is about the paper itself in %s: %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(isFormality(text, language)).toBe(true)
  expect(isFormality('Please send us the number of your boat.', language)).toBe(false)
})

it('takes no entry of a form, no pay and no rating for something to do', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `ORRIN LOFTS
Letter about your berth

Berth: Block C, Row 14 (wide, covered)

Please send the signed form back by 6 May 2027.

Part | Sum | Due
Wages, first 6 months | $3,780.00 | last day of the month
Wages from then on | $3,960.00 | last day of the month

The lofts were painted green in spring and stand at the north end of the lake.`,
  })
  const told = recommendations.join('\n')
  expect(told).toContain('Please send the signed form back')
  expect(told).not.toMatch(/Block C|Wages/u)
})
