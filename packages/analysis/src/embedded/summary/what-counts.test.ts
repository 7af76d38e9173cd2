import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const leaflet = `Package leaflet: information for the patient

Ombrazin 10 mg tablets

What you need to know before you take Ombrazin

Do not take Ombrazin if
• you are allergic to ombrazole or any of the other ingredients
• you have severe kidney disease

We do not give Ombrazin to children as a precaution. Your doctor will decide about the dose.

Stop taking Ombrazin and tell a doctor straight away if you notice:
- swelling of the face or the lips;
- yellow skin or dark urine.

Take one tablet in the morning with a glass of water. Keep the tablets in their box.`

it('tells a warning together with the list that it opens', async () => {
  const { risks, riskLevels } = await summaryOf(leaflet)
  const told = risks.findIndex((risk) => risk.includes('severe kidney disease'))
  expect(risks[told]).toMatch(/^Do not take Ombrazin if/u)
  expect(riskLevels[told]).toBe('high')
  expect(risks.join('\n')).toContain('yellow skin or dark urine')
})

it('takes neither a heading nor what is not done for a danger or a duty', async () => {
  const { risks, recommendations } = await summaryOf(leaflet)
  expect(risks).not.toContain('Do not take Ombrazin if')
  expect(risks.join('\n')).not.toContain('as a precaution')
  expect(recommendations.join('\n')).not.toContain('What you need to know')
})

const policy = `Home insurance: how to claim

Present: the policy schedule and a photograph of the damage
Report theft to the police within 24 hours and keep the crime number.
Keep the invoices for urgent repairs; we will refund them if the claim is accepted.
Overtime of our surveyors is agreed beforehand and paid by us. No drawing may be used until it has been approved in writing.
We keep a record of each call for two years. The excess is £250 for each claim.
The committee approved the new limits on 3 May 2025.`

it('concludes what was decided, not what would be if something happened', async () => {
  const { conclusions } = await summaryOf(policy)
  expect(conclusions).toEqual(['The committee approved the new limits on 3 May 2025.'])
})

it('keeps labels and page footers out of running text', async () => {
  const letter = `Riverside Allotments
Present: Mona Vail, Piet Ruys
Notice no. 12 Page 1/2

The society has changed the rules for sheds on all plots. A shed may be built only with the consent of the secretary.
Sheds of more than six square meters have to be taken down by 30 June. Whoever does not take one down loses the plot.
The society pays half of the cost of removal. Members who need help may ask the warden at the gate on Saturdays.
The water is turned off from November to March. The gate is locked by whoever leaves last.`
  const { summary, keyPoints } = await summaryOf(letter)
  const told = `${summary}\n${keyPoints.join('\n')}`
  expect(told).not.toContain('Present:')
  expect(told).not.toContain('Page 1/2')
  expect(told).toContain('loses the plot')
})

it('takes what is promised in a call for a conclusion, and nothing above the first speech', async () => {
  const { conclusions, summary } = await summaryOf(`Care Line
CUSTOMER CALL - TRANSCRIPT
Call ID: 4471        Queue: Repairs

[00:00:06] Agent: Good morning, you are through to Ana. What has happened?

[00:00:13] Customer: The lift has not worked since the ninth of October and I cannot carry my shopping up the stairs.

[00:00:24] Agent: I am sorry about that. I'm putting you on the priority list now. The engineer comes tomorrow between eight and twelve.

[00:00:45] Customer: And what about the rent for October?

[00:01:14] Agent: I can't refund the rent. What I can do is not charge you the service fee for two months.

[00:01:27] Customer: That is something, at least. Thank you for that.`)
  expect(conclusions.join('\n')).toContain('priority list')
  expect(conclusions.join('\n')).toContain('What I can do')
  expect(summary).not.toContain('Call ID')
})

