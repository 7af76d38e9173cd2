import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { asksBelow } from './asked-lists.ts'
import { isAskedPlainly } from './asked-plainly.ts'

async function tasksOf(content: string): Promise<string> {
  const { recommendations } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return recommendations.join('\n')
}

const lease = (line: string): string => `BOAT LEASE AGREEMENT

This lease is made between Orrin Boats Ltd (the "Lessor") and Ben Pell (the "Lessee").

1. The Lessee shall pay the rent of £80 by 4 June 2025.
2. ${line}`

describe('in a contract', () => {
  it.each([
    'For each day of delay the Lessee shall pay a penalty of £20.',
    'The Lessor may inspect the boat at any time and must not be refused.',
    'By signing this lease you must give up all other claims.',
    'Ms Orme voted against and argued that the rent should rise.',
  ])('nobody has to do this: %s', async (line) => {
    const told = await tasksOf(lease(line))
    expect(told).toContain('£80')
    expect(told).not.toContain(line.slice(0, 30))
  })

  it('a party does in the plain future what is due by a day', async () => {
    const told = await tasksOf(`UMOWA NAJMU ŁODZI

Umowa zawarta między Orrin sp. z o.o. (Wynajmujący) a panem Janem Pelą (Najemca).

1. Najemca wpłaci kaucję 500 zł do dnia 4 czerwca 2025 r.
2. Łódź leży przy północnym pomoście.`)
    expect(told).toContain('wpłaci kaucję')
  })

  it('a price that is fixed until a day is not due by it', async () => {
    const told = await tasksOf(lease('Rent: £80; fixed until 4 June 2026'))
    expect(told).not.toContain('fixed until')
  })
})

describe('below a heading that asks', () => {
  it('each item is a task, whatever its verb', async () => {
    const told = await tasksOf(`Orrin Clinic

Dear Mr Pell,

Your results are back.

What I would like you to do

1. Swallow one tablet each morning.
2. Halve the salt in your soup.

The clinic lies at the harbor.`)
    expect(told).toContain('Swallow one tablet')
    expect(told).toContain('Halve the salt')
    expect(told).not.toContain('lies at the harbor')
  })

  it.each([
    ['en', 'ACTION REQUESTED'],
    ['de', 'Was Sie jetzt tun müssen'],
    ['fr', 'Ce que vous devez faire'],
    ['pl', 'Następne kroki'],
    ['en', 'What you need to do, and by when'],
    ['en', 'What parents need to do'],
    ['de', 'Was Anwohner beachten müssen'],
    ['es', 'LO QUE TIENEN QUE HACER'],
    ['it', 'Che cosa devono fare'],
    ['pt', 'O que têm de fazer'],
    ['nl', 'Wat moet u doen?'],
    ['ru', 'Что нужно сделать'],
    ['zh', '住户需要做的事'],
  ] as const)('in %s: %s', async (code, heading) => {
    expect(asksBelow(heading, await loadLanguage(code))).toBe(true)
  })

  it('a statement is none', async () => {
    const english = await loadLanguage('en')
    expect(asksBelow('Action plan 2024', english)).toBe(false)
    expect(english.phrases.opensStatement.test('Your plan covers it.')).toBe(true)
  })
})

it.each([
  ['en', 'A signed order is needed by 25 May.'],
  ['fr', 'Le formulaire est attendu avant le 25 mai.'],
  ['it', 'La firma è richiesta entro il 25 maggio.'],
  ['en', 'The old key no longer fits, so we need a new order form by 25 May.'],
  ['de', 'Wir benötigen den Schlüssel bis zum 25. Mai.'],
  ['fr', 'Nous avons besoin de la clé au plus tard le 25 mai.'],
  ['nl', 'Wij hebben de sleutel uiterlijk 25 mei van u nodig.'],
  ['pl', 'Potrzebujemy klucza najpóźniej do 25 maja.'],
] as const)('asks for it in %s: %s', async (code, text) => {
  expect(isAskedPlainly(text, await loadLanguage(code))).toBe(true)
})
