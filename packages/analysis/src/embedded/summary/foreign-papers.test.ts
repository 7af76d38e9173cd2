import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { detailRowsOf } from '../testing/detail-rows.ts'

const engine = createEmbeddedEngine()

async function read(content: string) {
  const summary = await engine.summarize({ content, mode: 'general' })
  return { ...summary, title: await engine.title({ content }) }
}

const works = `CABINET ORME
Syndic de copropriété
4, rue du Port - 29000 Quimper
Tél. 02 55 50 14 08

Madame Dual
29000 Quimper

Quimper, le 6 mai 2027

Réf. : SDC LES DUNES / 0418 / AD
LETTRE SIMPLE

Objet : remplacement de la toiture et des gouttières

Madame,

L'assemblée générale du 18 mars 2027 a voté les travaux cités en objet
(résolution 4). Votre part est de 640,00 €.

Nous vous demandons de vider votre balcon avant le 9 juin 2027.

Le syndic

SARL au capital de 8 000 € - RCS Quimper 555 014 088 - Carte pro.`

it('takes a letter about what a meeting voted for a letter, and calls it by its subject', async () => {
  const { title, documentType, summary, criticalDetails } = await read(works)
  expect(title).toBe('Remplacement de la toiture et des gouttières')
  expect(documentType).toBe('Lettre')
  expect(summary).not.toContain('SDC LES DUNES')
  expect([summary, ...criticalDetails].join(' ')).not.toContain('au capital')
})

it('keeps a sum with the label of its row, whatever is shortened in it', async () => {
  const bill = `Malerei Sund GmbH
Rechnung Nr. 4410

Sehr geehrte Frau Loll,

unsere Arbeiten haben wir am 2. April 2027 beendet.

Wände streichen                              600,00 EUR
Gesamtbetrag inkl. 19 % MwSt.                714,00 EUR

Bitte zahlen Sie bis 3. Mai 2027.`
  const { criticalDetails } = await read(bill)
  expect(criticalDetails).toContain('Gesamtbetrag inkl. 19 % MwSt.: 714,00 EUR')
})

it('keeps where to pay apart from the line below it', async () => {
  const letter = `Seehof GmbH

Sehr geehrte Frau Loll,

bitte zahlen Sie 80,00 EUR bis 3. Mai 2027.

Konto: IBAN DE02 1203 0000 0000 2020 51 · Seebank Kiel
Seehof GmbH · Amtsgericht Kiel HRB 4410 · GF: Jana Moll`
  const { criticalDetails } = await read(letter)
  expect(criticalDetails.join('\n')).toMatch(/Seebank Kiel$/mu)
  expect(criticalDetails.join('\n')).not.toContain('Amtsgericht')
})

it('tells in the summary of an agreement what is paid each month', async () => {
  const agreement = `Kade Energie B.V.

Onderwerp          Bevestiging van uw energiecontract
Verwachte startdatum            1 mei 2027
Verwachte kosten eerste jaar    € 732,00

Beste mevrouw Loll,

Hieronder leest u wat we hebben afgesproken over de levering van stroom.

Uw termijnbedrag is € 61 per maand. Wij schrijven het af op de 27e.

Kade Energie B.V.`
  const { summary } = await read(agreement)
  expect(summary).toContain('Uw termijnbedrag is € 61 per maand.')
  expect(summary).not.toContain('Kade Energie B.V.')
})

it('opens with whom a meeting invites, and not with one item of its agenda', async () => {
  const invitation = `STUDIO LOLLI
Via del Porto 4, 40100 Bologna

OGGETTO: convocazione dell'assemblea

Gentili Condomini,

siete invitati all'assemblea che si terrà il giorno 25 maggio 2027 alle
ore 20.45 presso la sala civica, via San Vito 12 (dal cortile)

per discutere e deliberare sul seguente

ORDINE DEL GIORNO

 1) Nomina del presidente.
 2) Conferma dell'amministratore; compenso annuo richiesto 1.450,00 euro.
 3) Telecamere nell'androne.

Il consuntivo si chiude con spese per 8.316,00 euro. Le rate vanno versate sul conto del condominio.
La delega non può essere conferita all'amministratore. Le delibere obbligano anche gli assenti.`
  const { mainPurpose, summary } = await read(invitation)
  expect(mainPurpose).toContain('siete invitati')
  expect(mainPurpose).not.toContain('sul seguente')
  expect(summary).toMatch(/^siete invitati all'assemblea/u)
})

it('shows a parted word as one, and an item without its number', async () => {
  const letter = `Seehof GmbH

Sehr geehrte Frau Loll,

anbei erhalten Sie den Versicherungs-
schein für Ihr neues Boot und die Hafen-
und Liegeordnung.

1. Der Hafen wird am 4. Mai 2027 geöffnet.
2. 70 % der Kosten wurden nach Länge verteilt, 30 % nach Breite.

Bitte zahlen Sie 80,00 EUR bis 3. Mai 2027.`
  const { summary, keyPoints } = await read(letter)
  const told = [summary, ...keyPoints].join(' ')
  expect(told).toContain('Versicherungs-schein für Ihr neues Boot und die Hafen- und Liegeordnung')
  expect(told).not.toContain('2. 70 %')
})

it('names the columns of a table below which a line is drawn', async () => {
  const account = `CABINET ORME

Madame Dual,

Vos lots représentent 412 parts. Voici votre compte.

  Poste                          Total TTC       Votre part
  ------------------------------------------------------------
  Toiture                        8 400,00 €        679,00 €
  Gouttières                     4 250,00 €        159,00 €
  ------------------------------------------------------------
  Net                           12 650,00 €        838,00 €

Nous vous demandons de payer votre part avant le 9 juin 2027.`
  expect(await detailRowsOf(account)).toContain('Net: Total TTC: 12 650,00 €; Votre part: 838,00 €')
})
