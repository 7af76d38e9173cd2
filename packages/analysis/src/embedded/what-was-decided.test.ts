import { expect, it } from 'vitest'
import { createEmbeddedEngine } from './engine.ts'

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const minutes = `Allotment Society of Brook End
Minutes of the meeting held on 3 March 2026 in the village hall

Present: Ann Lowe (chair), Raj Patel (treasurer), Meg Hill

The members preferred to keep the old water tank for another season.
Bonfires are lit on Saturdays only from now on.

Task | Who | By
Mend the gate against thieves who broke in twice | Raj | 12 March 2026

The meeting closed at 8.40 pm.`

it('takes what members preferred and what holds from now on for decisions of minutes', async () => {
  const { conclusions } = await summaryOf(minutes)
  expect(conclusions).toContain(
    'The members preferred to keep the old water tank for another season.',
  )
  expect(conclusions).toContain('Bonfires are lit on Saturdays only from now on.')
})

it('sees no danger in a task, nor in the end of a meeting', async () => {
  const { recommendations, risks } = await summaryOf(minutes)
  expect(recommendations.join('\n')).toContain('Mend the gate against thieves')
  expect(risks.join('\n')).not.toMatch(/Mend the gate|meeting closed/u)
})

const owners = `Wohnungseigentümergemeinschaft Am Anger 5

Protokoll der Eigentümerversammlung vom 4. Mai 2026

TOP 1 Jahresabrechnung 2025
Die Versammlung genehmigt die Jahresabrechnung 2025.

TOP 2 Spielplatz
Beschluss: Der Spielplatz wird für 4.200 Euro erneuert.
Abstimmung: 71 Ja, 12 Nein

TOP 3 Ruhezeiten
Man einigte sich darauf, dass ab 21 Uhr Ruhe herrscht.

Was | Wer | Bis
Angebote für die Schaukel einholen | Frau Brandt | 30. Juni 2026`

it('calls minutes by their title and not by the first thing on the agenda', async () => {
  const { documentType, mainPurpose } = await summaryOf(owners)
  expect(documentType).toBe('Protokoll')
  expect(mainPurpose).not.toContain('71 Ja')
})

it('reads agreements and tables of tasks of German minutes', async () => {
  const { conclusions, recommendations } = await summaryOf(owners)
  expect(conclusions.join('\n')).toContain('dass ab 21 Uhr Ruhe herrscht')
  expect(recommendations.join('\n')).toContain('Angebote für die Schaukel einholen')
})

const claim = `Fenland Insurance
Claims department

Mr Otto Grey
5 Quay Street

Dear Mr Grey

Your claim for storm damage on 9 January 2026

We have looked at your claim and at the photographs that you sent us.
We will pay £1,240 for the fence, and the money will reach your account in five days.
We are unable to pay for the greenhouse.
We may ask to see your invoices. If we have asked and you cannot show them, we may ask for the payment back.

Yours sincerely
Ida Wells`

it('takes a letter about a claim for a decision, and says what is paid and what not', async () => {
  const { documentType, conclusions } = await summaryOf(claim)
  expect(documentType).toBe('Decision')
  expect(conclusions).toContain('We are unable to pay for the greenhouse.')
  expect(conclusions.join('\n')).toContain('We will pay £1,240 for the fence')
})

const report = `Bus station rebuilding
Progress report no. 2, 6 May 2026

Summary
The new roof is up and the painting has begun. The opening on 1 October can still be reached.

Risks
- Two of the five welders leave at the end of the month.
- Glass comes from a single supplier in another country.

Decisions
The canopy keeps its color. The kiosk moves to the north side of the square.`

it("takes what stands under a report's own headings for risks and decisions", async () => {
  const { risks, conclusions } = await summaryOf(report)
  expect(risks).toContain('Two of the five welders leave at the end of the month.')
  expect(risks).toContain('Glass comes from a single supplier in another country.')
  expect(conclusions).toContain('The kiosk moves to the north side of the square.')
})

it('names no document by the court that it comes from', async () => {
  const { documentType } = await summaryOf(`Tribunal judiciaire de Meaux
Ordonnance du 9 mars 2026

Par ces motifs
Condamnons Mme Petit à payer à la société la somme de 900 euros.
Rejetons la demande de dommages-intérêts.`)
  expect(documentType).toBe('Jugement')
})

it('tells what was adopted or rejected with the name of its motion', async () => {
  const { conclusions, criticalDetails } = await summaryOf(`COPROPRIÉTÉ DU CLOS DES ORMES

PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE DU 9 MARS 2027

Résolution 1 – Remplacement du portail
Le devis de l'entreprise Faure est retenu pour 6 450 € TTC.
Adoptée (pour : 5 120, contre : 310)

Résolution 2 – Pose de panneaux solaires sur le toit du garage
Des copropriétaires souhaitent d'autres devis.
Rejetée (pour : 1 040, contre : 4 390)

Questions diverses
Le digicode sera changé en mai.`)
  const text = conclusions.join('\n')
  expect(text).toContain("Remplacement du portail Le devis de l'entreprise Faure")
  expect(text).toMatch(/panneaux solaires .* Rejetée \(pour : 1 040, contre : 4 390\)/u)
  expect(conclusions.filter((one) => /^(?:Adopt|Rejet)ée/u.test(one))).toEqual([])
  expect(criticalDetails).not.toContain(
    'Résolution 2 – Pose de panneaux solaires sur le toit du garage',
  )
})

it('tells what was not carried with the sentence that proposed it', async () => {
  const { conclusions } = await summaryOf(`Harbour Rowing Club
Minutes of the committee held on 7 May 2027

Present: Ivy Stone (chair), Tom Reed, Pat Hale

Boats
The racks were painted in April. A second trailer was proposed. Not carried (1 for, 4 against).

Next meeting
The committee meets again on 4 June 2027.`)
  expect(conclusions).toContain('A second trailer was proposed. Not carried (1 for, 4 against).')
})

it('tells what minutes have somebody do, and none of the reasons of a refusal for it', async () => {
  const { recommendations } = await summaryOf(`Westbourne Allotment Society

Minutes of the Annual General Meeting held on 15 October 2026

Present: Joan Petrie (Chair), Aled Morgan, Sunita Rao and 37 members.

1. Accounts
The accounts were adopted. Income was £9,870 and spending £11,345.

2. Any other business
A member complained that the gate had been left open.
Aled to hand the books to Priya by 31 October.
Right to a second plot: the matter was deferred.`)
  expect(recommendations.join('\n')).toContain('Aled to hand the books')
  expect(recommendations.join('\n')).not.toMatch(/Present|Right to/)

  const refusal = await summaryOf(`Notice of refusal of planning permission

Application number: 26/01187

The Council refuses permission for the development for the following reasons:

1. The window would overlook the garden of number 16, where the adopted guidance requires at least 10.5 metres.

Appeals

If you are aggrieved by this decision you must appeal within 12 weeks of the date of this notice.`)
  expect(refusal.recommendations.join('\n')).toContain('within 12 weeks')
  expect(refusal.recommendations.join('\n')).not.toContain('overlook')
})
