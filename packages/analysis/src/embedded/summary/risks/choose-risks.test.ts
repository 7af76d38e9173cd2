import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const agreement = (clause: string) => `Consulting Agreement

This Consulting Agreement is made on 12 January 2026 between Larkspur Kitchens Ltd (the Client) and Odile Marchetti (the Consultant).

The Consultant shall deliver one design every month. The Client shall pay $8,400 for each design within 30 days.

${clause}

This Agreement is governed by the law of the State of Oregon.`

async function risksOf(clause: string): Promise<Map<string, string>> {
  const summary = await createEmbeddedEngine().summarize({
    content: agreement(clause),
    mode: 'general',
  })
  return new Map(summary.risks.map((text, i) => [text, summary.riskLevels[i] ?? '']))
}

it.each([
  ['The liability of the Consultant under this Agreement is not limited.', 'high'],
  ['The Consultant is liable to the Client without limit.', 'high'],
  [
    'The Consultant shall indemnify the Client against every loss that arises from a design.',
    'high',
  ],
  [
    'It renews automatically for a further year unless a party gives notice ninety days before.',
    'medium',
  ],
  ['All designs belong to the Client as soon as they are delivered, paid for or not.', 'high'],
  ['The Consultant shall not design for any restaurant within thirty miles of the Client.', 'high'],
  ['The Consultant shall not represent any other company while this Agreement runs.', 'medium'],
  ['The net revenue of the kitchens is distributed equally to both parties each year.', 'medium'],
  ['A design that arrives after the deadline will be rejected, whatever the reason.', 'medium'],
  ["The Client may end this Agreement at any time on fourteen days' notice.", 'high'],
  ['Designs made without approval may lead to a claim for repayment.', 'medium'],
  ['If nobody is in the kitchen at noon, the missed visit costs $40.', 'low'],
  [
    'If nobody opens the kitchen, the Client shall pay 60% of the fees for the rest of the term.',
    'high',
  ],
])('finds the risk in %j', async (clause, level) => {
  expect((await risksOf(clause)).get(clause)).toBe(level)
})

it.each([
  'The Consultant keeps insurance against liability, including but not limited to fire.',
  'A person is an individual, a partnership, a limited or an unlimited liability company or a trust.',
  'The number of designs under this Agreement is not limited.',
])('finds no unlimited liability in %j', async (clause) => {
  expect((await risksOf(clause)).get(clause)).not.toBe('high')
})

it.each([
  'Failure by the Client to enforce a right under this Agreement, even after a breach, is not a waiver of it.',
  'This clause does not prevent the Consultant from suspending the work if fees are overdue.',
])('finds none in %j, which takes nothing away', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).not.toContain(clause)
})

it.each([
  'The inspector found no record of the pressure test, and two repairs are overdue.',
  'The supply contract with the largest customer ends in June and it has announced a tender.',
])('finds what a report warns of in %j', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).toContain(clause)
})

it.each([
  'If we raise the fee by more than a tenth you may leave without notice.',
  'We will not charge a fee for a late payment, nor begin legal proceedings.',
  'If we are late with the start, you get automatic compensation of $6 for each day.',
])('takes no right of the reader and no harm that is denied for a risk: %j', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).not.toContain(clause)
})

it.each([
  'The limit in clause 4 does not apply to stolen designs, for which liability is unlimited.',
])('finds a risk where a protection ends: %j', async (clause) => {
  expect((await risksOf(clause)).get(clause)).toBe('high')
})

it.each([
  ['If the Client ends this Agreement early, a termination payment of $4,000 is due.', 'high'],
  ['The yearly rise of the fee is capped at 5%, even if prices rise faster.', 'medium'],
])('finds what an early end costs, and a limit of what is received: %j', async (clause, level) => {
  expect((await risksOf(clause)).get(clause)).toBe(level)
})

