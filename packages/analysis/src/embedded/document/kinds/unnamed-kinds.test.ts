import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function read(content: string) {
  const summary = await engine.summarize({ content, mode: 'general' })
  return { ...summary, title: await engine.title({ content }) }
}

const arrears = `Calder Homes
Rents Team

Dear Ms Pike

We wrote to you on 4 March about your rent. We have not heard from you, and you now owe us £640.20.

Please pay the whole sum by 18 April 2027, or ring me so that we can agree what you can pay each week.

If you do neither we may ask the court for an order for possession.

If you have already paid, please ignore this letter.

Yours sincerely
Ade Fox`

const notes = `Elm Lane Allotments

There: Jo (chair), Kit, Lou, Max (treasurer).

Last time
The gate is mended.

Water
We agreed to buy a second tank for £180. Hosepipes were voted down.

Anything else
Next meeting: 3 May 2027 in the shed.`

const vagas = `Padaria da Ponte

Junte-se a nós

Procuramos uma pessoa para o balcão, a partir de 1 de junho de 2027.

As suas funções: atender clientes e preparar encomendas. Pedimos experiência de um ano.

Oferecemos um salário de 1.050 € e 24 dias de férias. São 38 horas por semana.

Envie o currículo até 12 de maio.`

describe('what a document speaks of tells its kind where no line names it', () => {
  it('of a letter about unpaid rent', async () => {
    const { documentType, title, mainPurpose } = await read(arrears)
    expect(documentType).toBe('Payment reminder')
    expect(title).toBe('Payment reminder – Calder Homes')
    expect(mainPurpose).toContain('£640.20')
  })

  it('of notes of a meeting', async () => {
    expect((await read(notes)).documentType).toBe('Meeting minutes')
  })

  it('in other languages too', async () => {
    expect((await read(vagas)).documentType).toBe('Anúncio de emprego')
  })

  it('but a letter that speaks of a contract is none', async () => {
    const letter = `Dear Mr Hobb

Your landlord has asked us to look at the flat. Please let us have a key by 3 May 2027, as the tenant above you reports a leak. The rent and the deposit stay as they are, and no notice is given. Electricity will be off for a day each month.

Jo Lamb`
    expect((await read(letter)).documentType).toBe('Letter')
  })
})

describe('what a document is called', () => {
  it('stands behind the label of its subject', async () => {
    const { documentType, title } = await read(`Gemeente Zuiderveen

Datum: 3 maart 2027
Uw aanvraag van: 9 januari 2027

Onderwerp: besluit op uw aanvraag kapvergunning

Geachte mevrouw Smit,

Op 9 januari hebt u een vergunning gevraagd. Wij verlenen de vergunning voor het kappen van de eik.`)
    expect(documentType).toBe('Besluit')
    expect(title).toBe('Besluit op uw aanvraag kapvergunning')
  })

  it('stands in front of a colon, or beside something in the same line', async () => {
    const outage = await read(`Postmortem: Search was down for an hour

Status: final

Summary

On 4 May 2027 the search of the shop failed for 61 minutes. The disk of one node was full.`)
    expect(outage.documentType).toBe('Incident report')
    expect(outage.title).toBe('Postmortem: Search was down for an hour')
    expect(outage.mainPurpose).toContain('On 4 May 2027 the search of the shop failed')
    const ward = await read(`ST ANSELM'S HOSPITAL

DISCHARGE SUMMARY                    Status: final

Patient: Ms Ruth Ball
Admitted: 3 May 2027

DIAGNOSES
Primary: Fracture of the left wrist

The wrist was set and put in plaster. Please come to the clinic on 10 June 2027.`)
    expect(ward.title).toBe('DISCHARGE SUMMARY')
    expect(ward.documentType).toBe('Discharge summary')
    expect(ward.mainPurpose).toContain('Fracture of the left wrist')
  })

  it('is said by a sentence that certifies', async () => {
    const { documentType } = await read(`Fernley Chimneys

This is to certify that the chimney at 4 Rook Street was swept on 2 March 2027.

The flue must be swept again within a year.`)
    expect(documentType).toBe('Certificate')
  })
})

it('takes what is taken off a deposit for no deposit', async () => {
  const { facts } = await read(`BOARDING TERMS

If you cancel up to three weeks before the stay we return the deposit less £20 for our work.

Cats sleep in a pen of their own.`)
  const cost = facts?.find(({ value }) => value.includes('£20'))
  expect(cost?.label).not.toBe('')
  expect(cost?.label).not.toBe('Deposit')
})

it('counts brakes that are not safe among the dangers, in Spanish', async () => {
  const { risks } = await read(`Informe de la revisión de su coche

Hemos revisado el coche el 4 de mayo de 2027. Los frenos delanteros no son seguros. Las luces están bien.`)
  expect(risks.join(' ')).toContain('no son seguros')
})

it.each([
  [
    'Booking form',
    `MILLRACE BARN, OTTERLEY
Party hire - booking form and rules

Hirer .......... Mr Samir Haddad
Hire fee ....... £780

Music stops at 11 pm.`,
  ],
  [
    'Mietwagenvertrag',
    `Autohaus Brehm
MIETVERTRAG ÜBER EIN KRAFTFAHRZEUG Nr. 77

Mieterin: Frau Lena Voss

Das Fahrzeug ist mit vollem Tank zurückzugeben.`,
  ],
  [
    'School letter',
    `Oakfield School

Dear parents of Year 4,

A day at the castle, 9 June 2027

Please send with your child
- a packed lunch
- a letter if your child takes prescription medicine`,
  ],
])('is %j by the line that says so, and not by a line of a list', async (kind, content) => {
  expect((await read(content)).documentType).toBe(kind)
})

it('sees no penalty in what is fine', async () => {
  const { risks, riskReasons } = await read(`Terms of the Orchard Hall

Balloons are not allowed in the hall; candles are fine outdoors.`)
  expect(risks).toContain('Balloons are not allowed in the hall; candles are fine outdoors.')
  expect(riskReasons).not.toContain('A penalty or late charge')
})
