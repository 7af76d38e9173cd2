import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { mayInjure } from './hazards.ts'

it.each([
  'If the tins are mixed, chlorine gas is released.',
  'There is a danger of fire behind the panel.',
  'The stove may give off carbon monoxide.',
  'H318 Causes serious eye damage.',
  'Am Mast besteht Absturzgefahr.',
  'Il y a un risque de chute depuis le quai.',
  'Hay riesgo de incendio en la caseta.',
  'Il quadro presenta pericolo di incendio.',
  'Há perigo de queda no cais.',
  'Bij de kade bestaat brandgevaar.',
  'Istnieje zagrożenie życia.',
  'Возможно поражение током.',
  '感電のおそれがあります。',
  '有触电的危险。',
  'يوجد خطر حريق في المخزن.',
])('knows what injures or kills: %s', (text) => {
  expect(mayInjure(text)).toBe(true)
})

it.each([
  'The paint is white and dries in an hour.',
  'The berth is numbered H31 on the plan.',
  'The fire brigade was called.',
])('takes nothing else for it: %s', (text) => {
  expect(mayInjure(text)).toBe(false)
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
