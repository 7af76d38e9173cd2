import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const letter = `Pell Boatyard
3 May 2027

Dear Mr Orrin

Your berth: number 14, given up on 30 April 2027

We keep the following from your deposit:

Item                             Claimed     Kept
Cleaning of the locker           £60.00      £60.00
Unpaid rent, 24 to 30 April      £88.00       £0.00

You will receive £240.00 within ten days.

Yours sincerely
I. Pell`

it('gives a letter neither its kind nor its title', async () => {
  const engine = createEmbeddedEngine()
  const { documentType } = await engine.summarize({ content: letter, mode: 'general' })
  expect(documentType).toBe('Letter')
  expect(await engine.title({ content: letter })).toContain('Your berth: number 14')
})

it('tells what it costs to object, where a paper speaks of paying as well', async () => {
  const content = `${letter}

If you do not agree you may ask the harbour office to decide. Its service is free of charge. If you dispute one item only, the rest will be paid at once.`
  const { result } = await createEmbeddedEngine().answer({
    content,
    question: 'Does the dispute cost anything?',
  })
  expect(result).toContain('free of charge')
})

it('names a kind by what stands behind the number of a part', async () => {
  const { documentType } = await createEmbeddedEngine().summarize({
    content: `PRÉFECTURE DU LAC
Bureau des rives

TITRE I - MISE EN DEMEURE

Article 1 - La société Les Barques du Lac est mise en demeure de réparer le ponton avant le 30 juin 2027.

Article 2 - Elle informe le bureau par écrit dans les huit jours.`,
    mode: 'general',
  })
  expect(documentType).toBe('Mise en demeure')
})
