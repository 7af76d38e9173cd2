import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'
import { loadLanguage } from '../../../languages/load-language.ts'
import { worstGrades } from './graded.ts'

const english = await loadLanguage('en')
const german = await loadLanguage('de')

async function risksOf(content: string) {
  const { risks, riskLevels } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return { risks, riskLevels }
}

it('reads from a legend which grades are bad', () => {
  expect(
    worstGrades('1  In order\n2  Needs repair, not urgent\n3  Serious, repair at once', english),
  ).toEqual(['3'])
  expect(
    worstGrades('C1: Danger present\nC2: Potentially dangerous\nC3: Could be better', english),
  ).toEqual(['C1', 'C2'])
  expect(worstGrades('Note 1: kein Handlungsbedarf\nNote 2: erhebliche Schäden', german)).toEqual([
    '2',
  ])
})

it('reads a legend that is told in sentences', () => {
  const legend =
    'Each part has a rating. 3 means a fault that is serious and must be repaired urgently. 2 means a fault that is not serious. 1 means that nothing is to be done.'
  expect(worstGrades(legend, english)).toEqual(['3'])
  expect(worstGrades('A rise of 3 means a great deal to us.', english)).toEqual([])
})

it('takes no list of clauses for a legend', () => {
  expect(
    worstGrades('1  The boats lie at the jetty\n2  The oars hang in the shed', english),
  ).toEqual([])
  expect(worstGrades('1  Serious breaches end the berth at once', english)).toEqual([])
})

it('tells each entry of the worst grade whole, with its cost and day', async () => {
  const leak =
    'Hull (3). The planks below the stern have gone soft and let water in. Have them replaced before 1 May. A yard asks about £2,300.'
  const { risks, riskLevels } = await risksOf(`Survey of the boat Perrin

Ratings
1  In good order
2  Needs care, but is not urgent
3  Serious, to be repaired at once

${leak}

Mast (1). The mast is straight and the stays are new.

Sails (2). The mainsail has faded and will last two more summers.`)
  expect(risks[0]).toBe(leak.replace('(3).', '(3):'))
  expect(riskLevels[0]).toBe('high')
  expect(risks.join()).not.toContain('Mast (1)')
})

it('parts the heading of an entry from what it tells', async () => {
  const { risks } = await risksOf(`Inspection of the jetty

1. Railing at the north end (High)
Two posts have come loose and give way when leaned on. Close the end until 4 June.

2. Paint of the hut (Low)
The paint on the west wall is flaking a little here and there.`)
  expect(risks).toEqual([
    'Railing at the north end (High): Two posts have come loose and give way when leaned on. Close the end until 4 June.',
  ])
})

it('takes rows with the worst code and values out of their range for dangers', async () => {
  const coded = await risksOf(`Inspection of the boathouse wiring

C1: Danger present
C2: Potentially dangerous
C3: Improvement recommended

Item | Observation | Code
1 | Bare wires above the workbench by the door | C1
2 | No labels on the switches of the north wall | C3`)
  expect(coded.risks).toEqual(['Bare wires above the workbench by the door: C1'])
  const flagged = await risksOf(`Analysis of the lake water
Sample taken on 4 May at the jetty

Test | Result | Unit | Range | Flag
Nitrate | 71 | mg/L | 0-50 | H
Chloride | 40 | mg/L | 0-250 |`)
  expect(flagged.risks).toHaveLength(1)
  expect(flagged.risks[0]).toContain('Nitrate')
})

it('tells a single defect behind the line that calls it dangerous', async () => {
  const { risks } = await risksOf(`Yearly test of the trailer

Do not tow until repaired (dangerous defects):
- Left tyre has cords exposed

The trailer was clean and the lights were in order on the day.`)
  expect(risks.join()).toContain('Left tyre has cords exposed')
})
