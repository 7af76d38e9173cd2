import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function purposeOf(content: string): Promise<string> {
  return (await engine.summarize({ content, mode: 'general' })).mainPurpose
}

describe('what a paper wants, does or costs', () => {
  it('shows no footnote, no grades and no reason for writing', async () => {
    const survey = `Building Survey

A How to read this report

We give each part of the house a condition rating. 3 means urgent.

B Our overall opinion

The mill is a sound house that you can buy once the roof is mended. We expect you to spend £21,000 in the first year. Our opinion of its value is £300,000.

C Roof

The slates are worn and let in water.`
    const purpose = await purposeOf(survey)
    expect(purpose).toContain('The mill is a sound house')
    expect(purpose).toContain('£21,000')
    expect(purpose).toContain('£300,000')
    expect(purpose).not.toContain('rating')

    const incident = `Subject: Incident report: mail outage\n\nYou are getting this because you are an owner of a mailbox.\n\nIN SHORT\n\nOn 3 May our mail servers were down for six hours because a disk was full. No mail was lost.\n\nWHAT TO DO\n\nIf you use the old app:\n- Install the new one by 9 May.\n- Sign in again.`
    expect(await purposeOf(incident)).toContain('our mail servers were down for six hours')
  })

  it('tells what is done and for how much where a contract names its parties', async () => {
    const contract = `DESIGN AGREEMENT

This Agreement is made as of May 4, 2026 between Fern Lamps, Inc. ("Company") and Odo Park ("Designer").

1. Work

Designer will design three lamps for the spring catalog. Designer chooses the place and hours of work.

2. Fee

The fee is $9,000 in two parts. The Company pays each part within ten days.`
    const purpose = await purposeOf(contract)
    expect(purpose).toContain('Designer will design three lamps')
    expect(purpose).toContain('$9,000')
  })

  it('tells from which rent to which', async () => {
    const letter = `Hausverwaltung Kern

Erhöhung der Nettokaltmiete

Sehr geehrte Frau Lenz,

in drei Jahren darf die Miete um höchstens 20 % steigen. Wir bitten Sie, der Anhebung der Miete von 500,00 € auf 540,00 € ab dem 1. Juni 2027 zuzustimmen.

Mit freundlichen Grüßen
Kern`
    expect(await purposeOf(letter)).toContain('von 500,00 € auf 540,00 €')
  })

  it('tells what was refused where a decision has a table', async () => {
    const letter = `Gemeente Dal

Onderwerp: Besluit op uw aanvraag

Geachte heer Vos,

In deze brief leest u wat wij hebben besloten.

Onderdeel | Besluit
Schuur van 12 m² | Geweigerd
Kap van 2 bomen | Verleend

Wij wensen u veel succes.`
    const purpose = await purposeOf(letter)
    expect(purpose).toContain('Geweigerd')
    expect(purpose).not.toContain('In deze brief')
  })

  it('names no adviser as what a policy is for', async () => {
    const policy = `CONDITIONS PARTICULIÈRES - Formule Confort

Votre conseillère : Mme Rose Aubin

Le présent document complète les Conditions générales réf. CG 12.

Prime annuelle TTC : 412,00 €
Franchise : 150 €`
    const purpose = await purposeOf(policy)
    expect(purpose).toContain('412,00 €')
    expect(purpose).not.toContain('conseillère')
  })
})
