import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function reasonsOf(content: string): Promise<readonly string[]> {
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  return risks.map((text, at) => `${riskReasons?.[at]}: ${text}`)
}

it('calls silence that counts as a refusal no agreement', async () => {
  const told = await reasonsOf(`Lettre du club nautique

Vous pouvez demander une place au ponton avant le 3 mai. La demande se fait par écrit au bureau du port.

L'absence de réponse du club dans ce délai vaut refus de la place.`)
  expect(told.join()).not.toMatch(/accord:/u)
})

it('tells no power of the author of a handbook', async () => {
  const told = await reasonsOf(`A handbook of tides

We can illustrate the process using the data of the north jetty. As we can see from the drawing, the water rises twice a day.

We can construct a table for the summer from the records.`)
  expect(told).toEqual([])
})

it('tells what a medicine that was stopped does to health, and ends nothing', async () => {
  const told = await reasonsOf(`Discharge letter

Patient: J. Perrin, born 4 May 1960. Diagnosis: fractured wrist after a fall on the jetty. Admitted to hospital on 3 May.

Medication: ibuprofen 400 mg was suspended; do not take it again until the blood values are normal.

Allergy to penicillin (rash in 2009).`)
  expect(told.join()).toContain('Allergy to penicillin')
  expect(told.join()).not.toMatch(/ended or cut off/u)
})

it('tells what comes of it: all at once, the thing sold, or paid back', async () => {
  const told = await reasonsOf(`Terms of the boat loan

1. After two missed instalments the loan may be called in.
2. If the debt is not paid within 60 days, we may sell the boat.
3. If the buyer cancels the order, we take the commission back from the next statement.`)
  expect(told.join('\n')).toMatch(/All falls due at once: .*called in/u)
  expect(told.join('\n')).toMatch(/Something may be sold or taken: .*sell the boat/u)
  expect(told.join('\n')).toMatch(/May have to be paid back: .*commission/u)
})

it('calls an illness that is insured no danger to health', async () => {
  const told = await reasonsOf(`Insurance policy for the crew of the ferry

1. We pay the costs of treatment after an illness or injury on board, but never more than £4,000 for each person.
2. No benefit is paid for an illness that was known before the policy began.`)
  expect(told.join()).not.toMatch(/harm your health/u)
})
