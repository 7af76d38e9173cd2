import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadWords } from '../../languages/load-words.ts'
import { rulesLanguages } from '../../languages/which-language.ts'
import { matterAsked } from '../whole-document/whole-question.ts'

const engine = createEmbeddedEngine()

async function suggest(content: string): Promise<string[]> {
  return (await engine.summarize({ content, mode: 'general' })).suggestedQuestions
}

it.each(rulesLanguages)('asks what the engine understands (%s)', async (code) => {
  const { askAbout } = await loadWords(code)
  for (const [matter, question] of Object.entries(askAbout.whole))
    expect(matterAsked(question)).toBe(matter)
})

it('asks what is to be done sooner than what a label says', async () => {
  const questions = await suggest(`Notice about your berth

Entered: 4 May 2027 at 11:02
Boat: Kittiwake

Please move the boat to berth 9 by 20 May 2027. The crane lifts it otherwise, and the club keeps the rope.`)
  expect(questions).toContain('What do I have to do?')
  expect(questions.join()).not.toContain('Entered')
})

it('asks what minutes decided, and for no small sum', async () => {
  const questions = await suggest(`Minutes of the boat club, 3 May 2027

Present: Ann Low (chair), Ben Ash (treasurer)

It was resolved to buy a crane. The vote was 12 to 3.

Price of the crane: £9,400
Copy of the minutes: £1.50`)
  expect(questions).toContain('What was decided?')
  expect(questions.join()).not.toMatch(/copy of the minutes|Present/iu)
})
