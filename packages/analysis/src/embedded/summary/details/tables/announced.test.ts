import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

it.each([
  [
    'en',
    `Berth agreement

This agreement is made between Pell Ferries Ltd and Ada Vale. The berth is let from 1 May 2027.

If you leave before the end of the term you pay a charge:

Time left | Charge
More than two years | £175
One to two years | £110
Less than a year | £55

The charge is due at once.`,
    'If you leave before the end of the term you pay a charge:',
    '£175',
  ],
  [
    'de',
    `Liegeplatzvertrag

Dieser Vertrag wird zwischen der Pell Fähren GmbH und Frau Ada Vale geschlossen. Der Liegeplatz ist ab dem 1. Mai 2027 vermietet.

Bei vorzeitiger Kündigung wird folgende Gebühr fällig:

Restlaufzeit | Gebühr
Mehr als zwei Jahre | 175 €
Ein bis zwei Jahre | 110 €
Weniger als ein Jahr | 55 €

Die Gebühr ist sofort zu zahlen.`,
    'Bei vorzeitiger Kündigung wird folgende Gebühr fällig:',
    '175 €',
  ],
])('tells a table behind the line that announces it (%s)', async (_, content, line, value) => {
  const { criticalDetails, citations } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  const table = criticalDetails.find((text) => text.includes(value))
  expect(table?.startsWith(`${line}\n`)).toBe(true)
  for (const { start, end, quote } of citations) expect(content.slice(start, end)).toBe(quote)
})
