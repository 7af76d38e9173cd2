import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function toldOf(content: string): Promise<string[]> {
  const summary = await engine.summarize({ content, mode: 'general' })
  for (const { start, end, quote } of summary.citations)
    expect(content.slice(start, end)).toBe(quote)
  const { keyPoints, conclusions, criticalDetails, recommendations, risks } = summary
  return [...keyPoints, ...conclusions, ...criticalDetails, ...recommendations, ...risks]
}

/** Expects that whatever holds some words is told behind a name. */
function expectBehind(told: readonly string[], words: string, name: string): void {
  const found = told.filter((text) => text.includes(words))
  expect(found.length).toBeGreaterThan(0)
  for (const text of found) expect(text).toMatch(new RegExp(`^${name}.*: `, 'u'))
}

describe('one of several things of the same noun', () => {
  it.each([
    [
      `Dear Ms Vale,

Your berth agreement ends on 31 March 2027. You have two options.

Option A - Keep the berth. The harbour charges £900 a year and you pay in April.

Option B - Give up the berth. You lose the deposit of £300 and must remove the boat by 30 April 2027.

Please tell us by 1 March 2027 which option you choose.`,
      'lose the deposit',
      'Option B - Give up the berth',
    ],
    [
      `Sehr geehrte Frau Vale,

Ihr Liegeplatz endet am 31. März 2027. Sie haben die Wahl.

Variante 1: Die Gebühr beträgt 900 Euro im Jahr und ist im April zu zahlen.

Variante 2: Sie verlieren die Kaution von 300 Euro und müssen das Boot bis zum 30. April 2027 entfernen.

Bitte teilen Sie uns bis zum 1. März 2027 mit, was Sie wünschen.`,
      'verlieren die Kaution',
      'Variante 2',
    ],
    [
      `Madame,

Votre amarrage prend fin le 31 mars 2027. Deux possibilités s'offrent à vous.

Formule A - Garder la place. La redevance est de 900 € par an, payable en avril.

Formule B - Rendre la place. Vous perdez la caution de 300 € et devez retirer le bateau avant le 30 avril 2027.

Merci de nous répondre avant le 1er mars 2027.`,
      'perdez la caution',
      'Formule B - Rendre la place',
    ],
  ])('is told with its name', async (content, words, name) => {
    expectBehind(await toldOf(content), words, name)
  })

  it('but not where the sentence says itself which one it speaks of, nor for parts of a contract', async () => {
    const told = await toldOf(`BERTH AGREEMENT

This agreement is made between Pell Ferries Ltd ("Owner") and Ada Vale ("Hirer").

Section 1 - Fee
The Hirer shall pay a fee of £900 a year.

Section 2 - Boat
The Hirer shall insure the boat for £50,000 at least.

Option 1 - Electricity. With Option 1 the Hirer pays £90 a year more.

Option 2 - Water. With Option 2 the Hirer pays £40 a year more.`)
    expect(told.join('\n')).not.toMatch(/Section [12]|Option [12] - /u)
  })
})

it('takes the lettered lines below a heading that asks to choose for things of their own', async () => {
  const told = await toldOf(`NOTICE OF UNPAID TOLL

A boat of yours passed the lock on 7 May 2027. The toll of £40 is unpaid.

YOUR CHOICES

A. PAY NOW
Send £40 by 1 June 2027.

B. OBJECT
You must write to us by 14 June 2027 and enclose a photo of the boat.

C. WAIT
A charge of £95 is added after 30 June 2027.

NOTES

The lock is closed in winter.`)
  expectBehind(told, 'A charge of £95', 'Wait')
  expect(told.filter((text) => text.includes('lock is closed') && /^\w+: /u.test(text))).toEqual([])
})

it('names what a table compares and the text tells of one after the other', async () => {
  const told = await toldOf(`Report on the ferries, second quarter 2027

1 Figures

Line | 2026 | 2027
North line | £410,000 | £452,000
Island line | £380,000 | £290,000

2 Comments

North line. Revenue rose by 10% because of the new pier.

Island line. Quiet. The fire in the ticket hall cost £12,000 and one customer of three stayed away.

3 Outlook

We expect £800,000 in the year 2028.`)
  expectBehind(told, 'fire in the ticket hall', 'Island line')
  expect(told.filter((text) => /line: .*We expect/u.test(text))).toEqual([])
})

it('names what a report found and graded', async () => {
  const told = await toldOf(`Audit report on the harbour office

1 Summary
We audited the harbour office in May 2027.

2 Findings

2.1 Keys of former staff (High)
What we found. Six of the 57 were used after the last day of work. Recommendation. Change all 57 by 1 July 2027.

2.2 Cash box (Low)
What we found. The box held £40 less than the list says. Recommendation. Count it every week from 1 August 2027.

3 Next steps
We will come back in May 2028.`)
  expectBehind(told, 'Six of the 57', 'Keys of former staff')
  expect(told.filter((text) => /^Cash box: .*come back/u.test(text))).toEqual([])
})
