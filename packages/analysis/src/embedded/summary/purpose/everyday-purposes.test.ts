import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function headOf(content: string) {
  const engine = createEmbeddedEngine()
  const made = await engine.summarize({ content, mode: 'general' })
  return { ...made, title: await engine.title({ content }) }
}

it('takes the subject of a letter and the days below its offer, and no department of its letterhead', async () => {
  const letter = `                                   ORME VALLEY HOSPITALS
                                   Eye Clinic & Assessment
                                   Mill Lane, Orme OR1 2XX
                                   Bookings: 01632 555 040

Ms Ada Lind
3 Quay Street
Orme

Dear Ms Lind

Your appointment: removal of a cyst from the left eyelid

After your visit in May, we are pleased to offer you a date for the operation.

     Operation:        Monday 7 June 2027
     Please arrive at: 8.15 am, Ward 4

Please ring us by 20 May to say whether you can come. Somebody must take you home afterwards.

Yours sincerely

T. Marsh
`
  const made = await headOf(letter)
  expect(made.title).toBe('Your appointment: removal of a cyst from the left eyelid')
  expect(made.documentType).toBe('Appointment')
  expect(made.mainPurpose).toContain('Operation: Monday 7 June 2027')
  expect(made.summary).toContain('Operation: Monday 7 June 2027')
})

it('takes a notice of a meeting for what its subject says, and no item of the agenda for its purpose', async () => {
  const notice = `STUDIO NERI - Amministrazioni
Via Verdi 4, 40100 Bologna
tel. 051 000 11 22

OGGETTO: convocazione dell'assemblea annuale

Gentili Soci,

siete invitati all'assemblea che si terrà in

          SALA CIVICA
          LUNEDÌ 3 MAGGIO 2027, ORE 20.30

per deliberare sul seguente

ORDINE DEL GIORNO

 1) Approvazione del bilancio.
 2) Sfratto del socio Bianchi: autorizzazione.

Chi non può intervenire può delegare un altro socio.
`
  const made = await headOf(notice)
  expect(made.documentType).toBe("Convocazione dell'assemblea annuale")
  expect(made.mainPurpose).toContain('LUNEDÌ 3 MAGGIO 2027')
  expect(made.mainPurpose).not.toContain('Bianchi')
  expect(made.conclusions).toEqual([])
})

it('takes the subject behind a gap, and what the contract costs and when it begins', async () => {
  const letter = `Zonlicht Energie B.V.
Postbus 12, 1000 AA Amsterdam

Klantnummer        60 118
Onderwerp          Bevestiging van uw warmtecontract

Beste heer Smit,

Fijn dat u voor ons kiest. Bel ons als er iets niet klopt.

Verwachte startdatum            1 maart 2027
Verwachte kosten eerste jaar    € 1.410,20
Product                         Warmte vast

Btw is al in de prijzen verwerkt. U kunt het contract elke maand opzeggen.
`
  const made = await headOf(letter)
  expect(made.title).toBe('Bevestiging van uw warmtecontract')
  expect(made.mainPurpose).toContain('€ 1.410,20')
  expect(made.mainPurpose).toContain('1 maart 2027')
  expect(made.mainPurpose).not.toContain('Fijn dat')
})

it('names both halves of a compound', async () => {
  const bill = `Hausverwaltung Orme GmbH

Betriebs- und Heizkostenabrechnung 2026

Sehr geehrte Frau Lund,

anbei erhalten Sie die Abrechnung Ihrer Wohnung für das Jahr 2026.

   Summe Ihrer Kosten            2.100,00 €
   Vorauszahlungen               1.800,00 €
   Saldo zu Ihren Lasten           300,00 €

Bitte zahlen Sie den Betrag bis zum 31. Oktober 2027.
`
  const made = await headOf(bill)
  expect(made.documentType).toBe('Betriebs- und Heizkostenabrechnung')
  expect(made.mainPurpose).toContain('Saldo zu Ihren Lasten: 300,00 €')
})

it('takes a travel policy that asks about illnesses for no report of a doctor', async () => {
  const policy = `Orme Travel Cover
Underwritten by Orme Insurance plc.

Policy number: OT/77
Premium paid: £80.00
Cover starts 3 March 2027 and your policy ends on 2 March 2028.

Keep this summary handy. Your insurer is Orme Insurance plc.
We cover treatment in hospital. The excess is £100 for each claim. Tell us of a diagnosis, a change of
medicines or a visit to your doctor before you travel.
`
  const made = await headOf(policy)
  expect(made.documentType).toBe('Insurance policy')
  expect(made.mainPurpose).not.toContain('Underwritten')
})

it('shows of the trail to a page only its last part, and nothing of it elsewhere', async () => {
  const made = await headOf(`Home > My plan > Documents > Summary of cover

Hello Ada, here is what you are covered for.

Your plan pays for treatment in the hospitals of our list. You pay the first £150 of every claim yourself.`)
  expect(made.mainPurpose).toBe(
    'Summary of cover – Your plan pays for treatment in the hospitals of our list.',
  )
  expect(made.summary).not.toContain('>')
})

it('takes what terms say of themselves for their purpose, and not how they call their parties', async () => {
  const { mainPurpose } = await headOf(`TERMS OF HIRE

"We" means Orrin Boats Ltd, 3 Quay Street, Orrin; "you" means the person who hires.

These terms apply when you hire a boat from us for a day or longer.

Boats come back by six in the evening. A late return costs £20 an hour.`)
  expect(mainPurpose).toContain('These terms apply when you hire a boat')
  expect(mainPurpose).not.toContain('Orrin Boats Ltd')
})

it('names the sum of a demand that only speaks of the whole of it', async () => {
  const { mainPurpose } = await headOf(`Calder Homes
Rents Team

Dear Ms Pike

You now owe us £640.20 of rent.

Please pay the whole sum by 18 April 2027, or ring me so that we can agree what you can pay.

Yours sincerely
Ade Fox`)
  expect(mainPurpose).toContain('£640.20')
})