it.each([
  [
    'Sind zwei Monatsbeiträge offen, kann der Platz gekündigt werden.',
    'Die Kinder werden in zwei Gruppen betreut. Das Haus steht am Rand der Stadt und hat einen Garten.',
  ],
  [
    'Passé ce délai, les tantièmes de chacun deviennent définitifs.',
    'Les copropriétaires se sont réunis dans la salle du rez-de-chaussée. Le jardin est ouvert à tous.',
  ],
  [
    'La mancanza di un solo allegato comporta la esclusione della domanda.',
    'Il Comune assegna venti borse di studio agli studenti della scuola. Gli uffici sono in piazza.',
  ],
  [
    'Is uw verbruik hoger, dan moet u bij de jaarafrekening bijbetalen.',
    'In deze brief leest u wat dat voor u betekent. Onze winkel staat aan de rand van de stad.',
  ],
  [
    'Kwoty wypłacone na podstawie błędnych danych podlegają zwrotowi wraz z odsetkami.',
    'Urząd mieści się w budynku przy rynku. Sprawę prowadzi pracownik wydziału i jest on dostępny codziennie.',
  ],
  [
    'Mit der Bremse in diesem Zustand raten wir von jeder Fahrt ab.',
    'Der Wagen war am Montag auf der Bühne. Die Werkstatt steht am Bahnhof und hat einen Hof.',
  ],
])('finds a burden in another language: %j', async (clause, others) => {
  const content = `${others}\n\n${clause}`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks).toContain(clause)
})

it('names few in a long document where little stands out, and no mere duty or small cost there', async () => {
  const filler = 'The club has a stage and a kitchen, and its windows look out on the green. '
  const content = `STATEMENT OF ACCOUNT

Your balance on 31 May was £412.20. You made four payments in May.

${filler.repeat(25)}

If the payment does not reach us by 20 June, we charge £12.00 and end your rate of 0% at once.

${filler.repeat(25)}

Members must show their card at the desk. You may get fewer points if a shop is closed.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks[0]).toBe(
    'If the payment does not reach us by 20 June, we charge £12.00 and end your rate of 0% at once.',
  )
  expect(risks.length).toBeLessThan(3)
  expect(risks.join()).not.toMatch(/must show|four payments/u)
})

it('names what stands out among many dangers, more of them in a longer document', async () => {
  const dangers = Array.from(
    { length: 40 },
    (_, i) =>
      `If the hall ${i} is left open, you must pay a penalty of £${i + 100} and lose the deposit.`,
  )
  const filler = 'The hall has a stage and a kitchen, and its windows look out on the green. '
  const risksIn = async (paragraphs: number): Promise<number> => {
    const content = dangers
      .map((danger) => `${danger}\n\n${filler.repeat(paragraphs)}`)
      .join('\n\n')
    const summary = await createEmbeddedEngine().summarize({ content, mode: 'general' })
    return summary.risks.length
  }
  const [short, long] = [await risksIn(1), await risksIn(12)]
  expect(short).toBeGreaterThan(4)
  expect(long).toBeGreaterThan(short)
})

it.each([
  [
    'It renews automatically for a further year unless a party gives notice ninety days before.',
    'Continues unless you end it',
  ],
  [
    'If the Client ends this Agreement early, a penalty of $4,000 is due.',
    'A penalty or late charge',
  ],
  [
    'Injuries in the kitchen are not covered and nothing is paid for them.',
    'Not covered or not included',
  ],
  [
    'After a material breach of the hours agreed, the Consultant shall pay a penalty of $900.',
    'A penalty or late charge',
  ],
])('says in a few words why %j is one', async (clause, reason) => {
  const summary = await createEmbeddedEngine().summarize({
    content: agreement(clause),
    mode: 'general',
  })
  expect(summary.riskReasons?.[summary.risks.indexOf(clause)]).toBe(reason)
})

it('says why in the language of the document', async () => {
  const content =
    'Mitgliedsvertrag\n\nDas Studio liegt am Markt und hat eine Sauna und ein Bad. Die Geräte stehen im Keller des Hauses.\n\nDer Vertrag verlängert sich automatisch um ein Jahr, wenn er nicht drei Monate vorher gekündigt wird.'
  const { risks, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  expect(risks).toHaveLength(1)
  expect(riskReasons).toEqual(['Läuft ohne Kündigung weiter'])
})

it.each([
  ['The roof was repaired in March and there is no danger of damage or loss of any kind.'],
  ['The samples taken for asbestos in October came back negative, so that nothing has to be done.'],
])('takes no reassurance for a risk: %j', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).not.toContain(clause)
})

it('takes for no risk what the other party pays to whoever has work done', async () => {
  const content = `住宅装修施工合同

甲方（业主）委托乙方（施工方）装修其住宅，工程地点为本市青禾区。施工内容以附件一为准，材料由乙方采购。

乙方逾期竣工的，每逾期一日，乙方应向甲方支付违约金200元。

甲方逾期付款的，每逾期一日，甲方应向乙方支付违约金300元，乙方有权停工。`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks).toEqual(['甲方逾期付款的，每逾期一日，甲方应向乙方支付违约金300元，乙方有权停工。'])
})

it('takes for no risk which way a vote went', async () => {
  const vote = 'An amendment to phase the fees over two years was lost by 9 votes to 26.'
  expect([...(await risksOf(vote)).keys()]).not.toContain(vote)
})

it('takes no name of a column for a danger of what stands below it', async () => {
  const content = `Boat Hire Rates

The boats lie at the north jetty. The office is beside the cafe and opens at nine.

| Boat | No cover taken | Full cover taken |
| --- | --- | --- |
| Rowing boat | $400 | $60 |
| Sailing boat | $900 | $120 |

Whoever brings a boat back after dusk loses the deposit.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks).toEqual(['Whoever brings a boat back after dusk loses the deposit.'])
})

