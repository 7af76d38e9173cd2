import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()

const report = `BOILER INSPECTION

We looked at the boiler of the Harbor School on 4 March 2027 and left it running.

No | Defect | Priority | Action by | Deadline | Est. cost
1 | Safety valve sticks. Pressure cannot escape. | 1 - at once, urgent | Owner | 8 March 2027 | £420
2 | Flue has two loose joints. | 2 - within 2 months | Larkfield Heating | 3 May 2027 | £180
3 | Lamp in the boiler room is dim. | 3 - advisory | Owner | Next visit | £15

Parts

Part | Qty | Price
Faulty sensor, replaced | 1 | £38.00
Pump, broken, exchanged | 1 | £210.00`

describe('tables of defects', () => {
  it('tell of each how bad it is, and why', async () => {
    const { risks, riskLevels, riskReasons } = await engine.summarize({
      content: report,
      mode: 'general',
    })
    const at = risks.findIndex((risk) => risk.startsWith('Safety valve sticks'))
    expect(risks[at]).toContain('Pressure cannot escape: Priority: 1 - at once, urgent')
    expect(riskLevels[at]).toBe('high')
    expect(riskReasons?.[at]).toBe('Something is faulty or missing')
    const second = risks.findIndex((risk) => risk.startsWith('Flue has'))
    expect(riskLevels[second]).toBe('medium')
  })

  it('are told whole, and each row is a task', async () => {
    const { criticalDetails, recommendations } = await engine.summarize({
      content: report,
      mode: 'general',
    })
    for (const items of [criticalDetails, recommendations]) {
      const found = items.join('\n')
      expect(found).toContain('Action by: Owner; Deadline: 8 March 2027')
      expect(found).toContain('Action by: Larkfield Heating; Deadline: 3 May 2027')
      expect(found).toContain('Lamp in the boiler room is dim: Priority: 3 - advisory')
    }
  })

  it('are none of what was supplied', async () => {
    const { risks } = await engine.summarize({ content: report, mode: 'general' })
    expect(risks.join('\n')).not.toContain('Qty')
  })

  it('are read in other languages, too', async () => {
    const { risks, riskLevels } = await engine.summarize({
      content: `PRÜFBERICHT SPIELPLATZ

Wir haben den Spielplatz am Birkenweg am 4. März 2027 geprüft.

Nr. | Mangel | Priorität | Zuständig | Frist
1 | Kette der Schaukel ist durchgerostet. Sie kann reißen. | sofort | Bauhof | 8. März 2027
2 | Sand ist zu flach. | innerhalb von 3 Monaten | Bauhof | 4. Juni 2027
3 | Schild ist verblasst. | Hinweis | Gemeinde | 4. Juni 2027`,
      mode: 'general',
    })
    const at = risks.findIndex((risk) => risk.startsWith('Kette der Schaukel'))
    expect(riskLevels[at]).toBe('high')
  })
})
