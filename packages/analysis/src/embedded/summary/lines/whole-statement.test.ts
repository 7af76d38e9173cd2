import { expect, it } from 'vitest'
import { turnsRound } from '../../document/wording/takes-back.ts'
import { createEmbeddedEngine } from '../../engine.ts'
import { languageOf } from '../../languages/load-language.ts'

it.each([
  ['However, the deposit is kept.', 'The deposit is returned.'],
  ['Amendment (b) does not apply to you.', 'Members born before 1970 keep their rate.'],
  ['Die Kaution wird jedoch nicht verzinst.', 'Die Kaution wird zurückgezahlt.'],
  ['À défaut, le contrat est résilié.', 'Le solde est payé avant le 1er juin.'],
  ['De lo contrario, se pierde la fianza.', 'El saldo se paga antes del 1 de junio.'],
  ['If you do not reply your savings will stop.', 'Please tell us where to pay them.'],
  ['Full insurance has not been ordered.', 'Full insurance pays up to £9,000.'],
  ['Das trifft bei Ihnen nicht zu.', 'Wer hier wohnt, zahlt nichts.'],
  ['No further compensation is owed.', 'All sums are repaid.'],
  ['If it is not returned, the list counts as right.', 'Return the list within a week.'],
  ['Because the berth is shared, the notice only counts if both sign.', 'You give notice in May.'],
  ['It was lowered to worn in May.', 'The draft called the pier dangerous.'],
  ['It is returned provided that you owe us nothing.', 'We ask for a deposit of £90.'],
  ['If we hear nothing, the berth goes to somebody else.', 'Answer by May.'],
  ['The term is then two years.', 'You may stay at the lower price.'],
  ['Geschieht das nicht, erlischt die Erlaubnis.', 'Legen Sie den Nachweis bis Mai vor.'],
  ['Die Laufzeit beträgt dann zwei Jahre.', 'Sie zahlen 39 Euro, wenn Sie bleiben.'],
  ['La proposition a été rejetée.', 'Il est proposé de vendre le bateau.'],
  ['La propuesta fue rechazada por tres votos.', 'Se propone vender el barco.'],
  ['La proposta è respinta.', 'Si propone di vendere la barca.'],
  ['A proposta foi rejeitada por três votos.', 'Propõe-se vender o barco.'],
  ['Is dat niet zo, dan vervalt de ligplaats.', 'De brief moet voor mei bij ons zijn.'],
  ['Wniosek odrzucono trzema głosami.', 'Zaproponowano sprzedaż łodzi.'],
  ['Предложение отклонено тремя голосами.', 'Предложено продать лодку.'],
  ['The reduction is not available while money is owed.', 'The fee is reduced by 4%.'],
  ['Für diesen Nachlass ist die Kaution nicht ausreichend.', 'Die Kaution beträgt 90 €.'],
  ['As long as nobody drills, there is no danger for the crew.', 'The hull holds asbestos.'],
  ['Mientras nadie taladre, no hay peligro.', 'El casco contiene amianto.'],
  ['Solange niemand bohrt, besteht keine Gefahr.', 'Der Rumpf enthält Asbest.'],
  ['The Hirer acknowledges that both engines are worn out.', 'Worn engines are excluded.'],
])('%s turns round what stands before it', async (text, before) => {
  expect(turnsRound(text, before, await languageOf(`${before} ${text}`))).toBe(true)
})

it.each([
  ['The deposit is kept in a bank.', 'The deposit is returned.'],
  ['The sails have not been ordered.', 'The fare is £4.'],
  ['A ticket only counts if it is stamped.', 'The fare is £4.'],
  ['If it is possible, come earlier.', 'The fare is £4.'],
  ['If we have heard nothing from you by 2 May we close the file.', 'The fare is £4.'],
  ['Unless the sea is rough, the ferry leaves at noon.', 'The fare is £4.'],
  ['The Hirer acknowledges that the harbour is shallow.', 'The fare is £4.'],
])('%s does not', async (text, before) => {
  expect(turnsRound(text, before, await languageOf(`${before} ${text}`))).toBe(false)
})

