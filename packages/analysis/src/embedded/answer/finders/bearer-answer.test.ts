import { expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { findBearer } from './bearer-answer.ts'

async function passageFor(asked: string, content: string): Promise<string | undefined> {
  const index = await indexSentences(content, undefined)
  const question = readQuestion(asked, [], index)
  const [best] = findBearer(question, index, findHits(question, index))
  return index.sentences[best?.at ?? -1]?.text
}

const english = `Mooring terms

The Berth Holder shall arrange and pay for the yearly survey of the hull.
The Harbour was founded in 1911 by Marit Solheim.
The gate closes at ten.`

const german = `Stegordnung

Die Prüfung der Leinen zahlt der Verein.
Der Steg wurde 1911 von Marit Solheim gegründet.
Das Tor schließt um zehn.`

it('tells on whom a duty or a cost lies', async () => {
  expect(await passageFor('Who has to organise the survey of the hull?', english)).toContain(
    'Berth Holder shall',
  )
  expect(await passageFor('Wer zahlt die Prüfung der Leinen?', german)).toContain('der Verein')
})

it.each(['Who founded the Harbour?', 'Who is the Berth Holder?', 'Who pays for the gate?'])(
  'lays nothing on anybody for: %s',
  async (asked) => {
    expect(await passageFor(asked, english)).toBeUndefined()
  },
)
