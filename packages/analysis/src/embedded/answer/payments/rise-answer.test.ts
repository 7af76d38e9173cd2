import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const letter = `Dear keeper of a hive

The club pays for wax as before. The fee for a stand goes from £11 to £14 in spring. So that is £3 more a year. Gloves are lent free of charge.`

const brief = `Liebe Imker

Der Verein stellt das Wachs. Ihr Jahresbeitrag ändert sich von bisher 40,00 € auf 52,00 €. Handschuhe liegen im Schuppen.`

async function ask(content: string, question: string) {
  return (await createEmbeddedEngine().answer({ content, question })).result
}

it('tells by how much something goes up', async () => {
  expect(await ask(letter, 'how much more will i be paying a year')).toContain('£3 more a year')
  expect(await ask(brief, 'um wieviel steigt der Beitrag')).toContain('52,00 €')
})

it('takes no days for a rise', async () => {
  const content = 'Opening hours\n\nThe shed is open from 1 May to 30 June. Wax is sold there.'
  expect(await ask(content, 'how much more do I pay')).toBe('Not mentioned in document')
})
