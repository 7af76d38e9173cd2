import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

const notice = `Harbor Lane Stables
Notice to all owners

Dear Ms Brandt,

We are writing about the winter quarters of your horse.
Please send us the signed feed plan by 14 October 2026.
You must have the horse vaccinated before 1 November 2026.
If the feed plan comes late, we charge a penalty of €150 and may end the contract without notice.
The riding hall is heated from November on.`

async function answerTo(question: string): Promise<string> {
  return (await engine.answer({ content: notice, question })).result
}

describe('a question about the whole paper', () => {
  it.each(['do i have to do anything?', 'So what should I do now', 'what do they want from me'])(
    'is told what there is to do: %s',
    async (question) => {
      expect(await answerTo(question)).toContain('signed feed plan by 14 October 2026')
    },
  )

  it.each(["what's the catch?", 'is there anything i should worry about'])(
    'is told what is dangerous: %s',
    async (question) => {
      expect(await answerTo(question)).toContain('penalty of €150')
    },
  )

  it('cites each part of what it tells', async () => {
    const { citations } = await engine.answer({ content: notice, question: 'what do I have to do' })
    for (const { start, end, quote } of citations) expect(notice.slice(start, end)).toBe(quote)
    expect(citations.length).toBeGreaterThan(1)
  })
})
