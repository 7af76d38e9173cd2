import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const opening = `Package leaflet: Information for the patient

Corvinal 20 mg tablets

Corvinal is a medicine that is used to treat swollen joints in adults.
`

async function risksOf(content: string) {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return risks.map((text, at) => `${riskLevels[at]}: ${text}`)
}

it('tells in one when help is to be called, with what stands in brackets whole', async () => {
  const risks = await risksOf(`${opening}
Stop taking Corvinal and get medical help at once if you notice
- a swollen tongue (this may begin within an hour; it is rare);
- a rash that spreads.

Keep the bottle in the box.`)
  expect(risks).toContain(
    'high: Stop taking Corvinal and get medical help at once if you notice: a swollen tongue (this may begin within an hour; it is rare); a rash that spreads.',
  )
})

it('tells in one which medicines do not go together', async () => {
  const risks = await risksOf(`${opening}
Tell your doctor or pharmacist if you take any other medicines, in particular:
- lithium;
- tablets against high pressure.

Keep the bottle in the box.`)
  expect(risks).toContain(
    'medium: Tell your doctor or pharmacist if you take any other medicines, in particular: lithium; tablets against high pressure.',
  )
})