it.each([
  'If a clause of this Agreement is void, the other clauses remain valid.',
  'We look at your drawings only if a permit requires it.',
  'A penalty for late designs is not agreed.',
])('takes no reassurance of a contract for a risk: %j', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).not.toContain(clause)
})

it('tells an item of a list from its beginning, and no line that is cut in the middle', async () => {
  const content = `Cover for the boats of the club

When you joined you told us about these boats:

- Perrin: rowing boat, sound. Accepted.
- Tamsin: leak at the stern, found in May. NOT covered until we have the
  report and have accepted it in writing.

The office is beside the jetty and opens at nine. The jetty was painted in spring.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks.join('\n')).toContain(
    'Tamsin: leak at the stern, found in May. NOT covered until we have the report and have accepted it in writing.',
  )
  expect(risks.every((risk) => !risk.endsWith('until we have the'))).toBe(true)
})

it.each([
  'We are releasing you from the non-compete in your first agreement altogether.',
  'It is against the law to raise the fee because a consultant complained.',
  'We can no longer take cash at the kitchen door.',
  'Should there be a court order about access, let us have a copy.',
])('takes nothing that protects or frees its reader for a risk: %j', async (clause) => {
  expect([...(await risksOf(clause)).keys()]).not.toContain(clause)
})

it('takes no item of a list of what costs nothing for a danger', async () => {
  const content = `Hire of the boats

The hire price goes up by £12.00 on 1 May 2027.

We don't charge a return fee where:
- you hand the boat back within an hour;
- we make a change that is not to your benefit, other than the price increase above.

The jetty was painted in spring.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks.join('\n')).not.toMatch(/return fee|not to your benefit/u)
  expect(risks.join('\n')).toContain('goes up by £12.00')
})

it('tells a charge, a ban and a place that may go, and leaves out fees that were waived', async () => {
  const content = `Rules of the boathouse

If you book a boat for longer than a day, no part of the hire is insured, not even the first day.

If somebody comes after us because of your boat, you cover our costs, the lawyer included.

Neither side may end the hire for convenience before the season is over.

Your record is good: one late payment in May, late fee waived.

The jetty was painted in spring. The office is beside the cafe and opens at nine.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = risks.join('\n')
  expect(told).toContain('no part of the hire is insured')
  expect(told).toContain('you cover our costs')
  expect(told).toContain('Neither side may end the hire')
  expect(told).not.toContain('waived')
})

it('takes nothing that the facts of a ruling tell for a danger, and what its closing notes tell for one', async () => {
  const content = `IN THE HARBOR TRIBUNAL
JUDGMENT

Claimant: Ada Lind
Respondent: Orme Boats Limited

The unanimous judgment of the tribunal is that the complaint of unfair dismissal is well-founded.
The respondent must pay the claimant £4,120 for unfair dismissal.

REASONS

The facts

1. The night manager suspended her on 19 January and dismissed her for gross misconduct at once, without notice.

2. Her appeal of 16 February was never answered, and her pay was withheld.

Notes

If the sum is not paid within 14 days, interest runs on it at 8% a year and the whole may be enforced by the bailiff.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = risks.join('\n')
  expect(told).not.toMatch(/night manager|withheld/u)
  expect(told).toContain('interest runs on it at 8% a year')
})
