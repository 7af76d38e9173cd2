import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function conclusionsOf(content: string): Promise<string> {
  const { conclusions } = await engine.summarize({ content, mode: 'general' })
  return conclusions.join('\n')
}

describe('a verdict of minutes', () => {
  it('has the item in front that it is about', async () => {
    const told = await conclusionsOf(`Alder Parish Council
Minutes of the meeting held on 4 March 2027

Present: Cllrs Ash, Birch and Cole

31/27  Bus shelter
Three firms had been asked. RESOLVED to accept Holt & Son at £3,900. Work begins in May.

32/27  Budget
Deferred; the clerk is to ask the auditor by 4 April.

33/27  Allotments
RESOLVED to leave the rent of the allotments at £30.`)
    expect(told).toMatch(/^Bus shelter: RESOLVED to accept Holt & Son/mu)
    expect(told).toMatch(/^Budget: Deferred; the clerk/mu)
    expect(told).toMatch(/^RESOLVED to leave the rent of the allotments/mu)
  })

  it('has no item of the agenda in front', async () => {
    const told = await conclusionsOf(`VERBALE DELL'ASSEMBLEA DEL CONDOMINIO LARICE

Ordine del giorno
1. Cancello
2. Varie

La signora Noce illustra i due preventivi ricevuti. Viene approvata la spesa di euro 1.900,00 della ditta Faggio.`)
    expect(told).toMatch(/^Viene approvata la spesa/mu)
  })

  it('is told with what was proposed', async () => {
    const told = await conclusionsOf(`Alder Parish Council
Minutes of the meeting held on 4 March 2027

Present: Cllrs Ash, Birch and Cole

31/27  Street lights
It was proposed to put up nine lamps at £11,000. For 2, against 5. The motion fell.

32/27  Hall
The council agreed to paint the hall in May.`)
    expect(told).toMatch(/nine lamps at £11,000\. For 2, against 5\. The motion fell\./u)
  })

  it('is told with what was asked for, in other languages', async () => {
    const told = await conclusionsOf(`Protokoll der Eigentümerversammlung vom 4. März 2027

Anwesend: 12 Eigentümer

TOP 3 Markise
Frau Linde beantragt eine Markise für 2.300 Euro. Herr Buche weist auf die Fassade hin. Der Antrag wird abgelehnt.

TOP 4 Dach
Die Versammlung beschließt die Sanierung des Daches für 48.000 Euro.`)
    expect(told).toMatch(/Markise.*abgelehnt/u)
  })
})
