import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isLastDay, isTimedForReader } from './demands.ts'

describe('what its reader does by some time', () => {
  it.each([
    ['en', 'You keep the hull insured and let us see the policy by 3 May 2027.'],
    ['en', 'The hirer oils the winch within ten days of the launch.'],
    ['pl', 'O wadzie łodzi Kupujący zawiadamia w ciągu 14 dni.'],
    ['pl', 'Pracownik zda egzamin do 3 maja 2027 r.; do tego czasu obowiązuje stary wpis.'],
    ['it', 'Il conduttore consegna le chiavi del molo entro il 3 maggio 2027.'],
    ['nl', 'Gebreken aan de boot meldt huurder binnen zeven dagen.'],
  ] as const)('is a task in %s, whatever its verb: %s', async (code, text) => {
    expect(isTimedForReader(text, await loadLanguage(code))).toBe(true)
  })

  it.each([
    ['en', 'The berth lies empty until the tide turns.'],
    ['en', 'The worker was hired out by the club since 3 May 2027.'],
    ['en', 'We told you by 3 May 2027 what the berth costs.'],
    ['en', 'The hirer was ashore between 3 May and 9 May 2027.'],
    ['en', 'The landlord shows the tenant the meter by 3 May 2027.'],
    ['en', 'If you leave before 3 May 2027, the mast stays here.'],
    ['en', 'Charts are posted on the board of the hirer within ten days.'],
    ['en', 'Loomkit will notify the customer of a leak within 72 hours.'],
    ['en', 'You will have an answer within ten working days.'],
    ['nl', 'Binnen tien dagen hoor je van de huurder van de boot.'],
    ['de', 'Der Mieter war vom 3. Mai 2026 bis zum 9. Mai 2027 im Hafen.'],
  ] as const)('is none in %s: %s', async (code, text) => {
    expect(isTimedForReader(text, await loadLanguage(code))).toBe(false)
  })
})

describe('the last day', () => {
  it.each([
    ['en', 'You may ask for a second look by 28 November 2027.'],
    ['fr', 'Vous pouvez renoncer au bateau au plus tard le 3 mai 2027.'],
  ] as const)('of what its reader may do in %s: %s', async (code, text) => {
    expect(isLastDay(text, await loadLanguage(code))).toBe(true)
  })

  it.each([
    'You may not sail for the other club until 3 May 2027.',
    'You may moor at either jetty.',
    'The landlord may show the berth until 3 May 2027.',
  ])('is none of what is forbidden, open or for others: %s', async (text) => {
    expect(isLastDay(text, await loadLanguage('en'))).toBe(false)
  })
})

const letter = (middle: string): string => `Orrin Boat Club

Dear Ms. Lind,

Your complaint of 4 March is upheld. The boats lie at the north jetty and the office is beside the cafe.

${middle}

Please return the slip by 4 June 2027.

Yours sincerely,
Ada Orme`

describe('what is promised, copied or filled in', () => {
  it.each([
    [
      'below a heading of what its writer does',
      'What the Club will do\n\n(a) Send you a written apology by 12 May 2027.\n(b) Pay you £50.00 for the torn sail.',
      'written apology',
    ],
    [
      'as a copy',
      'Enc.  Chart of the bay, please keep it\ncc    Harbor Office, Mr. B. Pell',
      'Chart of',
    ],
    ['as a field of a form', 'USE / HULL: Sailing boat, two masts, built 1938', 'two masts'],
    ['to be read', 'PLEASE READ THIS LETTER TODAY.', 'READ THIS'],
  ])('is no task %s', async (_, middle, part) => {
    const { recommendations } = await createEmbeddedEngine().summarize({
      content: letter(middle),
      mode: 'general',
    })
    const told = recommendations.join('\n')
    expect(told).toContain('return the slip')
    expect(told).not.toContain(part)
  })

  it.each([
    ['en', 'What we will do'],
    ['de', 'Was wir jetzt tun'],
    ['fr', 'Ce que nous ferons'],
    ['es', 'Lo que haremos'],
    ['pl', 'Co zrobimy'],
    ['zh', '我们将采取的措施'],
  ] as const)('stands below such a heading in %s: %s', async (code, heading) => {
    const { phrases } = await loadLanguage(code)
    expect(phrases.headsPromises.test(heading)).toBe(true)
  })
})

it('what the writer of a decision will do was decided', async () => {
  const { conclusions } = await createEmbeddedEngine().summarize({
    content: `Orrin Boat Club

Decision on your complaint of 4 March 2027

Dear Ms. Lind,

I uphold your complaint about the torn sail. The boats lie at the north jetty.

What the Club will do

(a) Pay you £50.00 for the torn sail.
(b) Send you a written apology by 12 May 2027.

How to appeal

You may appeal to the committee by 4 June 2027.`,
    mode: 'general',
  })
  expect(conclusions.join('\n')).toContain('Pay you £50.00')
})
