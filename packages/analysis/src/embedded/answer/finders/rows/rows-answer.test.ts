import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const list = `Plants of the greenhouse

Plant | Bed | Water | State
Fern | 3 | daily | MOVED to the porch
Cactus | 4 | monthly | kept
Orchid | 3 | weekly | MOVED (too cold)
Palm | 5 | weekly | new`

async function ask(question: string, content = list) {
  return createEmbeddedEngine().answer({ content, question })
}

it('gives all rows whose cell says what is asked for, and no others', async () => {
  const { result, verdict } = await ask('what plants did they move')
  expect(verdict).toBe('answer')
  expect(result).toContain('Fern')
  expect(result).toContain('Orchid')
  expect(result).not.toMatch(/Cactus|Palm/u)
})

it('gives none where the question names something else', async () => {
  expect((await ask('Which gardener moved the plants?')).verdict).not.toBe('answer')
})

it('does so in other languages', async () => {
  const content = `Geräte der Werkstatt

Gerät | Raum | Prüfer | Zustand
Säge | 3 | Ott | defekt
Fräse | 4 | Ott | geprüft
Presse | 3 | Lehr | defekt`
  const { result } = await ask('Welche Geräte sind defekt?', content)
  expect(result).toContain('Säge')
  expect(result).toContain('Presse')
  expect(result).not.toContain('Fräse')
})
