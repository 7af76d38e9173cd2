import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

async function dangersOf(content: string): Promise<Map<string, string>> {
  const { risks, riskLevels, riskReasons } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  return new Map(risks.map((text, at) => [text, `${riskLevels[at]}: ${riskReasons?.[at]}`]))
}

const terms = (...clauses: string[]) => `Terms of the rowing school

The school holds a place for a member from the day on which the first fee of £85 is paid.

${clauses.join('\n\n')}

Bring a towel and a change of clothes.`

it.each([
  [
    'If the member ends the contract before its term, 70% of the fees for the rest of it become payable at once.',
    'high: All falls due at once',
  ],
  [
    'If we hear nothing by 3 May we will assume that you do not want the place.',
    'high: Money or a right may be lost',
  ],
  [
    'A member who is convicted of an offense must tell the school within 14 days, as it is too late afterwards.',
    'medium: Too late means it is lost',
  ],
  [
    'If an oar is lost the member pays for it, however old it is.',
    'medium: You bear further costs',
  ],
  [
    'The stove must not be used until a fitter has passed it.',
    'medium: Forbids or restricts something',
  ],
])('tells why and how badly %j', async (clause, told) => {
  expect((await dangersOf(terms(clause))).get(clause)).toBe(told)
})

it('grades no limit of what its author answers for above what its reader loses', async () => {
  const limit = 'The liability of the school is limited to £350,000.'
  const lost = 'If the member gives no notice, the deposit is lost.'
  const dangers = await dangersOf(terms(limit, lost))
  expect([...dangers.keys()][0]).toBe(lost)
  expect(dangers.get(limit) ?? '').not.toContain('high')
})

it('calls for help only where its reader has to', async () => {
  const clause = 'You agree that in an emergency we may call an ambulance for the member.'
  expect([...(await dangersOf(terms(clause))).values()].join(' ')).not.toContain('health')
})

it('takes a leak for no loss of money, and the exclusion of a child for none of cover', async () => {
  const italian = await dangersOf(`Verbale dell'assemblea

L'assemblea si è riunita il 3 maggio 2026 nel locale di via Roma.

Il maggior costo dipende da una perdita nel locale caldaia, ancora aperta.`)
  expect([...italian.values()].join(' ')).not.toContain('denaro')
  const french = await dangersOf(`Règlement de la crèche

La crèche accueille les enfants de sept heures à dix-huit heures.

L'exclusion de l'enfant est prononcée par le bureau après deux rappels restés sans effet.`)
  expect([...french.values()].join(' ')).not.toContain('Non couvert')
})

it('asks what comes of a loss, and not whether something is lost', async () => {
  const clause =
    'If the boat is lost or the damage costs more than £3,000.00 to mend, the deposit goes back.'
  expect((await dangersOf(terms(clause))).get(clause)).toBeUndefined()
})

it("takes a report's own word for how grave a finding is", async () => {
  const finding = 'The inspection found one item of high risk: the ladder is rotten at the top.'
  const dangers = await dangersOf(`Inspection report of the boat house

The boat house was inspected on 3 May 2026 by Orme Surveys for the rowing school.

${finding}

The doors and the windows are sound.`)
  expect(dangers.get(finding)).toBe('high: Something is faulty or missing')
})
