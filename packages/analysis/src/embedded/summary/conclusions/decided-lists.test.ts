import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function read(
  content: string,
): Promise<{ summary: string; conclusions: string[]; documentType: string }> {
  return engine.summarize({ content, mode: 'general' })
}

describe('conclusions', () => {
  it('tell each item of what a board settled, without the line above, what was left open and what is behind', async () => {
    const { conclusions, summary, documentType } = await read(`HARROW LINEN GROUP
Quarterly report to shareholders, three months to 30 June 2026

In short
Sales rose by 4% to £8.2m, but profit fell to £310,000 because of the fire at the Leeds dye house.

Sales
Hotels bought 11% more bed linen than a year ago. Prices were raised by 2% in April.

What was decided
At its meeting on 14 July the board settled the following:
a) The dye house in Leeds is rebuilt at a cost of £2.4m. Work starts in September.
b) No interim dividend is paid.
c) The shop in Bath closes on 30 September 2026; its four staff are offered posts in Bristol.
d) Baker & Noble are replaced as auditors by Finch LLP from 1 October 2026.
Not decided: whether the Dublin office moves. It comes back in October.

Outlook
The order book stood at £3.1m at the end of June. Cotton is expected to cost 6% more in the autumn.`)
    expect(documentType).toBe('Quarterly report')
    expect(conclusions).toStrictEqual([
      'The dye house in Leeds is rebuilt at a cost of £2.4m. Work starts in September.',
      'No interim dividend is paid.',
      'The shop in Bath closes on 30 September 2026; its four staff are offered posts in Bristol.',
      'Baker & Noble are replaced as auditors by Finch LLP from 1 October 2026.',
    ])
    expect(summary).toMatch(/^Sales rose by 4%/u)
    expect(summary).toContain('rebuilt')
  })

  it('tell what a panel recommends, and nothing behind its list', async () => {
    const { conclusions } = await read(`Review of the accident at Pier 4, Kestrel Harbour
Report of the review panel, 3 March 2026

What happened
On 12 January 2026 a forklift ran into a stack of pallets at Pier 4. The lights had been out since 9 January.

The panel recommends:
1. Lamps at all piers are checked every evening and the check is written down.
2. Mr. Adeyemi's lost wages of £640 are paid in full.

The harbour master replies to this report by 30 April 2026.`)
    expect(conclusions).toStrictEqual([
      'Lamps at all piers are checked every evening and the check is written down.',
      "Mr. Adeyemi's lost wages of £640 are paid in full.",
    ])
  })

  it.each([
    {
      heading: 'Beschlüsse',
      line: 'In der Sitzung vom 9. Juli 2026 hat der Aufsichtsrat Folgendes beschlossen:',
      first: 'Das Freibad Mühlwiese wird ab 1. Mai 2027 saniert.',
      second: 'Der Gaspreis bleibt bis 31. Dezember 2026 unverändert.',
      open: 'Nicht beschlossen: der Verkauf des Grundstücks am Bahnhof.',
    },
    {
      heading: 'Wat is besloten',
      line: 'De stuurgroep heeft op 6 mei het volgende besloten:',
      first: 'De leeszaal blijft open tot 1 juli 2026.',
      second: 'De aannemer krijgt geen boete voor de vertraging.',
      open: 'Niet besloten: de kleur van de gevel aan de straat.',
    },
    {
      heading: 'Ce qui a été décidé',
      line: 'Le comité a pris le 6 mai les décisions suivantes :',
      first: 'La salle de lecture reste ouverte jusqu’au 1er juillet 2026.',
      second: 'Le toit est couvert de zinc, pour 18 400 € de plus.',
      open: 'Pas encore décidé : la couleur de la façade sur rue.',
    },
  ])('are known below $line', async ({ heading, line, first, second, open }) => {
    const { conclusions } = await read(`${heading}\n${line}\na) ${first}\nb) ${second}\n${open}`)
    expect(conclusions).toStrictEqual([first, second])
  })
})
