import { creditView, defaultPolicy, FileError, notMentioned, type Summary } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeHandler, fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { keepSession, mara, profileOf, testConfig } from '../../test/people.ts'
import { renderPage } from '../../test/render-page.tsx'
import { createWorkbench, type ReadSource } from './api/workbench.ts'
import type { ExportSlot } from './components/result-screen.tsx'
import { WorkbenchContext } from './components/workbench-context.ts'
import { answerFailedText } from './model/conversation.ts'
import { SummarizerPage } from './summarizer-page.tsx'

const ai = 'POST /.netlify/functions/openai-analysis'
const rent = 'The tenant shall pay rent of $3,400 per month.'
const renewal = 'This lease renews for a further five years.'
const text = `${rent}\n\nNothing of note.\n\n${renewal}`

function cited(content: string, field: Summary['citations'][number]['field'], words: string) {
  const start = content.indexOf(words)
  return { field, index: 0, start, end: start + words.length, quote: words }
}

function summaryOf(content: string): Summary {
  return {
    documentType: 'Commercial lease',
    mainPurpose: 'Lets a workshop.',
    summary: 'The rent is $3,400.',
    keyPoints: ['Rent is $3,400 a month.', 'It renews itself.', 'The roof leaks.'],
    conclusions: [],
    criticalDetails: ['Rent: $3,400'],
    recommendations: [],
    risks: ['Automatic renewal'],
    riskLevels: ['high'],
    citations: [
      cited(content, 'keyPoints', rent),
      { ...cited(content, 'keyPoints', renewal), index: 1 },
    ],
    checks: [{ field: 'keyPoints', index: 2, kind: 'no_source', text: 'The roof leaks.' }],
    suggestedQuestions: ['How much is the rent?'],
    coverage: { characters: content.length, analysed: content.length, parts: 1 },
  }
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } })

interface AiBody {
  action: string
  content: string
  systemPrompt?: string
  question?: string
  history?: unknown[]
}

const answers: Record<string, (body: AiBody) => unknown> = {
  title: () => ({ result: 'Lease of a workshop' }),
  summary: ({ content }) =>
    stream(
      event('partial', { mainPurpose: 'Lets a workshop.' }),
      event('result', {
        result: summaryOf(content),
        documentId: 'd1',
        usage: { used: 4, limit: 10 },
      }),
    ),
  question: ({ content }) =>
    stream(
      event('result', {
        result: 'It is $3,400.',
        citations: [cited(content, 'answer', rent)],
        nearest: [],
      }),
    ),
}

function answerAll(changes: Partial<typeof answers> = {}): FakeHandler {
  const all = { ...answers, ...changes }
  return (request) => {
    const body = request.body as AiBody
    const name = body.action === 'generateTitle' ? 'title' : (body.systemPrompt ?? '')
    return all[name]?.(body)
  }
}

const readText: ReadSource = async (source) =>
  readPastedText(source.kind === 'paste' ? source.text : await source.file.text())

interface Options {
  handler?: FakeHandler
  read?: ReadSource
  used?: number
}

async function open({ handler = answerAll(), read = readText, used = 3 }: Options = {}) {
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    [ai]: handler,
  })
  keepSession()
  const workbench = createWorkbench({ userId: mara.id, policy: defaultPolicy, read })
  const onAnalyzed = vi.fn()
  const slots: ExportSlot[] = []
  const page = await renderPage([
    {
      path: '/',
      element: (
        <WorkbenchContext value={workbench}>
          <SummarizerPage
            credit={creditView(used, 10, defaultPolicy)}
            usagePanel={<p>Usage</p>}
            noCreditsPanel={<p>Buy a pack</p>}
            onAnalyzed={onAnalyzed}
            renderExport={(slot) => {
              slots.push(slot)
              return slot.isOpen ? <p>Exporting</p> : null
            }}
          />
        </WorkbenchContext>
      ),
    },
  ])
  const summaries = () =>
    net.to(ai).filter(({ body }) => (body as AiBody).systemPrompt === 'summary')
  return { ...page, net, onAnalyzed, slots, summaries }
}

type Opened = Awaited<ReturnType<typeof open>>

async function paste({ user }: Opened, words = text) {
  await user.click(await screen.findByRole('tab', { name: 'Paste Text' }))
  const field = screen.getByRole('textbox', { name: 'Document text' })
  await user.click(field)
  await user.paste(words)
  return field
}

const summarizeButton = () => screen.getByRole('button', { name: 'Summarize' })