it('shows a sentence with the one that turns it round', async () => {
  const content = `Dear Ms Vale,

We have decided to change the berths from 1 May 2027.

Holders who are older than 70 keep their berth at £300 a year. Our records show that you were born in 1980 and so this rule does not apply to you.

All others pay £900 a year from 1 May 2027. Please return the form by 1 April 2027.`
  const { keyPoints, conclusions, criticalDetails } = await createEmbeddedEngine().summarize({
    content,
    mode: 'general',
  })
  const told = [...keyPoints, ...conclusions, ...criticalDetails]
  const kept = told.filter((text) => text.includes('older than 70'))
  expect(kept.length).toBeGreaterThan(0)
  for (const text of kept) expect(text).toContain('does not apply to you')
})

it('goes on past a count of votes, and to the sentence that says whom an exception is for', async () => {
  const content = `MINUTES OF THE ROWING CLUB

Meeting of 4 May 2026 at 7 pm in the boathouse

1. Lighting of the pier
It was proposed to set up six lamps for £1,490. For 2, against 3, abstaining 1. The motion fell.

2. Crane
Holders pay a charge of £80 for the crane from June. It is not asked of boats under 5 metres. Your boat has 4 metres, so this applies to you.
`
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = [...made.keyPoints, ...made.conclusions, ...made.criticalDetails]
  const lamps = told.filter((text) => text.includes('six lamps'))
  expect(lamps.length).toBeGreaterThan(0)
  for (const text of lamps) expect(text).toContain('The motion fell.')
  const crane = told.filter((text) => text.includes('£80'))
  expect(crane.length).toBeGreaterThan(0)
  for (const text of crane) expect(text).toContain('this applies to you')
})

it('puts the heading in front of what no sentence before names', async () => {
  const content = `Supply agreement of Alder Ltd and Birch plc

1. Fees

Birch shall pay £12,000 each month within thirty days.

2. End of the supply

Either party may end it by giving three months' written notice.
`
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(made.summary).toContain('End of the supply: Either party may end it')
})

it('puts its heading in front of a sentence that names nothing and follows on none', async () => {
  const content = `Handbook of the sailing school

** LIFE JACKET **
Take it off only on land or in the cabin, and hang it up to dry for 12 hours.

** FEES **
The fee of £240 is due on the first of May. Keep both slips until 30 June, in case the office asks.
`
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = [...made.recommendations, ...made.criticalDetails, ...made.keyPoints]
  for (const text of told.filter((one) => one.includes('Take it off')))
    expect(text).toMatch(/^Life jacket: Take it off/u)
  const slips = told.filter((text) => text.includes('both slips'))
  expect(slips.length).toBeGreaterThan(0)
})

it('tells a rule with the sentence behind it that leans on it and limits it', async () => {
  const content = `LETTER TO THE BERTH HOLDERS

Dear Ms Falk

Please have the mooring chain replaced by 28 February 2027. If it breaks after that day, we pay nothing for your boat.

The late charge of £25.00 is added to your account in June. It will be credited back if the account is cleared by 30 June 2027.

The season begins on 3 May. It is the longest one so far.

Yours sincerely
Harbor office
`
  const made = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  const told = [...made.keyPoints, ...made.criticalDetails, ...made.recommendations]
  const telling = (words: string) => told.filter((text) => text.includes(words))
  expect(telling('28 February 2027').length).toBeGreaterThan(0)
  for (const text of telling('28 February 2027')) expect(text).toContain('we pay nothing')
  expect(telling('£25.00').length).toBeGreaterThan(0)
  for (const text of telling('£25.00')) expect(text).toContain('credited back if')
  expect(telling('longest one')).toEqual([])
})
