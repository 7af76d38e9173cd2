import { notMentioned } from '@precis/domain'
import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../engine.ts'
import { readThread } from './mail-thread.ts'

const newest =
  'Dear Paul,\nThe boat comes back to you on Tuesday 9 June 2026. The repair of the keel now costs £940, and the mast stays as it is. Please pay the whole sum by 30 June 2026, or we have to keep the boat here until you do.\nJoan'
const older =
  'Dear Joan,\nYou told me that the repair of the keel would cost £600 and that the boat would be back on 20 May 2026. The sails are kept in the shed behind the harbour office. Please tell me what is wrong with her.\nPaul'

function isCurrent(content: string, said: string, replaced: string): void {
  const { text, start } = readThread(content)?.current ?? { text: '', start: 0 }
  expect(text).toContain(said)
  expect(text).not.toContain(replaced)
  expect(content.slice(start).replaceAll('>', ' ')).toContain(said)
}

it('takes the newest message of a thread, wherever and however the older ones stand', () => {
  const head = (name: string, time: string): string =>
    `From: ${name}\nSent: ${time}\nTo: All\nSubject: RE: Boat\n\n`
  const outlook = `${head('Joan', '1 June 2026 10:00')}${newest}\n\n-----Original Message-----\n${head('Paul', '29 May 2026 08:00')}${older}`
  isCurrent(outlook, 'costs £940', '£600')
  expect(readThread(outlook)?.current.text).not.toContain('Original Message')
  const oldestFirst = `${head('Paul', '29 May 2026 08:00')}${older}\n\n${head('Joan', '29 May 2026 4:10 pm')}${newest}`
  isCurrent(oldestFirst, 'costs £940', '£600')
  const printed = (name: string, time: string): string =>
    `${name} <${name.toLowerCase()}@keel.example>              ${time}\nTo: All <all@keel.example>\n\n`
  const asPrinted = `Re: Boat\n2 messages\n\n${printed('Paul', 'Fri, 29 May 2026 at 08:00')}${older}\n\n${printed('Joan', 'Mon, 1 Jun 2026 at 10:00')}${newest}`
  isCurrent(asPrinted, 'costs £940', '£600')
  const quoted = older.replace(/^/gmu, '> ')
  isCurrent(
    `${newest}\n\nOn 29 May 2026, at 08:00, Paul <paul@keel.example>\nwrote:\n\n${quoted}`,
    'costs £940',
    '£600',
  )
  isCurrent(`On 29 May 2026, at 08:00, Paul wrote:\n${quoted}\n\n${newest}`, 'costs £940', '£600')
})

it('knows what opens an older message in many languages', () => {
  const openings = [
    'Am 29.05.2026 um 08:00 schrieb Paul Kiel <paul@kiel.example>:',
    'Le 29 mai 2026 à 08:00, Paul a écrit :',
    'El 29 de mayo de 2026, a las 8:00, Paul escribió:',
    'Il giorno 29 maggio 2026, Paul ha scritto:',
    'Em 29 de maio de 2026, Paul escreveu:',
    'Op 29 mei 2026 om 08:00 schreef Paul <paul@kiel.example>:',
    '29 maja 2026 Paul napisał(a):',
    '29 мая 2026 г. Павел написал:',
    '2026年5月29日 保罗 写道：',
    '2026年5月29日 ポールさんは書きました:',
    'Von: Paul Kiel\nGesendet: 29.05.2026 08:00\nAn: Joan\nBetreff: Boot\n',
    'De : Paul\nEnvoyé : 29 mai 2026\nÀ : Joan\nObjet : Bateau\n',
    '*De:* Paul\n*Enviado:* 29/05/2026\n*Para:* Joan\n*Asunto:* Barco\n',
  ]
  for (const opening of openings) {
    isCurrent(`${newest}\n\n${opening}\n${older}`, 'costs £940', '£600')
  }
})

