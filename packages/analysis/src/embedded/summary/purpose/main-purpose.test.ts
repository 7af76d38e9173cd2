import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const letter = `St Brannoc's Primary School
Chapel Rise, Wexcombe

Dear parents and carers,

Year 6 trip to Harlow Point

We are pleased to tell you that Year 6 will spend three days at the Harlow Point centre in June. The children will climb and canoe. Please return the form to the office by 30 January 2026.

Yours sincerely,
Gareth Petrie`

const bescheid = `Stadt Eschenau
Wohngeldstelle

Sehr geehrte Frau Lund,

auf Ihren Antrag vom 3. Februar 2025 wird Ihnen Wohngeld in Höhe von 246,00 Euro bewilligt.

Das Wohngeld wird jeweils zum 1. des Monats überwiesen. Bitte melden Sie jede Änderung Ihres Einkommens.

Mit freundlichen Grüßen
A. Seidel`

const policy = `HOME INSURANCE SCHEDULE

Policy number: OM-419
For any claim caused by flood the excess is £5,000. You must lock the front door.

We insure the buildings against fire, storm, flood and theft during the period of cover. Claims must be made within thirty days.`

async function purposeOf(content: string): Promise<string> {
  return (await createEmbeddedEngine().summarize({ content, mode: 'general' })).mainPurpose
}

it.each([
  ['what a letter announces, not what it asks for', letter, 'We are pleased to tell you'],
  ['a sentence that goes on from its greeting in small letters', bescheid, 'auf Ihren Antrag'],
  ['what is insured, not the first figure', policy, 'We insure the buildings'],
])('takes %s for the purpose', async (_, content, expected) => {
  expect(await purposeOf(content)).toContain(expected)
})

it('calls a letter by its subject where no label names it', async () => {
  expect(await createEmbeddedEngine().title({ content: letter })).toBe(
    'Year 6 trip to Harlow Point',
  )
})

it('calls a document of a broad kind by its own name', async () => {
  const content =
    'PAYSLIP\n\nEmployee: Bashir Quintrell\nNet pay: £1,769.13\nPay date: 28 April 2026'
  const { documentType } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(documentType).toBe('Payslip')
})

it('puts the subject line in front of a sentence that does not speak of it', async () => {
  const content = `Brackenfold Instruments Ltd

Dear Adaeze

Post of calibration technician

I am delighted to tell you that the panel chose you last Tuesday. The staff handbook is enclosed with this letter.

Yours sincerely,
Osric Dunmore`
  expect(await purposeOf(content)).toBe(
    'Post of calibration technician – I am delighted to tell you that the panel chose you last Tuesday.',
  )
})

it('goes on with what a colon announces', async () => {
  const content = `WEXLEY DISTRICT COUNCIL

NOTICE OF DECISION

The council, as planning authority, grants permission for the conversion of the barn subject to the following condition:

1. The work must be begun within three years of this decision.

2. Samples of the tiles must be approved before they are used.`
  expect(await purposeOf(content)).toContain('condition: The work must be begun within three years')
})

it('names a meeting and the weightiest thing it decided', async () => {
  const content = `MINUTES OF THE MEETING OF THE HARROW LANE BOARD

The minutes of the last meeting were approved.
It was resolved that rents be increased by 3.5% from 1 April 2026.
Members complained about the laundry.`
  expect(await purposeOf(content)).toBe(
    'MINUTES OF THE MEETING OF THE HARROW LANE BOARD – It was resolved that rents be increased by 3.5% from 1 April 2026.',
  )
})

it('adds a second sentence, each with the place it rests on', async () => {
  const content = `JUDGMENT

This is a claim for damages for defective work to the roof of the house.

The storm would not have harmed a properly made roof.

The defendant shall pay the claimant the sum of £10,320 by 17 October 2025.`
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const places = summary.citations.filter(({ field }) => field === 'mainPurpose')
  expect(summary.mainPurpose).toContain('claim for damages')
  expect(summary.mainPurpose).toContain('£10,320')
  expect(places.map(({ index }) => index)).toEqual([0, 0])
})

it('knows a letter by the lines around its greeting, however far down they stand', async () => {
  const content = `Rosenhain Immobilien GmbH
Am Stadtgraben 11
99084 Erfurt

Frau Katharina Velten
Lindenallee 27
99096 Erfurt

Erfurt, den 14. März 2025
Unser Zeichen: KV-27

Kündigung des Mietverhältnisses wegen Eigenbedarfs

Sehr geehrte Frau Velten,

wir kündigen den Mietvertrag über die Wohnung zum 30. September 2025.

Mit freundlichen Grüßen
Jens Kolbe`
  const { documentType } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(documentType).toBe('Kündigung')
})

it('calls a short letter that names nothing else a letter', async () => {
  const content = `Dear Mr Hollis,

The hedge has been cut back as you asked. It will not grow over the path before the spring.

Tobias Lund`
  const { documentType } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(documentType).toBe('Letter')
})

it('reads a numbered line beside the greeting as what a letter is, and no closing line', async () => {
  const content = `Stadtwerke Lindenau GmbH

Herrn Georg Wiesner
06120 Halle

2. Mahnung zur Stromrechnung vom 12. September 2025

Sehr geehrter Herr Wiesner,

leider haben Sie die Rechnung über 312,80 € noch nicht bezahlt. Sollten Sie inzwischen bezahlt haben, betrachten Sie dieses Schreiben als gegenstandslos.`
  expect(await createEmbeddedEngine().title({ content })).toContain('Mahnung zur Stromrechnung')
})

