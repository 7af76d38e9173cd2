import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function conclusionsOf(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).conclusions
}

describe('conclusions', () => {
  it('are no title, no item of an agenda, no attendance and no chairman', async () => {
    const told = await conclusionsOf(`VERBALE DELL'ASSEMBLEA DEL CONDOMINIO LARICE

Ordine del giorno
1. Approvazione del bilancio
2. Conferma dell'amministratore

Presenze: condomini presenti 12 su 20, millesimi 640 su 1.000. Presidente viene eletta la sig.ra Irma Noce, segretario il sig. Ugo Pino.

1. Bilancio
L'assemblea approva il bilancio di euro 12.400,00 con 610 millesimi favorevoli.

2. Amministratore
Lo Studio Olmo è confermato per un anno con compenso di euro 2.100,00.`)
    expect(told.join('\n')).toMatch(/approva il bilancio/u)
    expect(told.join('\n')).toMatch(/Studio Olmo è confermato/u)
    expect(told.join('\n')).not.toMatch(/Presenze|Irma Noce|^Conferma|^Approvazione/mu)
  })

  it('are no payments of every month', async () => {
    const told = await conclusionsOf(`Oxbow Parish Council
Minutes of the meeting held on 4 March 2027

Present: Cllrs Ash, Birch and Cole

1  Payments
RESOLVED to approve the following payments:

    Payee              For               Total
    Dell Mowing        Cuts 1 to 3      £ 412.00
    Farr Electrical    Hall lights      £ 188.50
    Gale Stationery    Paper            £  21.30

2  Bridge
The footbridge was closed in May. RESOLVED to accept the quotation of Holt & Son at £3,900 for the footbridge.`)
    expect(told.join('\n')).toMatch(/Holt & Son/u)
    expect(told.join('\n')).not.toMatch(/Dell Mowing|Gale Stationery/u)
  })

  it('are no wish, no list of what is enclosed and no price of a car park', async () => {
    const told = await conclusionsOf(`Dear Mr Elm

Your appointment at the eye clinic is on Tuesday 4 May 2027 at 10.15 am. Bring your glasses with you. Parking behind the clinic costs £2.40 for up to three hours; permit holders park free.

Have a nice weekend. And no, we will not be moving again this year.

Enclosures: approved map, form

Rowan Clinic`)
    expect(told).toEqual([])
  })

  it('are nothing that only leads a talk', async () => {
    const told = await conclusionsOf(`Planning call, 3 June 2027

Ida: Morning all, can everybody hear me now, it was bad last time.
Tom: Yes, loud and clear.
Ida: Let's do the van first. The old one failed its test.
Tom: The new one is £9,400 with two years on it.
Ida: Okay, agreed, we buy the van for £9,400.
Tom: I'll send the invite for next week.
Ida: Let's not do it here, we have talked enough.
Tom: Fine by me. Bye for now.`)
    expect(told.join('\n')).toMatch(/we buy the van/u)
    expect(told.join('\n')).not.toMatch(/van first|invite|do it here/u)
  })

  it('have what nobody has to think of any more last', async () => {
    const told = await conclusionsOf(`Larch Tenants' Association
Minutes of the committee held on 7 May 2027

Present: Ivy Stone (chair), Tom Reed

1  Lift
The complaint about the lift was accepted by the firm and no further action is needed.

2  Roof
The committee decided to have the roof mended by Orme Ltd for £6,200.`)
    expect(told[0]).toMatch(/roof mended/u)
    expect(told.at(-1)).toMatch(/no further action/u)
  })
})
