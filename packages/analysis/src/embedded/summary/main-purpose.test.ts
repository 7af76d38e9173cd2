import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'

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