async function finish(opened: Opened) {
  await paste(opened)
  await opened.user.click(summarizeButton())
  await screen.findByRole('heading', { name: 'Key Points' })
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

describe('the desk', () => {
  it('counts words and lets nothing empty be sent', async () => {
    const opened = await open()
    await paste(opened, 'Four words of text')
    expect(await screen.findByText('4 of 15,000 words')).toBeVisible()
    expect(summarizeButton()).toBeEnabled()
    await opened.user.clear(screen.getByRole('textbox', { name: 'Document text' }))
    expect(summarizeButton()).toBeDisabled()
  })

  it('keeps a paste over the limit whole and says why it cannot be sent', async () => {
    const opened = await open()
    const tooLong = 'x'.repeat(100_001)
    const field = await paste(opened, tooLong)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Text exceeds 15,000 word limit. Please reduce the length of your text.',
    )
    expect(field).toHaveValue(tooLong)
    expect(summarizeButton()).toBeDisabled()
  })

  it('keeps the draft for a reload', async () => {
    const opened = await open()
    await paste(opened, 'Half a sentence')
    opened.unmount()
    await open()
    expect(await screen.findByRole('textbox', { name: 'Document text' })).toHaveValue(
      'Half a sentence',
    )
  })

  it('offers a pack in place of the inputs when there is no credit', async () => {
    await open({ used: 10 })
    expect(await screen.findByText('Buy a pack')).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Paste Text' })).toBeNull()
    expect(screen.getByText('Usage')).toBeVisible()
  })

  it('sends the chosen mode', async () => {
    const opened = await open()
    await opened.user.click(await screen.findByRole('radio', { name: /^Contract/ }))
    await finish(opened)
    expect(opened.summaries()[0]?.body).toMatchObject({ mode: 'contract', content: text })
  })

  it('names what is wrong with a file and that it cost nothing', async () => {
    const opened = await open({ read: () => Promise.reject(new FileError('bad_pdf')) })
    const input = await screen.findByLabelText('Document file')
    await opened.user.upload(input, new File(['no'], 'lease.pdf', { type: 'application/pdf' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Summary failed')
    expect(alert).toHaveTextContent('Invalid or corrupted PDF file. Please try a different file.')
    expect(alert).toHaveTextContent('No credit was used.')
    expect(within(alert).queryByRole('button', { name: 'Try Again' })).toBeNull()
    expect(opened.net.to(ai)).toHaveLength(0)
  })
})

describe('an analysis', () => {
  it('is asked for once, however often Summarize is pressed', async () => {
    const opened = await open()
    await paste(opened)
    const button = summarizeButton()
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(opened.summaries()).toHaveLength(1)
    expect(opened.onAnalyzed).toHaveBeenCalledExactlyOnceWith({ used: 4, limit: 10 })
  })

  it('keeps the text after an error and repeats without reading again', async () => {
    let isBroken = true
    const read = vi.fn(readText)
    const opened = await open({
      read,
      handler: answerAll({
        summary: (body) =>
          isBroken
            ? jsonResponse(502, {
                error: 'No response received from AI. Please try again.',
                code: 'provider_failed',
                requestId: 'r',
              })
            : answers['summary']?.(body),
      }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('No response received from AI. Please try again.')
    expect(alert).toHaveTextContent('No credit was used.')
    expect(screen.getByRole('textbox', { name: 'Document text' })).toHaveValue(text)
    isBroken = false
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(read).toHaveBeenCalledOnce()
  })

  it('does not claim that a broken stream cost nothing', async () => {
    const opened = await open({
      handler: answerAll({ summary: () => stream(event('partial', { mainPurpose: 'Lets' })) }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    const alert = await screen.findByRole('alert')
    expect(alert).not.toHaveTextContent('No credit was used.')
    expect(alert).toHaveTextContent('trying again with the same document is free')
  })

  it('waits as long as the server asks while another one is running', async () => {
    const opened = await open({
      handler: answerAll({
        summary: () =>
          jsonResponse(
            409,
            {
              error: 'Another analysis is still running.',
              code: 'analysis_running',
              requestId: 'r',
            },
            { headers: { 'retry-after': '9' } },
          ),
      }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    expect(await screen.findByRole('button', { name: /^Try Again in \d s$/ })).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent('Another analysis is still running.')
  })

  it('says how far it is, and stops on Cancel', async () => {
    const opened = await open({
      handler: answerAll({ summary: () => new Promise(() => undefined) }),
    })
    const fetchNow = vi.mocked(globalThis.fetch)
    await paste(opened)
    await opened.user.click(summarizeButton())
    expect(await screen.findByRole('progressbar', { name: 'Analysing' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    )
    await waitFor(() => expect(opened.summaries()).toHaveLength(1))
    const signal = fetchNow.mock.calls.at(-1)?.[1]?.signal
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(signal?.aborted).toBe(true)
    expect(await screen.findByRole('textbox', { name: 'Document text' })).toHaveValue(text)
  })

  it('shows what is written so far, marked as unfinished', async () => {
    let more: ReadableStreamDefaultController<Uint8Array> | undefined
    const send = (words: string) => more?.enqueue(new TextEncoder().encode(words))
    const opened = await open({
      handler: answerAll({
        summary: () =>
          new Response(
            new ReadableStream({
              start(controller) {
                more = controller
              },
            }),
            { headers: { 'content-type': 'text/event-stream' } },
          ),
      }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    await waitFor(() => expect(more).toBeDefined())
    await act(async () => send(event('partial', { mainPurpose: 'Lets a workshop.' })))
    const draft = await screen.findByRole('region', { name: 'Summary being written' })
    expect(draft).toHaveTextContent('Still being written.')
    expect(draft).toHaveTextContent('Lets a workshop.')
    expect(screen.getByText(/If you cancel now its credit may still be used/)).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Summary cancelled')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  })

  it('asks before it spends a credit on a document that was not read whole', async () => {
    const opened = await open({
      read: async () => ({
        kind: 'pdf',
        content: text,
        sections: [],
        pages: [
          { number: 1, start: 0, end: text.length, source: 'text' },
          { number: 2, start: text.length, end: text.length, source: 'failed' },
        ],
      }),
    })
    await opened.user.upload(
      await screen.findByLabelText('Document file'),
      new File(['x'], 'lease.pdf', { type: 'application/pdf' }),
    )
    expect(await screen.findByText('1 of 2 pages read. Page 2 could not be read.')).toBeVisible()
    expect(opened.net.to(ai)).toHaveLength(0)
    await opened.user.click(screen.getByRole('button', { name: 'Summarize anyway' }))
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(opened.summaries()).toHaveLength(1)
  })

  it('survives a reload when finished, and clears the draft', async () => {
    const opened = await open()
    await finish(opened)
    await screen.findByRole('heading', { level: 1, name: 'Lease of a workshop' })
    opened.unmount()
    const again = await open()
    expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
    expect(again.net.to(ai)).toHaveLength(0)
    await again.user.click(
      screen.getAllByRole('button', { name: 'Summarize Another Document' })[0] as HTMLElement,
    )
    await again.user.click(await screen.findByRole('tab', { name: 'Paste Text' }))
    expect(screen.getByRole('textbox', { name: 'Document text' })).toHaveValue('')
  })

  it('takes the title for unknown when it cannot be had', async () => {
    const opened = await open({ handler: answerAll({ title: () => jsonResponse(500, {}) }) })
    await finish(opened)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Untitled Document' }),
    ).toBeVisible()
  })
})

describe('a result', () => {
  it('leads from a point to its words and back', async () => {
    const opened = await open()
    await finish(opened)
    const chip = screen.getByRole('link', { name: 'Paragraph 3, show in document' })
    await opened.user.click(chip)
    const quote = screen.getByText(renewal, { selector: 'mark' })
    expect(quote).toHaveFocus()
    expect(quote).toHaveClass('is-active')
    expect(screen.getByText('Paragraph 3 highlighted')).toHaveAttribute('role', 'status')
    await opened.user.keyboard('{Escape}')
    await waitFor(() => expect(chip).toHaveFocus())
  })

  it('marks what could not be verified', async () => {
    const opened = await open()
    await finish(opened)
    const point = screen.getByText('The roof leaks.').closest('li') as HTMLElement
    expect(within(point).getByText('no page')).toBeVisible()
    expect(within(point).getByText(/^Not verified/)).toBeVisible()
    expect(within(point).queryByRole('link')).toBeNull()
  })

  it('finds words in the document', async () => {
    const opened = await open()
    await finish(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Find in document' }))
    await opened.user.type(screen.getByRole('textbox', { name: 'Find in document' }), 'lease')
    expect(await screen.findByText('1 of 1')).toBeVisible()
  })

  it('hands the export its citations with their places', async () => {
    const opened = await open()
    await finish(opened)
    await opened.user.click(
      screen.getAllByRole('button', { name: 'Smart Export' })[0] as HTMLElement,
    )
    expect(await screen.findByText('Exporting')).toBeVisible()
    const source = opened.slots.at(-1)?.source
    expect(source?.documentId).toBe('d1')
    expect(source?.input.citations?.[1]).toMatchObject({ quote: renewal, label: '¶ 3' })
    expect(source?.input.coverage).toBe('The whole text was read.')
  })
})

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
