import { expect, it } from 'vitest'
import { findHits } from '../find-hits.ts'
import { indexSentences } from '../index/sentence-index.ts'
import { readQuestion } from '../question/question.ts'
import { findAgent } from './agent-answer.ts'

async function passageFor(asked: string, content: string): Promise<string | undefined> {
  const index = await indexSentences(content, undefined)
  const question = readQuestion(asked, [], index)
  const [best] = findAgent(question, index, findHits(question, index))
  return index.sentences[best?.at ?? -1]?.text
}

const english = `Pier rules

The pier is owned by the town.
The crane was inspected by Marit Solheim, who found no fault.
The boats are insured by whoever owns them.
Guests pay at the kiosk.`

const french = `Règlement du ponton

Le ponton est à la ville.
La grue est contrôlée par Marit Solheim une fois par an.
Les visiteurs paient au kiosque.`

it('tells by whom something was done', async () => {
  expect(await passageFor('Who inspected the crane?', english)).toContain('by Marit Solheim')
  expect(await passageFor('Qui contrôle la grue ?', french)).toContain('par Marit Solheim')
})

it.each(['Who inspected the kiosk?', 'Who insured the boats?', 'When was the crane inspected?'])(
  'finds nobody for: %s',
  async (asked) => {
    expect(await passageFor(asked, english)).toBeUndefined()
  },
)
