import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../../engine.ts'

const engine = createEmbeddedEngine()

async function purposeOf(content: string): Promise<string> {
  const { mainPurpose, citations } = await engine.summarize({ content, mode: 'general' })
  const cited = citations.filter(({ field }) => field === 'mainPurpose')
  expect(cited.length).toBeGreaterThan(0)
  for (const { start, end, quote } of cited) expect(content.slice(start, end)).toBe(quote)
  return mainPurpose
}

it('tells what a fine is for beside what it comes to', async () => {
  const purpose = await purposeOf(`Stadt Nordheim, Bußgeldstelle

Bußgeldbescheid

Sehr geehrter Herr Kern,

Ihnen wird vorgeworfen, am 4. Mai 2026 folgende Ordnungswidrigkeit begangen zu haben:
Sie überschritten die zulässige Höchstgeschwindigkeit außerhalb geschlossener Ortschaften um 31 km/h.

Gegen Sie wird deshalb eine Geldbuße in Höhe von 150,00 EUR festgesetzt.
Bitte überweisen Sie den Betrag spätestens zwei Wochen nach Rechtskraft.`)
  expect(purpose).toContain('Sie überschritten')
  expect(purpose).toContain('150,00 EUR')
})

it('tells what a judgment orders to be paid', async () => {
  const purpose = await purposeOf(`COUNTY COURT AT WEXLEY

JUDGMENT

This is a claim for damages for a kitchen that was fitted badly at the claimant's house.
The defendant agreed to fit the kitchen for £9,800 and began work in May 2024.
Half of the doors do not close and the worktop has split along its length.

It is ordered that:
1. The defendant shall pay the claimant £4,310 by 4 pm on 12 June 2026.
2. The claim for distress is dismissed.`)
  expect(purpose).toContain('claim for damages for a kitchen')
  expect(purpose).toContain('£4,310')
})

it('tells who is given power, even where the sentence is laid out in lines', async () => {
  const purpose = await purposeOf(`PROCURA SPECIALE

Il sottoscritto Aldo Ferri, nato a Pesaro il 4 maggio 1950,

nomina e costituisce suo procuratore speciale

la figlia Irene Ferri, nata a Pesaro il 2 giugno 1982,

perché venda in suo nome la casa di via Roma 4 in Pesaro.

La procuratrice può incassare il prezzo, rilasciare quietanza e incaricare un mediatore.
La procura vale fino al 31 dicembre 2026.`)
  expect(purpose).toContain('nomina e costituisce suo procuratore speciale')
  expect(purpose).toContain('Irene Ferri')
})

it('tells what a medicine is used for, and its name', async () => {
  const purpose = await purposeOf(`PACKAGE LEAFLET: INFORMATION FOR THE PATIENT

Read all of this leaflet carefully before you start taking this medicine because it contains important information.

1. WHAT OMBRAZIN IS AND WHAT IT IS USED FOR

Ombrazin contains the active substance ombrazole. It lowers the pressure of the blood. It is used in adults to treat high blood pressure.

2. HOW TO TAKE OMBRAZIN

Take one tablet in the morning with a glass of water. Do not take more than two tablets a day.`)
  expect(purpose).toContain('It is used in adults to treat high blood pressure.')
  expect(purpose).toContain('Ombrazin contains')
})

it('tells what a reminder demands, and calls it one though it names an invoice', async () => {
  const content = `Stadtwerke Auental GmbH

Frau
Ines Abt

2. Mahnung zur Gasrechnung vom 3. März 2026

Sehr geehrte Frau Abt,

Sie haben die Rechnung noch nicht bezahlt. Dazu kommen 5,00 € Mahngebühr.
Bitte überweisen Sie 214,80 € bis spätestens 18. Mai 2026 auf unser Konto.
Geht keine Zahlung ein, übergeben wir die Forderung einem Inkassobüro.`
  expect(await purposeOf(content)).toContain('214,80 €')
  expect((await engine.summarize({ content, mode: 'general' })).documentType).toBe('Mahnung')
})

it('tells what a decision is about and the sum of an account', async () => {
  const decision = await purposeOf(`NOTICE OF DECISION: GRANT OF PLANNING PERMISSION

Application No: 25/0118
Proposal: Conversion of a barn to one dwelling with a new access
Date of decision: 4 March 2026

The Council, as local planning authority, GRANTS planning permission for the development described above.
The development must be begun not later than three years from the date of this decision.`)
  expect(decision).toContain('Conversion of a barn')
  expect(decision).toContain('GRANTS planning permission')
  const account = await purposeOf(`FJORD BANK

YOUR STATEMENT

Statement date: 12 June 2026
Credit limit | £5,000.00
Your new balance | £1,208.11
Minimum payment | £41.00

If you pay less than the full balance we charge interest on what is left.`)
  expect(account).toContain('£1,208.11')
  expect(account).not.toContain('£5,000.00')
})

it('tells the first thing that a ruling orders beside its largest sum, and no costs', async () => {
  const purpose = await purposeOf(`TRIBUNAL JUDICIAIRE DE VALLORCE

JUGEMENT DU 4 MAI 2027

PAR CES MOTIFS

Le tribunal, statuant publiquement,

CONDAMNE M. Rivel à déposer la clôture dans un délai de deux mois à compter de la signification du jugement ;

CONDAMNE M. Rivel à payer à Mme Aubin la somme de 3 200 euros en réparation du préjudice de jouissance ;

CONDAMNE M. Rivel à payer à Mme Aubin 900 euros sur le fondement de l'article 700 du code de procédure civile ;`)
  expect(purpose).toContain('déposer la clôture')
  expect(purpose).toContain('3 200 euros')
  expect(purpose).not.toContain('900 euros')
})

it('takes nothing above the greeting of a letter for its purpose', async () => {
  const purpose = await purposeOf(`CASA ALTA SEGUROS

Ex.ma Senhora
Dra. Inês Prata Av. das Tílias, 12, 3.º Dto.
3000-112 Coimbra

Exma. Senhora Dra. Inês Prata,

Aceitamos o sinistro de 4 de maio e pagamos a quantia de 1 250,00 euros no prazo de dez dias.
Os nossos serviços estão ao dispor.`)
  expect(purpose).toContain('Aceitamos o sinistro')
  expect(purpose).not.toContain('Tílias')
})
