import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()

const vergunning = `Gemeente Tarnwoude

Geachte mevrouw Orrin,

U vroeg een vergunning aan voor werk aan uw huis en in de tuin. Aan de straat mag een erker ten hoogste een meter diep zijn. Hieronder leest u ons besluit.

Onderdeel | Besluit
Erker aan de straat | Geweigerd
Schuur in de tuin | Verleend
Kap van linde A | Verleend
Kap van linde B | Geweigerd

U kunt tot 4 mei 2027 bezwaar maken. De leges bedragen € 310,00.`

it.each([
  ['mag de erker nou wel of niet', 'Erker aan de straat, Besluit: Geweigerd'],
  ['is de schuur toegestaan?', 'Schuur in de tuin, Besluit: Verleend'],
  ['is de kap van linde B goedgekeurd', 'Kap van linde B, Besluit: Geweigerd'],
])('answers whether the thing that a row names was granted: %s', async (question, said) => {
  const { verdict, result } = await engine.answer({ content: vergunning, question })
  expect(verdict).toBe('answer')
  expect(result).toContain(said)
})

it('answers nothing else by such a row', async () => {
  const { result } = await engine.answer({
    content: vergunning,
    question: 'Wie schildert de schuur?',
  })
  expect(result).not.toMatch(/^Schuur in de tuin, Besluit/u)
})