it('takes no formal close of a letter for a point', async () => {
  const content = `Madame,

Nous vous accordons une indemnité de 2 418,00 € pour les dommages à votre cuisine. Merci de nous renvoyer l'accord signé avant le 15 avril 2025. Conservez les éléments endommagés jusqu'à notre accord.

Veuillez agréer, Madame, nos salutations distinguées.`
  const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(JSON.stringify(summary)).not.toContain('Veuillez')
})

it('tells of an agreement that only names itself its title and its parties, whatever number stands above', async () => {
  const purpose =
    await purposeOf(`                                   Contract no. TQ-M-0417 / rev. C

CARE AND SUPPORT AGREEMENT

Supplier: Tarn Systems Ltd, Unit 4, Beehive Works, Dorring (company no. 0911834)
Customer: Orrin Joinery Ltd, Station Yard, Dorring (company no. 0499120)
Commencement Date: 1 December 2026

WHAT IS NOT COVERED

The Supplier may charge time spent on a call that turns out to be no fault after the first 30 minutes.`)
  expect(purpose).toContain('CARE AND SUPPORT AGREEMENT')
  expect(purpose).toContain('Supplier: Tarn Systems Ltd')
  expect(purpose).toContain('Customer: Orrin Joinery Ltd')
})

it('tells of a reminder what is outstanding rather than another bill', async () => {
  const purpose = await purposeOf(`Dorring Water

YOUR WATER ACCOUNT IS OVERDUE

Dear Ms Lund

Charge | Amount
Water for 2025 | £548.20
TOTAL OUTSTANDING AT 14 OCTOBER 2026 | £492.41

You will get a separate bill in March 2027, and it has to be paid as well as the £50.00. This is a final reminder.`)
  expect(purpose).toContain('TOTAL OUTSTANDING AT 14 OCTOBER 2026: £492.41')
})

it('tells of a tax notice what is to be paid, and by when', async () => {
  const purpose = await purposeOf(`THE DISTRICT OF DORRING
2026 PROPERTY TAX NOTICE

Roll number
317-04482

*** DUE DATE: THURSDAY, JULY 2, 2026 ***

School levy | 1,430.00
AMOUNT DUE | 5,516.37

The district mends the sea wall behind the lots of this street.`)
  expect(purpose).toContain('AMOUNT DUE: 5,516.37')
  expect(purpose).toContain('DUE DATE: THURSDAY, JULY 2, 2026')
})

it('tells of a document that states no purpose its whole heading, and no correction in it', async () => {
  const purpose = await purposeOf(`DORRING WITH LUND HARBOUR COUNCIL

Minutes of the quarterly meeting of the harbour council held in the boat house,
Quay Lane, on Monday 7 September 2026

1. Minutes of 8 June 2026 were approved with one correction: at 7, "£1,250" to read "£1,520".

2. It was resolved to accept the tender of Orrin Ltd for the crane at £26,400.`)
  expect(purpose).toContain('held in the boat house, Quay Lane, on Monday 7 September 2026')
  expect(purpose).toContain('tender of Orrin Ltd')
  expect(purpose).not.toContain('correction')
})

it('names the parties of an agreement and what it is about, and not whom to call', async () => {
  const purpose = await purposeOf(`STATEMENT OF WORK

Client: Orrin Harbour Pty Ltd
Client contact: Pia Lund, 02 5550 4417, pia@orrin.example
Contractor: Tess Quill trading as Quill Graphic
Project: Signs for the northern quay and its sheds

Further rounds are charged at the hourly rate. A sign is accepted when Pia signs it off by email. Silence is no acceptance.`)
  expect(purpose).toBe(
    'STATEMENT OF WORK – Client: Orrin Harbour Pty Ltd – Contractor: Tess Quill trading as Quill Graphic – Project: Signs for the northern quay and its sheds',
  )
})

it('tells of a discharge letter the first diagnosis below such a heading', async () => {
  const purpose = await purposeOf(`ST ORRIN'S HOSPITAL

DISCHARGE SUMMARY

Patient: Leo Quill
Ward: 7

DIAGNOSES THIS ADMISSION
1. Fracture of the left wrist after a fall
2. High blood pressure

WHAT HAPPENED
He came in by ambulance and was treated with a cast. He went home the next day.`)
  expect(purpose).toContain('DISCHARGE SUMMARY')
  expect(purpose).toContain('Fracture of the left wrist')
})

it('tells of a bill that is collected on which day it is, and begins its title as titles begin', async () => {
  const content = `Orrin Energy
your electricity bill

Account number: 8840 2271
AMOUNT DUE: €340.45
Taken by direct debit on: 29 October 2026

Your rates go up in December. Ring us if you find it hard to pay.`
  const purpose = await purposeOf(content)
  expect(purpose).toContain('AMOUNT DUE: €340.45')
  expect(purpose).toContain('29 October 2026')
  expect(await createEmbeddedEngine().title({ content })).toBe('Your electricity bill')
})

it('names the parties of an agreement in a script without capitals', async () => {
  const purpose = await purposeOf(`泊位租赁合同

出租方：林港泊位有限公司
承租方：陆安娜
泊位：北码头14号

租期届满前六十日，双方可以书面方式商定续租事宜。逾期交纳租金的，每日加收千分之一。`)
  expect(purpose).toContain('林港泊位有限公司')
  expect(purpose).toContain('陆安娜')
})
