import { closestPassage, notMentioned } from '@precis/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { jsonResponse } from '../../../test/fake-network.ts'
import { answerFailedText } from '../questions/conversation.ts'
import {
  ai,
  answerAll,
  cited,
  event,
  fillInBrowser,
  finish,
  type Opened,
  open,
  renewal,
  rent,
  stream,
  text,
} from './open-summarizer.tsx'

beforeEach(fillInBrowser)

describe('a question', () => {
  const ask = async ({ user }: Opened, question: string) => {
    await user.type(screen.getByRole('textbox', { name: 'Your question' }), `${question}{Enter}`)
  }

  it('is answered with the passage it rests on', async () => {
    const opened = await open()
    await finish(opened)
    await ask(opened, 'What is the rent?')
    const log = screen.getByRole('log')
    expect(await within(log).findByText('It is $3,400.')).toBeVisible()
    await opened.user.click(
      within(log).getByRole('link', { name: 'Paragraph 1, show in document' }),
    )
    expect(screen.getByText(rent, { selector: 'mark' })).toHaveFocus()
  })

  it('is suggested: all of them until one is asked, then two that were not', async () => {
    const opened = await open()
    await finish(opened)
    const offered = () =>
      within(screen.getByRole('list', { name: 'Suggested questions' }))
        .getAllByRole('button')
        .map((button) => button.textContent)
    expect(offered()).toHaveLength(4)
    await opened.user.click(screen.getByRole('button', { name: 'How much is the rent?' }))
    await within(screen.getByRole('log')).findByText('It is $3,400.')
    expect(offered()).toEqual(['When does the lease renew?', 'Who mends the roof?'])
  })

  it('shows words as they come, without a source until the answer is whole', async () => {
    let out: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller
      },
    })
    const say = (words: string) => out?.enqueue(new TextEncoder().encode(words))
    const opened = await open({
      handler: answerAll({
        question: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
      }),
    })
    await finish(opened)
    await ask(opened, 'What is the rent?')
    say(event('partial', { result: 'It is' }))
    const log = screen.getByRole('log')
    expect(await within(log).findByText('It is')).toBeVisible()
    expect(within(log).queryByRole('link')).toBeNull()
    const citations = [cited(text, 'answer', rent)]
    say(event('result', { result: 'It is $3,400.', verdict: 'answer', citations, nearest: [] }))
    expect(await within(log).findByText('It is $3,400.')).toBeVisible()
    expect(within(log).getByRole('link')).toBeVisible()
    expect(within(log).queryByText('It is')).toBeNull()
  })

  it('sends what was said before', async () => {
    const opened = await open()
    await finish(opened)
    await opened.user.click(screen.getByRole('button', { name: 'How much is the rent?' }))
    await within(screen.getByRole('log')).findByText('It is $3,400.')
    await ask(opened, 'And later?')
    await waitFor(() => expect(screen.getAllByText('It is $3,400.')).toHaveLength(2))
    expect(opened.net.to(ai).at(-1)?.body).toMatchObject({
      question: 'And later?',
      documentId: 'd1',
      history: [
        { role: 'user', content: 'How much is the rent?' },
        { role: 'assistant', content: 'It is $3,400.' },
      ],
    })
  })

  it('that the document does not answer is offered the nearest passages', async () => {
    const opened = await open({
      handler: answerAll({
        question: ({ content }) =>
          stream(
            event('result', {
              result: notMentioned,
              verdict: 'absent',
              citations: [],
              nearest: [cited(content, 'answer', renewal)],
            }),
          ),
      }),
    })
    await finish(opened)
    await ask(opened, 'May I keep a dog?')
    const log = screen.getByRole('log')
    expect(await within(log).findByText(notMentioned)).toBeVisible()
    await opened.user.click(within(log).getByRole('link', { name: /This lease renews/ }))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
  })

  it('that the document nearly answers shows the closest passage with its source', async () => {
    const opened = await open({
      handler: answerAll({
        question: ({ content }) =>
          stream(
            event('result', {
              result: closestPassage(renewal),
              verdict: 'closest',
              citations: [cited(content, 'answer', renewal)],
              nearest: [],
            }),
          ),
      }),
    })
    await finish(opened)
    await ask(opened, 'What if I do nothing?')
    const log = screen.getByRole('log')
    expect(await within(log).findByText(`Closest passage: "${renewal}"`)).toBeVisible()
    expect(within(log).queryByText('Nearest passages')).toBeNull()
    await opened.user.click(within(log).getByRole('link'))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
  })

  it('that fails comes back to the input', async () => {
    const opened = await open({
      handler: answerAll({ question: () => jsonResponse(500, { error: 'x', code: 'internal' }) }),
    })
    await finish(opened)
    await ask(opened, 'What is the rent?')
    expect(await screen.findByText(answerFailedText)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('What is the rent?')
  })
})
