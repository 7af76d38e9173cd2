import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import '../hiding/hiding-screen.tsx'
import '../sent-calls/calls-dialog.tsx'
import '../sent-calls/exact-text.tsx'
import { setHiding } from '../hiding/hiding-setting.ts'
import {
  type AiBody,
  ai,
  answerAll,
  cited,
  event,
  fillInBrowser,
  type Opened,
  open,
  paste,
  rest,
  stream,
  summarizeButton,
  summaryOf,
} from './open-summarizer.tsx'

beforeEach(() => {
  fillInBrowser()
  setHiding(false)
})

const document = [
  'Between Helena Marrow (h.marrow@marrowfinch.example) and Nordwind GmbH.',
  'Ms Marrow pays rent to Nordwind GmbH on GB29 NWBK 6016 1331 9268 19.',
  'The term is five years.',
  rest,
].join('\n\n')
const secrets = ['Marrow', 'Helena', 'marrowfinch', 'Nordwind', 'NWBK']

/** Answers in placeholders, as an engine would that has read what was sent. */
const inPlaceholders = answerAll({
  summary: ({ content }) => {
    const words = content.split('\n\n')[1] ?? ''
    return stream(
      event('partial', { mainPurpose: '[Person 1] rents.' }),
      event('result', {
        result: {
          ...summaryOf(content),
          keyPoints: ['[Person 1] pays [Company 1].', 'Five years.', 'No source.'],
          citations: [cited(content, 'keyPoints', words)],
        },
        documentId: 'd1',
        usage: { used: 4, limit: 10 },
      }),
    )
  },
  question: ({ content, question }) =>
    stream(
      event('result', {
        result: `Yes: [Person 1] (${question}).`,
        verdict: 'answer',
        citations: [cited(content, 'answer', content.split('\n\n')[1] ?? '')],
        nearest: [],
      }),
    ),
})

async function waitAtHiding(words = document) {
  const opened = await open({ handler: inPlaceholders })
  await opened.user.click(
    await screen.findByRole('checkbox', { name: /^Hide names before sending/ }),
  )
  await paste(opened, words)
  await opened.user.click(summarizeButton())
  await screen.findByRole('heading', { name: 'Before anything is sent' })
  return opened
}

async function send({ user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Send and summarize' }))
  await screen.findByRole('heading', { name: 'Key Points' })
}

const bodies = ({ net }: Opened) => net.to(ai).map(({ body }) => body as AiBody)

describe('hiding names before sending', () => {
  it('sends nothing until it was looked over, then placeholders, and shows the names', async () => {
    const opened = await waitAtHiding()
    expect(bodies(opened)).toEqual([])
    expect(
      screen.getByText(
        '4 names, numbers and addresses were found on this device. Choose what to hide.',
      ),
    ).toBeVisible()
    await send(opened)

    for (const body of bodies(opened)) {
      for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret)
    }
    expect(screen.getByText('Marrow pays Nordwind GmbH.')).toBeVisible()
    const source = screen.getByRole('region', { name: 'Source document' })
    await expect
      .poll(() => source.querySelector('mark')?.textContent)
      .toBe('Ms Marrow pays rent to Nordwind GmbH on GB29 NWBK 6016 1331 9268 19.')
  })

  it('hides names in questions too, and puts them back into answers', async () => {
    const opened = await waitAtHiding()
    await send(opened)
    const { user } = opened
    await user.type(
      screen.getByRole('textbox', { name: 'Your question' }),
      'Does marrow pay Mr Zoltan Quiles?{Enter}',
    )
    expect(
      await screen.findByText(
        /Yes: Helena Marrow \(Does Helena Marrow pay Mr Zoltan Quiles\?\)|Yes: Marrow \(Does/,
      ),
    ).toBeVisible()
    const asked = bodies(opened).at(-1)
    expect(asked?.question).toBe('Does [Person 1] pay Mr [Person 2]?')
    for (const secret of [...secrets, 'Quiles']) {
      expect(JSON.stringify(asked)).not.toContain(secret)
    }
  })

  it('sends as it is what somebody lets through, and hides what they add', async () => {
    const opened = await waitAtHiding()
    const { user } = opened
    await user.click(screen.getByRole('switch', { name: 'Hide Nordwind GmbH' }))
    expect(screen.getByText('not hidden')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Other words to hide' }), 'five years')
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(screen.getByRole('switch', { name: 'Hide five years' })).toBeChecked()

    await user.click(screen.getByRole('button', { name: 'Read the exact text' }))
    const exact = await screen.findByRole('dialog', { name: 'The exact text' })
    expect(exact).toHaveTextContent('The term is [Hidden 1].')
    await user.keyboard('{Escape}')
    await send(opened)
    const summary = opened.summaries()[0]?.body as AiBody
    expect(summary.content).toContain('Nordwind GmbH')
    expect(summary.content).toContain('The term is [Hidden 1].')
  })

  it('hides words that are selected in the text', async () => {
    const { user } = await waitAtHiding()
    const text = screen.getByRole('region', { name: 'Text' })
    const run = [...text.querySelectorAll('span')].find((one) => /five years/.test(one.textContent))
    const node = run?.firstChild
    if (node == null) throw new Error('no text')
    const start = node.textContent?.indexOf('five') ?? 0
    window.getSelection()?.setBaseAndExtent(node, start, node, start + 4)
    fireEvent(window.document, createEvent('selectionchange', window.document))
    await user.click(await screen.findByRole('button', { name: 'Hide selected words' }))
    expect(await screen.findByRole('switch', { name: 'Hide five' })).toBeChecked()
  })

  it('lists what was sent, exactly, beside the document', async () => {
    const opened = await waitAtHiding()
    await send(opened)
    const { user } = opened
    await waitFor(() => expect(bodies(opened)).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'What left this device' }))
    const dialog = await screen.findByRole('dialog', { name: 'What left this device' })
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2)
    await user.click(within(dialog).getByRole('button', { name: /what was sent: Summary$/ }))
    const sent = opened.summaries()[0]?.body as AiBody
    const text = within(dialog).getByRole('region', { name: 'Text that was sent' })
    expect(text.textContent).toBe(sent.content)
  })

  it('says so where nothing is found', async () => {
    await waitAtHiding(
      'The rent is due on the first day of each month, and no later than that. '.repeat(4),
    )
    expect(screen.getByText(/^No names, numbers or addresses were found/)).toBeVisible()
    expect(screen.getByText('The text, nothing hidden')).toBeVisible()
  })
})
