import { closestPassage, notMentioned } from '@precis/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonResponse } from '../../../test/fake-network.ts'
import { answerFailedText } from '../questions/conversation.ts'
import {
  type AiBody,
  ai,
  answerAll,
  answers,
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
    const chip = within(log).getByRole('link', { name: 'Paragraph 1, show in document' })
    const passage = screen.getByText(rent, { selector: 'mark' })
    expect(passage).toHaveClass('is-active')
    expect(chip).toHaveClass('is-active')
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveFocus()
    await opened.user.click(chip)
    expect(passage).toHaveFocus()
  })

  it('stands alone with its answer; the others are a step away', async () => {
    const opened = await open()
    await finish(opened)
    await ask(opened, 'What is the rent?')
    await screen.findByText('It is $3,400.')
    await ask(opened, 'And later?')
    await waitFor(() => expect(screen.getAllByText('It is $3,400.')).toHaveLength(2))
    const shown = () => document.querySelector('.turn.is-current')
    const position = () => document.querySelector('.steps .num')?.textContent
    expect(shown()).toHaveTextContent('And later?')
    expect(position()).toBe('question 2/2')
    await opened.user.click(screen.getByRole('button', { name: 'Previous question' }))
    expect(position()).toBe('question 1/2')
    expect(shown()).toHaveTextContent('What is the rent?')
  })

  it('keeps an answer in the notes, with its question', async () => {
    const opened = await open()
    await finish(opened)
    await ask(opened, 'What is the rent?')
    const log = screen.getByRole('log')
    await within(log).findByText('It is $3,400.')
    await opened.user.click(within(log).getByRole('button', { name: 'Keep in notes' }))
    const notes = screen.getByRole('region', { name: 'Notes' })
    expect(within(notes).getByText('What is the rent?')).toBeVisible()
    expect(within(notes).getByText('It is $3,400.')).toBeVisible()
  })

  it('asked without a connection is sent as soon as there is one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const opened = await open()
    await finish(opened)
    await ask(opened, 'What is the rent?')
    expect(await screen.findByText('Will be sent when you are back online')).toBeVisible()
    const questions = () =>
      opened.net.to(ai).filter(({ body }) => (body as AiBody).systemPrompt === 'question')
    expect(questions()).toHaveLength(0)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('It is $3,400.')).toBeVisible()
    expect(questions()).toHaveLength(1)
    onLine.mockRestore()
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
    expect(within(log).getByText(/may say it in other words/)).toBeVisible()
    expect(within(log).getByText(renewal)).toBeVisible()
    await opened.user.click(within(log).getByRole('link', { name: /^Paragraph 3/ }))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
  })

  it('that the document nearly answers shows the closest passages with their sources', async () => {
    const opened = await open({
      handler: answerAll({
        question: ({ content }) =>
          stream(
            event('result', {
              result: closestPassage(renewal, rent),
              verdict: 'closest',
              citations: [cited(content, 'answer', renewal), cited(content, 'answer', rent)],
              nearest: [],
            }),
          ),
      }),
    })
    await finish(opened)
    await ask(opened, 'What if I do nothing?')
    const log = screen.getByRole('log')
    expect(
      await within(log).findByText('Precis is not certain that this answers your question.'),
    ).toBeVisible()
    expect(within(log).getByText('Closest passage:')).toBeVisible()
    const passages = [renewal, rent].map((one) => within(log).getByText(`"${one}"`).parentElement)
    expect(passages.map((one) => one?.querySelector('a')?.textContent?.slice(0, 3))).toEqual([
      '¶ 3',
      '¶ 1',
    ])
    expect(within(log).queryByText(/may say it in other words/)).toBeNull()
    await opened.user.click(within(log).getByRole('link', { name: /^Paragraph 3/ }))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
  })

  it('that fails comes back to the input, and can be tried again', async () => {
    let isBroken = true
    const opened = await open({
      handler: answerAll({
        question: (body) =>
          isBroken
            ? jsonResponse(500, { error: 'x', code: 'internal' })
            : answers['question']?.(body),
      }),
    })
    await finish(opened)
    await ask(opened, 'What is the rent?')
    expect(await screen.findByText(answerFailedText)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('What is the rent?')
    isBroken = false
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('It is $3,400.')).toBeVisible()
    expect(screen.queryByText(answerFailedText)).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('')
  })
})
