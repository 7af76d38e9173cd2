import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { findValue } from './value-answer.ts'

const engine = createEmbeddedEngine()

const relay = `Relay service handbook

The relay service reads its settings at each start.
The relay service accepts requests on port 7118 unless told otherwise.
To open the relay service to other hosts, name each host and its port.
The default priority is 30, the highest is 90.
The relay service needs Lua version 5.4 or later.
Hosts are listed in the hosts file.
Requests of unknown hosts are dropped.`

async function passageFor(asked: string, content: string): Promise<string | undefined> {
  const index = await indexSentences(content, undefined)
  const question = readQuestion(asked, [], index)
  const [best] = findValue(question, index, findHits(question, index))
  return index.sentences[best?.at ?? -1]?.text
}

it.each([
  ['Which port does the relay service accept requests on?', 'port 7118'],
  ['What is the default priority value?', '30'],
  ['what lua version is needed?', '5.4'],
])('finds the passage that gives the value asked for: %s', async (asked, value) => {
  expect(await passageFor(asked, relay)).toContain(value)
})

it.each([
  'Which host is the fastest?',
  'Which licence does the relay service have?',
  'Who wrote it?',
])('finds none where there is no such value: %s', async (asked) => {
  expect(await passageFor(asked, relay)).toBeUndefined()
})

it('takes no heading and no number of a section for a value', async () => {
  const deed = 'Deed\n\nSchedule 4 Agreed notice\n\nThe agreed notice is sent to the board.'
  expect(await passageFor('What does the agreed notice say?', deed)).toBeUndefined()
})

const store = `Rules of the cold store

The store may be closed for repair.
Goods may be moved to another hall if the store is closed.
Pallets are numbered by hall.
The store was built of brick and steel.
Doors close by themselves.`

it('answers no question for a day by what may happen', async () => {
  const { verdict } = await engine.answer({
    content: store,
    question: 'When will the store be closed?',
  })
  expect(verdict).not.toBe('answer')
})

it('knows the month of May', async () => {
  const content = `${store}\nThe store opens again in May.`
  const { result } = await engine.answer({ content, question: 'When does the store open again?' })
  expect(result).toContain('in May')
})

const dock = `Dock handbook

Languages: Danish and Faroese.
Availability of the crane: by day.
Hull insurance of at least 40,000 kroner covers each boat that lies here.
The harbor master was informed on 3 May of the new crane.`

it.each([
  ['In which languages must the handbook be kept?', 'Danish and Faroese'],
  ['What hull insurance is required?', '40,000'],
])(
  'finds the line that is labeled by what is asked for, or gives what is required: %s',
  async (asked, value) => {
    expect(await passageFor(asked, dock)).toContain(value)
  },
)

it('takes no day on which something was done for a value', async () => {
  expect(await passageFor('What harbor master does the crane have?', dock)).toBeUndefined()
})
