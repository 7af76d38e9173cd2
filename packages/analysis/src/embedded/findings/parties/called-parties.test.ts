import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

async function detailsOf(content: string): Promise<string> {
  const { criticalDetails } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return criticalDetails.join('\n')
}

it('names each party of a preamble by its role, over the breaks of lines', async () => {
  const details = await detailsOf(`LOAN AGREEMENT

THIS AGREEMENT is made between

(1) ODETTE FERNSBY of 4 Mill Lane,
Dorring DR1 4LA ("Odette" or "the Lender"); and
(2) WREN GLASS LIMITED, company number 00918833, whose registered office is
at 9 Quay Road, Dorring ("the Borrower").

1. The Lender lends £20,000 to the Borrower.
2. The Borrower repays the loan in 24 instalments.`)
  expect(details).toContain('Lender: ODETTE FERNSBY of 4 Mill Lane, Dorring DR1 4LA')
  expect(details).toContain('Borrower: WREN GLASS LIMITED, company number 00918833')
})

it('reads a name over its address and what it is called by', async () => {
  const details = await detailsOf(`Arbeitsvertrag

zwischen

Lindhof Pumpen GmbH
Am Anger 3, 97999 Oberau
– nachfolgend „Arbeitgeber“ –

und

Frau Jule Harms
Ringweg 8, 97999 Oberau
– nachfolgend „Arbeitnehmerin“ –

§ 1 Beginn
Das Arbeitsverhältnis beginnt am 1. Mai 2027.
Das Gehalt beträgt 3.400,00 € im Monat.`)
  expect(details).toContain('Arbeitgeber: Lindhof Pumpen GmbH Am Anger 3, 97999 Oberau')
  expect(details).toContain('Arbeitnehmerin: Frau Jule Harms')
})

it('parts the two parties of one sentence', async () => {
  const details = await detailsOf(`ДОГОВОР ПОДРЯДА № 8

Гражданка РФ Ясенева Мария Львовна, проживающая по адресу: г. Озёрск, ул. Луговая, д. 2, именуемая далее «Заказчик», с одной стороны, и ООО «Терем», именуемое далее «Подрядчик», с другой стороны, заключили договор.

1. Подрядчик ремонтирует крышу за 90 000 руб.
2. Работа оканчивается 1 июня 2027 г.`)
  expect(details).toMatch(/^Заказчик: Гражданка РФ Ясенева Мария Львовна/mu)
  expect(details).toContain('Подрядчик: ООО «Терем»')
})

it('takes no sentence for the name of whom it calls something', async () => {
  const details = await detailsOf(`OFFER OF A POSITION

The whole team enjoyed meeting you, and we offer you a position at Quern Robotics, Inc. (the "Company").

Your salary is $84,000 a year. You start on 3 May 2027.`)
  expect(details).not.toMatch(/^Company: The whole/mu)
})

it('reads the name at the head though it is wrapped, and the labels beside the address', async () => {
  const details = await detailsOf(`DEPARTMENT FOR
WATER AND RIVERS
Regional Centre 4

Ms Odette Fernsby                        Case number:       WR 4471 0093
4 Mill Lane                              Date of issue:     3 May 2027
Dorring DR1 4LA                          Officer:           Piers Holm

Our ref   WR 44 71 93

We have granted your licence. It costs £45.00 a year and ends on 2 May 2030.`)
  expect(details).toContain('From: DEPARTMENT FOR WATER AND RIVERS')
  expect(details).toContain('Recipient: Ms Odette Fernsby')
  expect(details).toContain('Case number: WR 4471 0093')
  expect(details).toContain('Our ref: WR 44 71 93')
})

it('reads accents as letters of names', async () => {
  const details = await detailsOf(`CONTRAT DE TRAVAIL

ENTRE LES SOUSSIGNÉS

La société Verrerie Odette SAS, représentée par Mme Odette Fernay, présidente,
ci-après « l'Employeur », d'une part,

Monsieur Piers Hollan, né le 3 mai 1994, demeurant 4, rue du Moulin,
ci-après « le Salarié », d'autre part,

Article 1 – Engagement
Le Salarié est engagé à compter du 2 mars 2027. Le salaire est de 2 400 € par mois.`)
  expect(details).toContain('Employeur: La société Verrerie Odette SAS')
  expect(details).toContain('Salarié: Monsieur Piers Hollan')
})
