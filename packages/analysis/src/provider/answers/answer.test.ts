import { notMentioned, type PartialAnswer } from '@precis/domain'
import { describe, expect, it } from 'vitest'
import type { ModelRequest } from '../../model-client.ts'
import { createProviderEngine } from '../create-provider-engine.ts'
import { type ScriptedClient, scriptedClient, shownText } from '../testing/scripted-client.ts'

const limits = { questionCharacters: 100_000 }
const content = `The monthly rent is $2,500, due on the first day of each month.\n\nThe tenant may keep one cat. Dogs are not allowed.\n\nThe lease ends on 31 May 2027.`

function ask(
  client: ScriptedClient,
  question: string,
  more: { text?: string; onPartial?: (partial: PartialAnswer) => void } = {},
) {
  const engine = createProviderEngine({ client, fallback: undefined, ...limits })
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

  it('may quote a sentence that a page break cut in two', async () => {
    const filler = 'The ferry leaves the northern pier at noon and comes back at night.\n'.repeat(
      10,
    )
    const page = (number: number, words: string) =>
      `${filler}${words}\n\n\nHarbor Office      Operations      [Page ${number}]\n\f\n`
    const text = [
      page(1, 'Dogs may travel on the open deck as long as'),
      page(2, 'Enough.').replace(filler, `they are kept on a lead.\n${filler}`),
      page(3, 'Enough.'),
      page(4, 'Enough.'),
    ].join('')
    const quote = 'on the open deck as long as they are kept on a lead'
    const client = scriptedClient(reply('On the open deck, on a lead', quote))
    const answer = await ask(client, 'Where may dogs be?', { text })
    expect(shownText(client.requests[0] as ModelRequest)).not.toContain('[Page 1]')
    expect(answer.result).toBe('On the open deck, on a lead')
    expect(answer.citations[0]?.quote).toMatch(/^on the open deck as long as[\s\S]+on a lead$/u)
  })

  it('may come in the form that is common to all tasks', async () => {
    const wrapped = { reply: reply('$2,500', 'The monthly rent is $2,500') }
    expect((await ask(scriptedClient(wrapped), 'What is the rent?')).result).toBe('$2,500')
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

  it('is marked when what it cites speaks of something else', async () => {
    const invented = 'Guests park their bicycles behind the shed'
    const answer = await ask(
      scriptedClient(reply(invented, 'The monthly rent is $2,500')),
      'Where do guests park?',
    )
    expect(answer).toMatchObject({
      result: invented,
      checks: [{ field: 'answer', index: 0, kind: 'no_source', cited: true }],
    })
    const honest = reply('The rent is due on the first day of each month', 'due on the first day')
    expect((await ask(scriptedClient(honest), 'When do I pay?')).checks).toBeUndefined()
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

  it('is shown word by word once its source holds, never further than its source bears out', async () => {
    const streamed = (answer: string, quote: string) => {
      const whole = JSON.stringify({ found: true, sources: [{ passage: 1, quote }], answer })
      return scriptedClient((request: ModelRequest) => {
        for (let at = 1; at <= whole.length; at += 1) request.onText?.(whole.slice(0, at))
        return whole
      })
    }
    const shownOf = async (client: ScriptedClient) => {
      const seen: PartialAnswer[] = []
      const { result } = await ask(client, 'What is the rent?', {
        onPartial: (partial) => seen.push(partial),
      })
      return { words: seen.slice(0, -1).map((partial) => partial.result), seen, result }
    }
    const good = await shownOf(streamed('It is $2,500 a month', 'The monthly rent is $2,500'))
    expect(good.words).toEqual(['It', 'It is', 'It is $2,500', 'It is $2,500 a'])
    expect(good.seen[0]).toEqual({ result: 'It' })
    const figure = await shownOf(streamed('It is $3,000 a month', 'The monthly rent is $2,500'))
    expect(figure.words).toEqual(['It', 'It is'])
    const invented = await shownOf(streamed('It is waived', 'The rent is waived for ever'))
    expect([invented.words, invented.result]).toEqual([[], notMentioned])
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

describe('a document longer than what goes with a question', () => {
  const filler = 'Nothing in this paragraph is of any interest to anybody who reads it. '.repeat(12)
  const paragraphs = Array.from({ length: 200 }, (_, at) => `Paragraph ${at}. ${filler}`)
  const long = `${paragraphs.join('\n\n')}\n\nThe submarine carries nineteen torpedoes.\n\n${filler.repeat(20)}`
  const absent = { found: false, sources: [], answer: notMentioned }
  const nineteen = (request: ModelRequest) => {
    const passage = Number(/\[#(\d+)\] The submarine/u.exec(shownText(request))?.[1])
    if (Number.isNaN(passage)) return absent
    const quote = 'The submarine carries nineteen torpedoes.'
    return { found: true, sources: [{ passage, quote }], answer: 'Nineteen' }
  }
  const schemas = ({ requests }: ScriptedClient) => requests.map(({ schema }) => schema?.name)

  it('is searched for the passages that fit the question, and nothing else is sent', async () => {
    const client = scriptedClient(nineteen)
    const answer = await ask(client, 'How many torpedoes does the submarine carry?', { text: long })
    expect(answer.result).toBe('Nineteen')
    expect(long.slice(answer.citations[0]?.start, answer.citations[0]?.end)).toBe(
      'The submarine carries nineteen torpedoes.',
    )
    expect(schemas(client)).toEqual(['document_answer'])
    expect(shownText(client.requests[0] as ModelRequest).length).toBeLessThan(2_000)
  })

  it('is searched in words of the model where those of the question do not stand in it', async () => {
    const words = { words: ['submarine', 'vessel', 'ordnance'] }
    const client = scriptedClient(words, nineteen)
    const answer = await ask(client, 'Welche Bewaffnung hat das U-Boot?', { text: long })
    expect(answer.result).toBe('Nineteen')
    expect(schemas(client)).toEqual(['search_words', 'document_answer'])
  })

  it('is read in portions where the search finds nothing', async () => {
    const client = scriptedClient('no words', 'no words', 'no words', nineteen)
    const answer = await ask(client, 'Welche Bewaffnung hat das U-Boot?', { text: long })
    expect(answer.result).toBe('Nineteen')
    const read = client.requests.filter(({ schema }) => schema?.name === 'document_answer')
    expect(read.map((request) => shownText(request).length > 60_000)).toEqual([true, true])
  })

  it('goes in smaller portions when the model says that it cannot read so much', async () => {
    const client = scriptedClient((request: ModelRequest) =>
      shownText(request).length > 30_000 ? { finish: 'too_long' } : nineteen(request),
    )
    const answer = await ask(client, 'How many torpedoes and boats are there?', { text: long })
    expect(answer.result).toBe('Nineteen')
  })
})
