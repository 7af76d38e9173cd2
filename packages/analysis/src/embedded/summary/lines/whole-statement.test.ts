import { expect, it } from 'vitest'
import { turnsRound } from '../../document/wording/takes-back.ts'
import { createEmbeddedEngine } from '../../engine.ts'
import { languageOf } from '../../languages/load-language.ts'

it.each([
  ['However, the deposit is kept.', 'The deposit is returned.'],
  ['Amendment (b) does not apply to you.', 'Members born before 1970 keep their rate.'],
  ['Die Kaution wird jedoch nicht verzinst.', 'Die Kaution wird zurückgezahlt.'],
  ['À défaut, le contrat est résilié.', 'Le solde est payé avant le 1er juin.'],
  ['De lo contrario, se pierde la fianza.', 'El saldo se paga antes del 1 de junio.'],
  ['If you do not reply your savings will stop.', 'Please tell us where to pay them.'],
  ['Full insurance has not been ordered.', 'Full insurance pays up to £9,000.'],
  ['Das trifft bei Ihnen nicht zu.', 'Wer hier wohnt, zahlt nichts.'],
  ['No further compensation is owed.', 'All sums are repaid.'],
  ['The Hirer acknowledges that both engines are worn out.', 'Worn engines are excluded.'],
])('%s turns round what stands before it', async (text, before) => {
  expect(turnsRound(text, before, await languageOf(`${before} ${text}`))).toBe(true)
})

it.each([
  ['The deposit is kept in a bank.', 'The deposit is returned.'],
  ['The sails have not been ordered.', 'The fare is £4.'],
  ['Unless the sea is rough, the ferry leaves at noon.', 'The fare is £4.'],
  ['The Hirer acknowledges that the harbour is shallow.', 'The fare is £4.'],
])('%s does not', async (text, before) => {
  expect(turnsRound(text, before, await languageOf(`${before} ${text}`))).toBe(false)
})

it('shows a sentence with the one that turns it round', async () => {
  const content = `Dear Ms Vale,

We have decided to change the berths from 1 May 2027.

Holders who are older than 70 keep their berth at £300 a year. Our records show that you were born in 1980 and so this rule does not apply to you.

All others pay £900 a year from 1 May 2027. Please return the form by 1 April 2027.`
  const { keyPoints, conclusions, criticalDetails } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  const told = [...keyPoints, ...conclusions, ...criticalDetails]
  const kept = told.filter((text) => text.includes('older than 70'))
  expect(kept.length).toBeGreaterThan(0)
  for (const text of kept) expect(text).toContain('does not apply to you')
})
