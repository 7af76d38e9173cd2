import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import { findKind } from './find-kind.ts'

const english = await loadLanguage('en')

describe('findKind', () => {
  it('knows research that never calls itself a paper', () => {
    const text =
      'Foveation is an important part of human vision. However, there have been few systematic comparisons. ' +
      'Here we define several such methods, and compare their performance on two benchmarks. ' +
      'The best method slightly outperforms uniform sampling in our experiments.'
    expect(findKind(text, '', english)).toMatchObject({ name: 'Research paper', genre: 'paper' })
  })

  it('knows notices of a change, of redundancy and of a violation, and summaries of a contract', () => {
    const typeOf = (subject: string): string =>
      findKind(`Kite Ltd\n\nDear Ms Orme,\n\n${subject}\n\nWe write about this today.`, '', english)
        .name
    expect(typeOf('A change to what you pay for your cover')).toBe('Notice of change')
    expect(typeOf('Your role is at risk of redundancy')).toBe('Notice')
    expect(typeOf('Second notice of violation: fence')).toBe('Penalty notice')
    const summary = 'Kite Mobile\n\nCritical Information Summary\n\nPlan: 24-month phone contract'
    expect(findKind(summary, '', english)).toMatchObject({
      name: 'Critical Information Summary',
      genre: 'contract',
    })
  })

  it('names a progress report and a summary of coverage by their headings', () => {
    const report =
      'Dorring Harbour Trust\n\nPROGRESS REPORT No. 4\n\nThe new pier is two weeks behind its plan. It costs £2.1m.'
    expect(findKind(report, 'Dorring Harbour Trust', english).name).toBe('Progress report')
    const cover =
      'LARCH COVER\nTravel Medical Insurance\n\nSUMMARY OF COVERAGE\n\nWe pay for treatment abroad up to £2m. A doctor must report each illness to us.'
    expect(findKind(cover, 'LARCH COVER', english).id).toBe('insurance-policy')
  })

  it('names what is sold, what an insurer pays and what costs are shared', () => {
    const sale =
      'BRISTLE CAR SALES\n\nUSED VEHICLE ORDER & SALES CONTRACT      No. 0618\n\nDate: 4.10.26\nThe buyer pays on collection.'
    expect(findKind(sale, 'BRISTLE CAR SALES', english)).toMatchObject({
      name: 'Sales contract',
      line: 'USED VEHICLE ORDER & SALES CONTRACT',
    })
    const benefits = 'Prairie Dental Plan\n\nEXPLANATION OF BENEFITS\n\nStatement date: 09/18/2026'
    expect(findKind(benefits, 'Prairie Dental Plan', english).name).toBe('Explanation of benefits')
  })

  it('takes the order of a court for one, not the act that it cites nor the name of the court', () => {
    const order =
      'IN THE FAMILY COURT\n\nTHE MATRIMONIAL CAUSES ACT 1973\n\nFINANCIAL REMEDY ORDER BY CONSENT\n\nIT IS ORDERED that the husband shall pay £650 a month.'
    expect(findKind(order, 'IN THE FAMILY COURT', english)).toMatchObject({
      id: 'judgment',
      name: 'Financial remedy order',
      line: 'FINANCIAL REMEDY ORDER BY CONSENT',
    })
  })

  it('takes no contractor for a contract, and a summary of one for what it calls itself', () => {
    const log =
      'SIX-CLASSROOM EXTENSION\n\nLog of risks and actions – contractor copy\n\nThe roof is two weeks late.'
    expect(findKind(log, 'SIX-CLASSROOM EXTENSION', english).id).not.toBe('contract')
    const summary = 'Larch Wave\n\nCONTRACT SUMMARY AND INFORMATION\n\nPrepared 14 October 2026'
    expect(findKind(summary, 'Larch Wave', english).name).toBe('Contract summary and information')
  })

  it('does not take news about research for research', () => {
    const text =
      'The city council voted on Tuesday to close the old bridge for repairs. Engineers had warned of rust since 2019. ' +
      'A study by the university found cracks in two of its pillars. The mayor said that the work will begin in May and cost two million euros.'
    expect(findKind(text, '', english).genre).toBe('general')
  })

  it('does not take one kind of cue in a short text for a type', () => {
    const text =
      'The header of the page. A note[1] and another[1]. Here is a list. The footer of the page.'
    expect(findKind(text, '', english).name).toBe('Document')
  })

  it.each([
    ['Endorsement Agreement', 'Endorsement Agreement'],
    ['Joint Venture Agreement', 'Joint venture agreement'],
    ['Strategic Alliance Agreement', 'Strategic Alliance Agreement'],
  ])('names %s', (title, name) => {
    const text = `${title}\n\nThe parties agree that either party may terminate this agreement. Each party shall pay its own costs.`
    expect(findKind(text, title, english).name).toBe(name)
  })

  it('keeps contracts contracts', () => {
    const text =
      'The Tenant shall pay the rent monthly in advance. The parties agree that the governing law is that of Denmark. ' +
      'Either party may terminate this lease agreement. The Landlord shall indemnify the Tenant. Our work is warranted.'
    expect(findKind(text, 'Lease agreement', english).genre).toBe('contract')
  })
})
