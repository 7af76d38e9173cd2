import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

async function summaryOf(content: string) {
  return await createEmbeddedEngine().summarize({ content, mode: 'general' })
}

const recall = `SAFETY NOTICE
BrewMaster kettles

Our records show that you bought a BrewMaster kettle last year. We have found that the handle of some kettles can break.

What you must do
1. Put the kettle away and do not fill it.
2. Go to www.brewmaster.example or telephone 0800 555 0123 and register the kettle before 31 March 2027.
3. Cut the cable and send us a photograph of it.

We will send you a new kettle within 14 days.`

it('takes steps that begin with a verb for what to do, and what was found for the purpose', async () => {
  const { recommendations, mainPurpose } = await summaryOf(recall)
  expect(recommendations).toHaveLength(3)
  expect(recommendations.join('\n')).toContain('register the kettle before 31 March 2027')
  expect(mainPurpose).toBe('We have found that the handle of some kettles can break.')
})

const course = `Course agreement

Course: Evening pottery
Fee: £320

You have 14 days from booking to change your mind. If you do, we repay everything except £5 for each evening that you came.

If you leave later you have to pay the rest of the fee, unless
(a) you become seriously ill or are injured and send us a doctor's note; or
(b) you lose your job.

Discount for two people | −£40.00

We may raise the fee once a year. The studio has eight wheels and two kilns, and it is open on three evenings.`

it('takes no exception that favors the reader and no discount for a danger', async () => {
  const { risks, riskReasons } = await summaryOf(course)
  expect(risks).not.toContain('you lose your job.')
  expect(risks.join('\n')).not.toContain('Discount')
  const leaving = risks.findIndex((risk) => risk.includes('the rest of the fee, unless'))
  expect(leaving).toBeGreaterThanOrEqual(0)
  expect(riskReasons?.[leaving]).not.toBe('May harm your health')
})

const stabling = `Hillside Stables
Moor Road, Denton

LIVERY AGREEMENT

Booking number: HS-2291
Owner: Ms Carla Wynn
Horse: Juniper, mare, eleven years old
From: 1 March 2027
Rate: £180 per month

1. Vaccination
Horses must be vaccinated against flu and tetanus within the last twelve months, and their passports are kept in the office.

2. Care
Horses are turned out for six hours a day. Owners of two horses pay £340, with a discount of 5 % on the second stable.

3. Injury
We are not liable for injuries caused by other horses in the field. If a horse is ill and we cannot reach you or your emergency contact, we may call a vet at your expense.`

it('tells what a contract without a sentence for it is about by the rows it opens with', async () => {
  const { mainPurpose } = await summaryOf(stabling)
  expect(mainPurpose).toContain('LIVERY AGREEMENT')
  expect(mainPurpose).toContain('Horse: Juniper')
  expect(mainPurpose).not.toContain('HS-2291')
})

it('tells that others are not liable as a danger, for what it is', async () => {
  const { risks, riskReasons } = await summaryOf(stabling)
  const reasonOf = (part: string) => riskReasons?.[risks.findIndex((risk) => risk.includes(part))]
  expect(reasonOf('We are not liable for injuries')).toBe('Liability is limited or passed on')
  expect(reasonOf('emergency contact')).not.toBe('May harm your health')
  expect(risks.join('\n')).not.toContain('discount')
})

it('begins a sentence such as "If you do" with the one before', async () => {
  const { summary } = await summaryOf(course)
  expect(summary).toContain(
    'You have 14 days from booking to change your mind. If you do, we repay',
  )
})

it('calls a bill by what it is for, and not by the label of its date', async () => {
  const content = `Westland Power
PO Box 9, Wexley                    Bill date 4 May 2026

Mr A. Brandt
3 Mill Lane

Your electricity bill for 1 February 2026 to 30 April 2026

Electricity charges                 £180.20
Total to pay by 25 May 2026         £189.21

Please send us a reading by 12 May 2026.`
  const { documentType, mainPurpose } = await summaryOf(content)
  expect(documentType).toBe('Electricity bill')
  expect(mainPurpose).toMatch(/^Your electricity bill .+£189\.21$/u)
})

it('leads the summary of minutes with what was decided, and counts no votes or years', async () => {
  const content = `Kleingartenverein Am Bach

Niederschrift über die Mitgliederversammlung am 8. Mai 2026

TOP 1 Wasserleitung
Die Leitung ist 31 Jahre alt. Frau Ernst berichtete von drei Rohrbrüchen im letzten Winter, und Herr Pohl fragte nach den Kosten.
Beschluss: Die Leitung wird erneuert.
Abstimmung: 18 Ja, 2 Nein. Der Antrag ist angenommen.

TOP 2 Verschiedenes
Herr Pohl erzählte vom Sommerfest im vergangenen Jahr, bei dem das Zelt im Sturm zerrissen ist.
Die Versammlung ist beschlussfähig gewesen.

Brunn, den 9. Mai 2026 gez.
Ernst`
  const { summary, conclusions } = await summaryOf(content)
  expect(summary).toContain('Beschluss: Die Leitung wird erneuert.')
  expect(summary).not.toContain('gez.')
  expect(conclusions.join('\n')).not.toContain('31 Jahre')
  expect(conclusions[0]).toContain('Die Leitung wird erneuert.')
})

