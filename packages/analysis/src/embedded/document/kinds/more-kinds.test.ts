import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function read(content: string) {
  const { documentType } = await engine.summarize({ content, mode: 'general' })
  return { documentType, title: await engine.title({ content }) }
}

const grant = `Elm Trust
4 Quay Row, Ambleton

Our file: ET-90
Re: "Boats for all" youth sailing

Dear Mr Noor,

I am pleased to write that our trustees approved a grant of up to £12,000 for your club. It is paid in two installments.

The first installment follows when we have a countersigned copy of this letter and your budget. Send a report with receipts by 1 May 2027.

What is left unspent at the end has to be returned to us. Please use our logo in publicity.

Yours sincerely
Ida Marsh`

const machine = `3 Setting up

These pages are for machines with a serial number above 500.

WARNING Never reach under the blade. Switch off and unplug before cleaning.

Mount the table with four screws and tighten them to 12 Nm. Use spare part 70-12 for the guard.

Clean the filter every 40 hours. Only a qualified technician may open the cover.

Fault E2: the motor is too hot. Wait 10 minutes.`

describe('kinds that are told by their subject or by what they speak of', () => {
  it('tells a recall by its subject in several languages', async () => {
    const recall = `From: Kettle Care <care@kettle.example>\nSubject: Stop using: your Pim kettle - recall 12-7\n\nDear Mo,\n\nThe handle of your kettle may come off. Please do not use it any more and send us a photo.`
    expect(await read(recall)).toMatchObject({ documentType: 'Product recall' })
    const rappel = `Rappel de produit\n\nMadame, Monsieur,\n\nLa poignée de votre bouilloire peut se détacher. Veuillez ne plus l'utiliser et la rapporter au magasin.`
    expect(await read(rappel)).toMatchObject({ documentType: 'Rappel de produit' })
  })

  it('tells what somebody is told about a study, not the head of a table', async () => {
    const sheet = `Quay Hospital | Ward 3\n\nParticipant information sheet: the LOMA study\n\nWe would like to ask whether you want to take part in a study of a new ointment. It is up to you.\n\nVisit\tWhen\tHow long\tWhat\n1\tWeek 1\t1 hour\tQuestions`
    expect(await read(sheet)).toMatchObject({
      documentType: 'Participant information sheet',
      title: 'Participant information sheet: the LOMA study',
    })
  })

  it('tells a grant by what its letter speaks of, and keeps the quotation marks of its subject', async () => {
    expect(await read(grant)).toEqual({
      documentType: 'Grant award',
      title: '"Boats for all" youth sailing',
    })
  })

  it('tells a manual by warnings, torques and intervals', async () => {
    expect((await read(machine)).documentType).toBe('Manual')
  })

  it('tells the demand for more rent from the lease that it names', async () => {
    const letter = `Hausverwaltung Kern\n\nErhöhung der Nettokaltmiete nach § 558 BGB\n\nMietvertrag vom 03.04.2018 - Wohnung Amselweg 3\n\nSehr geehrte Frau Lenz,\n\nwir bitten Sie, der Anhebung Ihrer Miete von 500,00 € auf 540,00 € zuzustimmen.`
    expect((await read(letter)).documentType).toBe('Mieterhöhung')
  })

  it('finds the subject among the labels and values of a row', async () => {
    const letter = `Gemeente Dal\n\nBijlagen | 2 | Onderwerp | Besluit op uw aanvraag parkeervergunning\n\nGeachte heer Vos,\n\nU hebt een parkeervergunning aangevraagd. Wij verlenen u die.`
    expect((await read(letter)).title).toBe('Besluit op uw aanvraag parkeervergunning')
  })

  it('takes a notice under an act for a notice', async () => {
    const notice = `HOUSING ACT 1901 SECTION 4\nNOTICE SEEKING POSSESSION OF A HOUSE\n\nYour landlord intends to apply to the court for an order.`
    expect((await read(notice)).documentType).toBe('Notice seeking possession')
  })
})
