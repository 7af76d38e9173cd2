import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { findTitleLine } from '../../titles/title.ts'
import { findKind } from './find-kind.ts'

const english = await loadLanguage('en')

function kindOf(content: string): string {
  return findKind(content, findTitleLine(content, english) ?? '', english).name
}

const body =
  'The office keeps a copy of it in the files. Anybody who has a question may ring between nine and five.'

function letter(subject: string, first = body): string {
  return `Tallow & Reed Ltd\n7 Ferry Row\nOrme OR2 1AA\n\nMr Ian Cobb\n\n4 May 2027\n\nDear Mr Cobb\n\n${subject}\n\n${first}\n\nYours sincerely\nJ. Reed`
}

describe('what a letter is by its subject', () => {
  it.each([
    ['Redundancy: end of your employment', 'Redundancy'],
    ['Outcome of the hearing: termination of your employment', 'Termination of your employment'],
    ['Cancellation of my membership', 'Cancellation of my membership'],
    ['Objection to the new car park', 'Objection'],
    ['Appeal against the fine of 3 May', 'Appeal'],
    ['We are changing the terms of your account', 'Notice of change'],
    ['Your prices are changing', 'Notice of change'],
    ['Your appointment at the hearing clinic', 'Appointment'],
    ['Notice of breach: agreement on cleaning', 'Notice of breach'],
    ['Subject access request', 'Subject access request'],
    ['Your rent from 1 July 2027', 'Rent increase notice'],
    ['Return of your deposit', 'Letter'],
  ])('reads "%s"', (subject, kind) => {
    expect(kindOf(letter(subject))).toBe(kind)
  })

  it('takes the name of who writes for no policy', () => {
    const refused = `Quay Health Insurance\n7 Ferry Row\n\nMr Ian Cobb\n\nDear Mr Cobb\n\nYour claim for a new hip\n\nWe cannot pay for it.\n\nYours sincerely`
    expect(kindOf(refused)).toBe('Decision')
  })

  it('gives notice of no change where somebody may be made redundant', () => {
    expect(kindOf(letter('Your role is at risk of redundancy'))).toBe('Notice')
  })
})

describe('what a heading calls a paper', () => {
  it.each([
    ['FRANCHISE AGREEMENT', 'Franchise agreement'],
    ['SUBLEASE', 'Sublease'],
    ['DEED OF GUARANTEE', 'Deed of guarantee'],
    ['HEADS OF TERMS FOR A NEW LEASE', 'Heads of terms'],
    ['PROMISSORY NOTE', 'Promissory note'],
    ["TRUSTEES' ANNUAL REPORT AND SUMMARY ACCOUNTS", "Trustees' annual report"],
    ['ANNUAL REPORT 2026/27', 'Annual report'],
    ['THIRD QUARTER REPORT TO MEMBERS', 'Third quarter report'],
    ['CREDIT CARD AGREEMENT REGULATED BY THE CONSUMER CREDIT ACT 1974', 'Credit card agreement'],
    ['SERVICE LEVEL AGREEMENT', 'Service level agreement'],
    ['BUSINESS PLAN', 'Business plan'],
    ['SAFETY DATA SHEET', 'Safety data sheet'],
    ['BILL OF LADING', 'Bill of lading'],
    ['A consultation on council tax', 'Consultation'],
    ['Public consultation: charges for garden waste', 'Public consultation'],
    ['INVITATION', 'Invitation'],
    ['BUDGET 2027/28', 'Budget'],
    ['LETTER OF APPROVAL (HOUSING LOAN)', 'Loan offer'],
    ['CONTRACT FOR THE SALE OF A USED CAR', 'Purchase agreement'],
  ])('reads "%s"', (heading, kind) => {
    expect(kindOf(`${heading}\n\nOrme, 4 May 2027\n\n${body}`)).toBe(kind)
  })

  it('takes an award for one, not the matter that it is in', () => {
    const award = `IN THE MATTER OF AN ARBITRATION\n\nBETWEEN\n\nTALLOW LTD Claimant\n\nFINAL AWARD\n\n${body}`
    expect(kindOf(award)).toBe('Final award')
  })

  it('takes a statement to a court for one, and neither the court nor the number of the claim', () => {
    const statement = `IN THE COUNTY COURT AT ORME\n\nClaim no. 5\n\nWITNESS STATEMENT OF IAN COBB\n\n${body}`
    expect(kindOf(statement)).toBe('Witness statement')
  })

  it('tells an incident by its number and its severity', () => {
    const incident = `# INC-311: nobody could sign in\n\nStatus: closed\nSeverity: SEV-2\n\n## Summary\n\n${body}`
    expect(kindOf(incident)).toBe('Incident report')
  })

  it('takes a paper that asks for views for no research', () => {
    expect(kindOf(`Orme District\n\nThis paper asks what you think of the pier. ${body}`)).toBe(
      'Document',
    )
  })
})
