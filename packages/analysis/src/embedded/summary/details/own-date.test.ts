import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { languageOf, loadLanguage } from '../../languages/load-language.ts'
import { ownDate } from './own-date.ts'

const english = await loadLanguage('en')

it.each([
  ['Orrin Boats Ltd\n4 Quay Lane\n\n12 May 2027\n\nDear Ms Vale', '12 May 2027'],
  ['CITY OFFICE                       Dorring, 12 May 2027\n\nDear Ms Vale', '12 May 2027'],
  [
    '                    Date mailed: May 12, 2027\n\nUnder the lease dated July 5, 2021, …',
    'May 12, 2027',
  ],
  ['Friday 10th January\n\nDear parents', '10th January'],
  ['Mieter-Nr.: 41\nDatum:      18.09.2026\n\nLaut Vertrag vom 14.03.2021 …', '18.09.2026'],
  ['Redon, le 4 novembre 2026\n\nMadame,', '4 novembre 2026'],
  ['En Granada, a 28 de agosto de 2026\n\nREUNIDOS', '28 de agosto de 2026'],
  ['THIS DEED is made on 12 May 2027 between:\n\nOrrin Boats Ltd', '12 May 2027'],
  [
    'UMOWA NAJMU\n\nzawarta w Lublinie w dniu 12 maja 2027 r.\n\nWynajmujący: Jan Kos',
    '12 maja 2027',
  ],
  [
    `SENTENÇA\n\n${'O barco era velho. '.repeat(160)}\n\nOrrinópolis, 12 de maio de 2027.\n`,
    '12 de maio de 2027',
  ],
  ['Terms of hire\n\nSigned: ________   Date: 11 June 2027\n', '11 June 2027'],
  ['SURVEY\n\nDate of visit:   3 May 2027\nDate of report:   9 May 2027', '9 May 2027'],
  ['AUDIT\n\nFinal report     9 May 2027\nDraft issued     3 May 2027', '9 May 2027'],
  ['Orrin Clinic\n\n6 May 2027\n\nYour visit\nDate:   Monday 20 May 2027', '6 May 2027'],
  ['Sent: by mail\nDate: Fri 16 May 2027 15:12\n\nHi all', '16 May 2027'],
  ['Bootsverein   48712 Orrin, 21.11.2027\n\nGuten Tag', '21.11.2027'],
  ['Orrin, den 21.11.2027            Dorring, den ........', '21.11.2027'],
  ['г. Орин                  19 сентября 2027 г.\n\nДоговор', '19 сентября 2027'],
  ['J. POMM  builders\n\nQUOTE  Q-2231            6 May 2027\n\nNew jetty', '6 May 2027'],
  ['Исх. № У-2217/09                 19 сентября 2027 г.\n\nОтвет', '19 сентября 2027'],
  ['Terms of hire\n\nSigned  A. Vale          11 June 2027\n', '11 June 2027'],
])('finds the day that a paper bears: %s', async (content, day) => {
  expect(ownDate(content, await languageOf(content))?.text).toBe(day)
})

it.each([
  'Date of birth      7 May 1971\n\nThe hirer signs here.',
  'Term start       1 January 2027\n\nThe term is a year.',
  'Arrears\n\n1 June 2027     £1,150     £0\n',
  'The lease of 5 July 2021 goes on.',
  'Berth 12           1 May 2027\n\nThe hirer signs here.',
  'Paid on the card ending Q-2231: 1 May 2027.',
  'Season start  1 May 2027\n\nThe hirer signs here.',
  'Signed forms must be with us by 17 May 2027 or the berth goes to others.',
])('takes no other day for it: %s', (content) => {
  expect(ownDate(content, english)).toBeUndefined()
})

it('takes in minutes the day on which the meeting was held', async () => {
  const content =
    'Orrin Boat Club\n\nMinutes of the meeting held in the hall on Monday 8 March 2027 at 7.15pm\n\nDate: 9 April 2027'
  expect(ownDate(content, english, 'minutes')?.text).toBe('8 March 2027')
})

it('takes the first day in the head of minutes where nothing says which it is', async () => {
  const content =
    'ORRIN BOAT CLUB\nCommittee meeting - Thursday 6 May 2027, 7.30 pm\n\nPresent: A. Vale'
  expect(ownDate(content, english, 'minutes')?.text).toBe('6 May 2027')
  expect(ownDate(content, english, 'letter')).toBeUndefined()
})

it('is told among the details', async () => {
  const { criticalDetails } = await createEmbeddedEngine().summarize({
    content: `Orrin Boats Ltd
4 Quay Lane, Dorring

12 May 2027

Dear Ms Vale,

The rent for your berth rises from £40 to £45 a month. Please sign the slip and return it by 1 June 2027.`,
    mode: 'general',
  })
  expect(criticalDetails).toContain('Date: 12 May 2027')
})
