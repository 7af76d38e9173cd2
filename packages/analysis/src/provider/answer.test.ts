import { notMentioned, type PartialAnswer } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../model-client.ts'
import { createProviderEngine } from './create-provider-engine.ts'
import { type ScriptedClient, scriptedClient, shownText } from './testing/scripted-client.ts'

const content = `The monthly rent is $2,500, due on the first day of each month.\n\nThe tenant may keep one cat. Dogs are not allowed.\n\nThe lease ends on 31 May 2027.`

function ask(
  client: ScriptedClient,
  question: string,
  more: { text?: string; onPartial?: (partial: PartialAnswer) => void } = {},
) {
  const engine = createProviderEngine({ client, fallback: undefined })
  return engine.answer({ content: more.text ?? content, question, onPartial: more.onPartial })
}

const reply = (answer: string, quote: string) => ({
  found: true,
  answer,
  sources: [{ passage: 1, quote }],
})

describe('an answer', () => {
  it('comes with exact citations', async () => {
    const answer = await ask(
      scriptedClient(reply('$2,500', 'The monthly rent is $2,500')),
      'What is the rent?',
    )
    expect(answer).toEqual({
      result: '$2,500',
      verdict: 'answer',
      citations: [
        { field: 'answer', index: 0, start: 0, end: 26, quote: 'The monthly rent is $2,500' },
      ],
      nearest: [],
    })
  })

  it('is exactly the sentence of absence, with the nearest passages, when the document does not say it', async () => {
    const client = scriptedClient({
      found: false,
      answer: 'Not mentioned in document',
      sources: [],
    })
    const answer = await ask(client, 'May I keep dogs and parrots?')
    expect(answer.result).toBe(notMentioned)
    expect(answer.citations).toEqual([])
    expect(answer.nearest[0]?.quote).toContain('Dogs are not allowed')
    for (const { start, end, quote } of answer.nearest)
      expect(content.slice(start, end)).toBe(quote)
  })

  it('may be the sentence of absence without JSON, but no other prose', async () => {
    expect((await ask(scriptedClient('Not mentioned in document.'), 'Parrots?')).result).toBe(
      notMentioned,
    )
    await expect(ask(scriptedClient('Parrots are fine.'), 'Parrots?')).rejects.toMatchObject({
      code: 'provider_failed',
    })
  })

  it('counts as absent when its quote is not in the document', async () => {
    const client = scriptedClient(reply('Parrots are fine', 'The tenant may keep parrots'))
    expect((await ask(client, 'Are parrots fine?')).result).toBe(notMentioned)
  })

  it('is asked for once more before a quote that is not there makes it absent', async () => {
    const mended = scriptedClient(
      reply('Until 31 May 2027', 'The lease runs out in the spring'),
      reply('31 May 2027', 'The lease ends on 31 May 2027'),
    )
    expect((await ask(mended, 'Until when?')).result).toBe('31 May 2027')
    expect(mended.requests).toHaveLength(2)
    expect(mended.requests[1]?.messages.at(-1)?.content).toContain('do not stand in the document')
    const stubborn = scriptedClient(reply('Parrots are fine', 'The tenant may keep parrots'))
    expect((await ask(stubborn, 'Are parrots fine?')).result).toBe(notMentioned)
    expect(stubborn.requests).toHaveLength(2)
  })

  it('is asked for once more when it says at once that something and that nothing was found', async () => {
    const client = scriptedClient(
      { ...reply('One cat', 'The tenant may keep one cat'), found: false },
      reply('One cat', 'The tenant may keep one cat'),
    )
    expect((await ask(client, 'Which pets?')).result).toBe('One cat')
  })

  it('rests on the passage that it names when the quote is wrong and the passage bears it out', async () => {
    const quote = 'the lease shall come to its end in May'
    const client = scriptedClient({
      ...{ found: true, answer: 'It ends on 31 May 2027' },
      sources: [{ passage: 2, quote }],
    })
    const answer = await ask(client, 'When does the lease end?')
    expect(answer.result).toBe('It ends on 31 May 2027')
    expect(answer.citations[0]?.quote).toContain('The lease ends on 31 May 2027.')
    expect(client.requests).toHaveLength(1)
  })

  it('may be words between angle brackets', async () => {
    const text = 'Each line of a header ends with <CRLF> and never with a bare line feed.'
    const client = scriptedClient(reply('<CRLF>', 'Each line of a header ends with <CRLF>'))
    expect((await ask(client, 'What ends a line?', { text })).result).toBe('<CRLF>')
  })

  it('counts as absent when it has no source and is not the words of the document', async () => {
    expect((await ask(scriptedClient({ answer: 'Paris' }), 'Capital of France?')).result).toBe(
      notMentioned,
    )
    const verbatim = await ask(scriptedClient({ answer: 'Dogs are not allowed' }), 'Dogs?')
    expect(verbatim.citations[0]?.quote).toBe('Dogs are not allowed')
  })

  it('gives way to the words it cites when it states a figure that the document lacks', async () => {
    const client = scriptedClient(reply('$3,000', 'The monthly rent is $2,500'))
    expect((await ask(client, 'What is the rent?')).result).toBe('The monthly rent is $2,500')
  })

  it('is shown as a snapshot before it is the result', async () => {
    const seen: PartialAnswer[] = []
    const client = scriptedClient(reply('$2,500', 'The monthly rent is $2,500'))
    await ask(client, 'What is the rent?', { onPartial: (partial) => seen.push(partial) })
    expect(seen.at(-1)?.result).toBe('$2,500')
  })

  it('takes the conversation along', async () => {
    const client = scriptedClient(reply('31 May 2027', 'ends on 31 May 2027'))
    const engine = createProviderEngine({ client, fallback: undefined })
    await engine.answer({
      content,
      question: 'And when does it end?',
      history: [
        { role: 'user', content: 'What is the rent of the lease?' },
        { role: 'assistant', content: '$2,500' },
      ],
    })
    expect(client.requests[0]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'user',
      'assistant',
      'user',
    ])
  })
})

describe('a document longer than a chunk', () => {
  const filler = 'Nothing in this paragraph is of any interest to anybody who reads it. '.repeat(12)
  const long = `${Array.from({ length: 200 }, (_, at) => `Paragraph ${at}. ${filler}`).join('\n\n')}\n\nThe submarine carries nineteen torpedoes.\n\n${filler.repeat(20)}`

  it('is searched for the passages that fit the question, within one chunk', async () => {
    const client = scriptedClient((request: ModelRequest) => {
      const passage = Number(/\[#(\d+)\] The submarine/u.exec(shownText(request))?.[1])
      return {
        found: true,
        answer: 'Nineteen',
        sources: [{ passage, quote: 'The submarine carries nineteen torpedoes.' }],
      }
    })
    const answer = await ask(client, 'How many torpedoes does the submarine carry?', { text: long })
    expect(answer.result).toBe('Nineteen')
    expect(long.slice(answer.citations[0]?.start, answer.citations[0]?.end)).toBe(
      'The submarine carries nineteen torpedoes.',
    )
    expect(shownText(client.requests[0] as ModelRequest).length).toBeLessThan(110_000)
  })
})
