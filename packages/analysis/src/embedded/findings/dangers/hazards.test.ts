import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { mayInjure } from './hazards.ts'

it.each([
  ['en', 'If the tins are mixed, chlorine gas is released.'],
  ['en', 'There is a danger of fire behind the panel.'],
  ['en', 'The stove may give off carbon monoxide.'],
  ['en', 'H318 Causes serious eye damage.'],
  ['de', 'Am Mast besteht Absturzgefahr.'],
  ['fr', 'Il y a un risque de chute depuis le quai.'],
  ['es', 'Hay riesgo de incendio en la caseta.'],
  ['it', 'Il quadro presenta pericolo di incendio.'],
  ['pt', 'Há perigo de queda no cais.'],
  ['nl', 'Bij de kade bestaat brandgevaar.'],
  ['pl', 'Istnieje zagrożenie życia.'],
  ['ru', 'Возможно поражение током.'],
  ['ja', '感電のおそれがあります。'],
  ['zh', '有触电的危险。'],
  ['ar', 'يوجد خطر حريق في المخزن.'],
] as const)('knows what injures or kills: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(mayInjure(text, language)).toBe(true)
})

it.each([
  ['en', 'The paint is white and dries in an hour.'],
  ['en', 'The berth is numbered H31 on the plan.'],
  ['en', 'The fire brigade was called.'],
] as const)('takes nothing else for it: (%s) %s', async (code, text) => {
  const language = await loadLanguage(code)
  expect(mayInjure(text, language)).toBe(false)
})

const told = async (content: string) => {
  const { risks, riskLevels, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  return risks.map((text, at) => `${riskLevels[at]}, ${riskReasons?.[at]}: ${text}`)
}

it('tells it as a grave danger to health', async () => {
  const risks = await told(`Inspection report

The boathouse was inspected on 4 May. The roof and the doors are sound and the floor is dry.

In the workshop two drums stand side by side; if they leak and mix, chlorine gas is released.

The next visit is in November.`)
  expect(risks).toContain(
    'high, May harm your health: In the workshop two drums stand side by side; if they leak and mix, chlorine gas is released.',
  )
})

it('takes no peril that a policy insures for one', async () => {
  const risks = await told(`Boat insurance policy

This policy insures the boat named in the schedule from 1 May for one year.

We insure the boat against danger of fire and theft on the lake and in the shed.`)
  expect(risks.filter((risk) => /harm your health/u.test(risk))).toEqual([])
})