it('reads what a short message passes on, and leaves other texts alone', () => {
  const passedOn = `See below.\n\nBegin forwarded message:\n\nFrom: Paul\nDate: 29 May 2026\nTo: Joan\nSubject: Boat\n\n${older}`
  const { text } = readThread(passedOn)?.current ?? { text: '' }
  expect(text).toContain('£600')
  expect(text).not.toContain('From: Paul')
  expect(readThread(older)).toBeUndefined()
  expect(readThread(`# Keel\n\n${newest}\n\n> A note.\n\n${older}`)).toBeUndefined()
})

it('tells what the newest message says to do, and under whose name an older one said something else', async () => {
  const content = `${newest}\n\nOn 29 May 2026, Paul Kiel <paul@kiel.example> wrote:\n\n${older.replace(/^/gmu, '> ')}`
  const engine = createEmbeddedEngine()
  const summary = await engine.summarize({ content, mode: 'general' })
  const { keyPoints, conclusions, recommendations, risks, criticalDetails } = summary
  expect([...keyPoints, ...conclusions, ...recommendations, ...risks].join()).not.toMatch(
    /£600|20 May/u,
  )
  expect(summary.summary).toMatch(/Paul Kiel: .*£600.*£940/u)
  const older600 = criticalDetails.filter((text) => text.includes('£600'))
  expect(older600.length).toBeGreaterThan(0)
  for (const text of older600) expect(text).toMatch(/^Paul Kiel: /u)
  for (const { start, end, quote } of summary.citations)
    expect(content.slice(start, end)).toBe(quote)
  const cost = await engine.answer({ content, question: 'What does the repair of the keel cost?' })
  expect(cost.result).toContain('£940')
  expect(cost.result).not.toContain('£600')
  const sails = await engine.answer({ content, question: 'Where are the sails kept?' })
  expect(sails.result).toMatch(/Paul Kiel wrote: .*shed behind the harbour office/u)
  const dog = await engine.answer({ content, question: 'Who feeds the dog?' })
  expect(dog.result).toBe(notMentioned)
})

it('reads threads of any length, also of messages that say nothing', () => {
  const head = 'From: Ada\nSent: 3 May 2026 09:00\nTo: All\nSubject: RE: Boat\n\n'
  const long = `${head}${'Row on.\n'.repeat(200_000)}\n${head.replace('3 May', '1 May')}Wait.`
  expect(readThread(long)?.messages).toBe(2)
  expect(readThread(`${head}—\n\n`.repeat(20_000))?.messages).toBe(20_000)
})

it('says of how many messages a summary tells the newest', async () => {
  const head = (time: string): string => `From: Ada\nSent: ${time}\nTo: All\nSubject: RE: Boat\n\n`
  const content = `${head('3 May 2026 09:00')}${newest}\n\n${head('1 May 2026 09:00')}${older}`
  const engine = createEmbeddedEngine()
  const { coverage } = await engine.summarize({ content, mode: 'general' })
  expect(coverage).toMatchObject({ characters: content.length, messages: 2 })
  const single = await engine.summarize({ content: newest, mode: 'general' })
  expect(single.coverage.messages).toBeUndefined()
})

it('takes no report with a head below its name for a thread', async () => {
  const report = `ORRIN BOAT CLUB
AUDIT OF THE BOOKS 2027

The committee asked us to look at the books of the club for the year 2027, at the list of boats and at the money in the tin, and to say what we found in plain words for all members.

From: Ada Vale
Date: 3 May 2028
To: The committee
Subject: Audit

We found that £40 is missing from the tin. The treasurer should count it every week, and two members should sign the list of what was taken from it.`
  expect(readThread(report)?.earlier ?? []).toEqual([])
  const thread = `From: Ada\nSent: 3 May 2026 09:00\nTo: Paul\nSubject: RE: Boat\n\n${newest}\n\nFrom: Paul\nSent: 1 May 2026 09:00\nTo: Ada\nSubject: Boat\n\n${older}`
  expect(readThread(thread)?.earlier).toHaveLength(1)
  const { documentType } = await createEmbeddedEngine().summarize({
    content: `${thread}\n\nInvoice 12\nTotal: £12`,
    mode: 'general',
  })
  expect(documentType).toBe('Email')
})
