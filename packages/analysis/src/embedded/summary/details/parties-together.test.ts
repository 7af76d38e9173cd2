import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function details(content: string): Promise<readonly string[]> {
  return (await engine.summarize({ content, mode: 'general' })).criticalDetails
}

const clauses = Array.from(
  { length: 16 },
  (_, at) =>
    `${at + 1}. The Tenant shall pay £${at + 20} within ${at + 3} days of each demand, by 2 May 203${at % 10}.`,
).join('\n\n')

describe('parties', () => {
  it('that lines at the head name are one detail, told however much else there is', async () => {
    const found = await details(`LEASE OF A BOATHOUSE

Landlord: Orrin Harbour Ltd, 3 Quay Lane, Orrin
Tenant: Ms Ida Noor, 14 Mill Road, Orrin

${clauses}`)
    expect(found).toContain(
      'Landlord: Orrin Harbour Ltd, 3 Quay Lane, Orrin\nTenant: Ms Ida Noor, 14 Mill Road, Orrin',
    )
  })

  it('that a preamble calls by several names, or "you", are found', async () => {
    const found = await details(`CONTRACT OF EMPLOYMENT

Between Orrin Harbour Limited ("the Company", "we") and Ida Noor-Webb of 14 Mill Road, Orrin ("you").

${clauses.replaceAll('The Tenant', 'You')}`)
    expect(found.join('\n')).toContain(
      'Company: Orrin Harbour Limited\nYou: Ida Noor-Webb of 14 Mill Road, Orrin',
    )
  })

  it('of a letter are who wrote it and to whom', async () => {
    const found = await details(`Orrin Harbour Ltd
3 Quay Lane
Orrin OR1 2AB

Ms Ida Noor
14 Mill Road
Orrin OR2 4CD

3 May 2027

Dear Ms Noor,

your mooring costs £420 from 1 June 2027. Please pay by 20 May 2027.

Yours sincerely
Tom Vale`)
    expect(found).toContain('From: Orrin Harbour Ltd\nRecipient: Ms Ida Noor')
  })

  it('are no greeting', async () => {
    const found = await details(`Bank Spółdzielczy w Orrinie
ul. Portowa 3, 00-950 Orrin

Szanowni Państwo

opłata za konto wzrasta od 1 czerwca 2027 r. z 4,00 zł do 6,00 zł miesięcznie.

Z poważaniem
Jan Kos`)
    expect(found.join('\n')).not.toContain('Szanowni')
  })
})