it('lists every row of an action list, whose first column is named by an abbreviation', async () => {
  const { recommendations } = await summaryOf(`Minutes of the committee

The committee met on 4 May 2026 in the town hall and agreed on the actions below.

No. | Action | Who | By
A1 | Inspect the cables of the lift | M Kereama | 26 August 2026
A2 | Written report to the insurer | B Allardyce | 5 September 2026
A3 | Skipper training plan | O Teague | 10 October 2026`)
  expect(recommendations).toEqual([
    'Inspect the cables of the lift: Who: M Kereama; By: 26 August 2026',
    'Written report to the insurer: Who: B Allardyce; By: 5 September 2026',
    'Skipper training plan: Who: O Teague; By: 10 October 2026',
  ])
})

it('takes neither what was recommended once nor what may have to be done for a duty', async () => {
  const { recommendations } = await summaryOf(`Report to the board

Management had recommended the southern yard on price and delivery.
The bank never asks for a code by telephone, whatever the reason.
You may have to pay up to £35 of any misuse until you report it.
Please report a lost card by 3 June 2026 at the latest.`)
  expect(recommendations).toEqual(['Please report a lost card by 3 June 2026 at the latest.'])
})

it('sees what silence costs, and takes the limits of an audit for none of its findings', async () => {
  const letter = await summaryOf(`Mutuelle du Ponant

Objet : indemnisation de votre dégât des eaux

Madame,

Après le passage de l'expert, nous vous accordons une indemnité de 2 418,00 € pour les dommages à votre cuisine.
Sans réponse de votre part, notre offre sera considérée comme refusée.
Votre cotisation ne change pas.`)
  expect(letter.risks).toContain(
    'Sans réponse de votre part, notre offre sera considérée comme refusée.',
  )
  const audit = await summaryOf(`Internal audit report

The audit assessed whether the controls over payments prevent losses.
An audit cannot give absolute assurance that fraud will be detected.
In 9 of 25 changes tested there was no record of a call-back, and £41,250 was lost to a forged e-mail.`)
  expect(audit.risks.join('\n')).not.toContain('absolute assurance')
  expect(audit.risks.join('\n')).toContain('no record of a call-back')
})

it('tells what was decided, not the heading with its number, and a decision that says so first', async () => {
  const { conclusions } = await summaryOf(`COMPTE RENDU DE L'ASSEMBLÉE

Les copropriétaires se sont réunis le mardi 20 mai dans la salle du rez-de-chaussée.

Résolution n° : 5 – Budget prévisionnel
Le budget est fixé à 86 000 €, appelé en quatre provisions égales.

Décision : la pose de bornes de recharge est reportée à la prochaine assemblée.`)
  expect(conclusions).toEqual([
    'Le budget est fixé à 86 000 €, appelé en quatre provisions égales.',
    'Décision: la pose de bornes de recharge est reportée à la prochaine assemblée.',
  ])
})

it('shows no count of votes without what was voted on', async () => {
  const { conclusions } = await summaryOf(`PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE

Association des Jardins de Verlac, réunion du 4 mai 2025

Présents : 14 membres sur 20. La séance est ouverte à 18 heures par la présidente.

Le terrain du nord est loué à la commune pour trois ans.

Pour : 12. Contre : 2. Adoptée.`)
  expect(conclusions.join('\n')).toContain('Le terrain du nord est loué à la commune')
  expect(conclusions.filter((text) => text.startsWith('Pour'))).toEqual([])
})

it('takes neither what nobody is required to do nor what is only to be noted for a duty', async () => {
  const { recommendations } = await createEmbeddedEngine().summarize({
    mode: 'general',
    content: `NOTICE OF RENT INCREASE

Dear Residents:

Your rent will be $1,836.00 from January 1, 2027. The owner is not required to give reasons for the increase. Please note: that policy pays the landlord and not the residents.

Please pay the other $127.00 to the office by October 10, 2026.`,
  })
  const told = recommendations.join('\n')
  expect(told).toContain('Please pay the other $127.00')
  expect(told).not.toContain('not required')
  expect(told).not.toContain('Please note')
})