it('reads the subject below the greeting of a letter, and what its list asks for', async () => {
  const content = `Mr Theo Lang

18 May 2026

Dear Theo

Outcome of disciplinary hearing: final written warning

I am writing to confirm what was decided on 15 May 2026. I have decided to give you a final written warning. It stays on your file for a year.

You must also
- return the key to the store by 1 June 2026; and
- repeat the training.

Yours sincerely
Ida Moss`
  const { documentType, recommendations } = await summaryOf(content)
  expect(documentType).toBe('Written warning')
  expect(recommendations.join('\n')).toMatch(/return the key to the store by 1 June 2026/u)
  expect(recommendations.join('\n')).not.toContain('I am writing')
})

it('tells what a rent increase asks for, and not what a lost appeal would cost', async () => {
  const { mainPurpose } = await summaryOf(`Woonstichting De Dijk

De heer P. Smit
Utrecht, 21 april 2026
Onderwerp: voorstel huurverhoging per 1 juli 2026

Geachte heer Smit,

Elk jaar kijken wij naar de huur. Wij stellen u voor de kale huur van uw woning te verhogen met 4,1%.
Bent u het niet eens met het voorstel? Stuur dan vóór 1 juli 2026 een bezwaar per post. Verliest u daar, dan betaalt u € 25 leges.

Met vriendelijke groet,
Judith de Wit`)
  expect(mainPurpose).not.toContain('€ 25')
})

it('takes a place that nobody takes up for no harm to health, and money off for no risk', async () => {
  const { risks, riskReasons } = await summaryOf(`Acorn Nursery
Terms for parents

A deposit of £150 secures the place. If you do not take up the place it is not returned.

Invoices are sent on the 20th and must be paid by the 1st. Brothers and sisters have 10% off the lower fee.

We are open from Monday to Friday and closed on bank holidays. The garden has a slide and a pond with a fence.`)
  const deposit = risks.findIndex((risk) => risk.includes('not returned'))
  expect(deposit).toBeGreaterThanOrEqual(0)
  expect(riskReasons?.[deposit]).not.toBe('May harm your health')
  expect(risks.join('\n')).not.toContain('10% off')
})

const ombudsman = `TRAVEL AND LEISURE OMBUDSMAN
Final Decision

Case number: TL-20551
Business: Sunfold Holidays Ltd

The complaint

Mrs Ferris complains that Sunfold moved her party to another hotel two days before they left, and refunded nothing.

What happened

In May 2027 Mrs Ferris booked a week for five people. Sunfold wrote on 3 July that the hotel was full.

My findings

A hotel by a main road is not what she had paid for. I don't uphold the part about the transfer, which arrived on time.

My final decision is that I uphold this complaint in part. Sunfold must refund £420 within four weeks.`

it('reads what an ombudsman decides, and takes what happened for no purpose', async () => {
  const { documentType, mainPurpose, conclusions } = await summaryOf(ombudsman)
  expect(documentType).toBe('Final Decision')
  expect(mainPurpose).not.toContain('In May 2027')
  expect(conclusions.join('\n')).toContain('I uphold this complaint in part')
  expect(conclusions.join('\n')).toContain("I don't uphold the part about the transfer")
})

const survey = `HARDLE BOAT SURVEYS LTD
Unit 4, Mill Quay

PRE-PURCHASE SURVEY REPORT

Boat ............. Kestrel 28, built 1988
Client ........... Ms Ines Rowe
Surveyor ......... Tom B. Adair
Survey date ...... 14 April 2027
Report no. ....... HB-771-C

The hull is sound. The gas locker drains into the bilge and must be mended before the boat is used.`

it('reads rows whose value dots lead to', async () => {
  const { criticalDetails } = await summaryOf(survey)
  const details = criticalDetails.join('\n')
  expect(details).toContain('HB-771-C')
  expect(details).not.toContain('....')
  const { result } = await createEmbeddedEngine().answer({
    content: survey,
    question: 'Who was the surveyor?',
  })
  expect(result).toContain('Tom B. Adair')
})

const bail = `CONTRAT DE LOCATION

Entre les soussignés :
Monsieur Étienne Garrigue, demeurant 3 rue des Tanneurs, 31000 Toulouse, ci-après « le Bailleur »,
et
Madame Louise Kerbrat, née le 12 mai 1998 à Brest, ci-après « la Locataire »,
il a été convenu ce qui suit :

1. Durée
Le bail est conclu pour une durée d'un an à compter du 1er septembre 2026.

2. Loyer
Le loyer de 590 euros est payable d'avance, le 5 de chaque mois, par virement.
En cas de retard de plus de dix jours, le Bailleur peut demander la résiliation du bail.

3. Congé
La Locataire peut donner congé à tout moment avec un préavis d'un mois.
Les animaux familiers sont admis, à l'exception des chiens dangereux.

Fait à Toulouse, le 24 août 2026, en deux exemplaires.`

it('takes neither the opening nor the closing formula of a contract for something it says', async () => {
  const { keyPoints, conclusions, summary } = await summaryOf(bail)
  const said = [summary, ...keyPoints, ...conclusions].join('\n')
  expect(said).not.toContain('convenu ce qui suit')
  expect(said).not.toContain('Fait à Toulouse')
})

it('tells no party by itself among the points', async () => {
  const { keyPoints } = await summaryOf(`CONSULTANCY AGREEMENT

This Agreement is dated 2 November 2026 and made between:
(1) BRIGHTWELL FOODS LIMITED, of 5 Canal Street, Leeds (the "Company"); and
(2) HELEN MARSH trading as Marsh Design, of 22 Elm Grove, York (the "Consultant").

1. The Consultant redesigns the packaging of the breakfast range.
2. The Company shall pay £420 a day, for up to 60 days.
3. The Consultant shall make two rounds of changes without further charge.
4. All rights in the artwork pass to the Company when it is created.`)
  expect(keyPoints.join('\n')).not.toContain('Elm Grove')
})
