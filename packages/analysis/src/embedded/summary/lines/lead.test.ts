import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const rules = `RULES OF THE BOAT STORE

Members get a key from the harbour office, which costs £15 and is paid back at the end.

You must not:
- lend your key to anyone else, or we charge you £40;
- leave fuel in a boat for longer than 24 hours;
- light a fire within 10 metres of the store.

What is not insured
Boats left outside at night, engines, and anything worth more than £2,000.

The committee meets on 3 May 2027 and members may speak there.
`

async function everything(content: string): Promise<string[]> {
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return [
    ...made.keyPoints,
    ...made.conclusions,
    ...made.criticalDetails,
    ...made.recommendations,
    ...made.risks,
    made.summary,
  ]
}

it('shows no item of a list without the line that turns it round', async () => {
  const shown = await everything(rules)
  for (const forbidden of ['lend your key', 'leave fuel', 'light a fire']) {
    const items = shown.filter((text) => text.includes(forbidden))
    for (const text of items) {
      expect(text.slice(0, text.indexOf(forbidden))).toContain('You must not:')
    }
  }
  expect(shown.filter((text) => text.includes('lend your key')).length).toBeGreaterThan(0)
})

it('shows nothing from below a heading that turns it round without that heading', async () => {
  const shown = await everything(rules)
  for (const text of shown.filter((one) => one.includes('Boats left outside'))) {
    expect(text).toContain('What is not insured')
  }
})

it('cites the line and the items as they stand', async () => {
  const made = await createEmbeddedEngine().summarize({ content: rules, mode: 'general' })
  const index = made.criticalDetails.findIndex((text) => text.includes('leave fuel'))
  const quotes = made.citations
    .filter((one) => one.field === 'criticalDetails' && one.index === index)
    .map(({ quote }) => quote)
  expect(quotes).toHaveLength(1)
  expect(quotes[0]).toMatch(/^You must not:\n- lend your key/u)
  expect(rules).toContain(quotes[0])
})

it.each([
  [
    'Der Mieter darf nicht:\n- Waschmaschinen in der Küche aufstellen;\n- Haustiere länger als 2 Tage aufnehmen.',
  ],
  [
    'Le locataire ne doit pas :\n- installer une machine à laver dans la cuisine ;\n- garder un animal plus de 2 jours.',
  ],
])('keeps the line above in other languages too: %s', async (list) => {
  const [lead = '', ...items] = list.split('\n')
  const shown = await everything(`${lead.slice(0, 3)}xyz\n\n${list}\n`)
  for (const item of items) {
    const own = item.slice(2, 20)
    for (const text of shown.filter((one) => one.includes(own))) {
      expect(text.slice(0, text.indexOf(own))).toContain(lead.slice(0, 12))
    }
  }
})
