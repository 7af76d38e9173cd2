import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { jsonResponse } from '../../../test/fake-network.ts'
import {
  ai,
  answerAll,
  answers,
  event,
  fillInBrowser,
  finish,
  open,
  paste,
  readText,
  stream,
  summarizeButton,
  summaryOf,
  text,
} from './open-summarizer.tsx'

beforeEach(fillInBrowser)

/** A server whose summary comes when it is told to say something. */
function silentServer() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        out = controller
      },
    })
  return {
    answer: () => new Response(body(), { headers: { 'content-type': 'text/event-stream' } }),
    async say(words: string) {
      await waitFor(() => expect(out).toBeDefined())
      await act(async () => out?.enqueue(new TextEncoder().encode(words)))
    },
  }
}

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
    expect(await screen.findByRole('progressbar', { name: 'Analyzing' })).toHaveAttribute(
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
    const server = silentServer()
    const opened = await open({ handler: answerAll({ summary: server.answer }) })
    await paste(opened)
    await opened.user.click(summarizeButton())
    await server.say(event('partial', { mainPurpose: 'Lets a workshop.' }))
    const draft = await screen.findByRole('region', { name: 'Summary being written' })
    expect(draft).toHaveTextContent('Still being written.')
    expect(draft).toHaveTextContent('Lets a workshop.')
    expect(screen.getByText(/If you cancel now, the credit may still be used/)).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Summary canceled')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
  })

  it('says beforehand that canceling costs a credit, once too many runs were left', async () => {
    const server = silentServer()
    const opened = await open({ handler: answerAll({ summary: server.answer }) })
    await paste(opened)
    await opened.user.click(summarizeButton())
    await server.say(
      event('progress', { stage: 'analyzing', part: 1, parts: 3, chargesEarly: true }),
    )
    expect(
      await screen.findByText(/uses a credit as soon as its first part is finished/),
    ).toBeVisible()
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Summary canceled')).toBeVisible()
    expect(screen.getByText(/trying again with the same document is free/)).toBeVisible()
  })

  it('says how many hours to wait when the day is used up', async () => {
    const opened = await open({
      handler: answerAll({
        summary: () =>
          jsonResponse(
            429,
            {
              error: 'Too many requests. Please wait a moment and try again.',
              code: 'rate_limited',
              requestId: 'r',
            },
            { headers: { 'retry-after': '40000' } },
          ),
      }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    expect(await screen.findByRole('button', { name: 'Try Again in 12 h' })).toBeDisabled()
  })

  it('says what was read before it says what it means', async () => {
    const opened = await open({
      handler: answerAll({ summary: () => new Promise(() => undefined) }),
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    const facts = await screen.findByRole('region', { name: 'What was read' })
    await waitFor(() => expect(facts).toHaveTextContent('Words66'))
    expect(facts).toHaveTextContent('ReadEverything')
    expect(facts).toHaveTextContent('Reading time1 min')
    expect(facts).toHaveTextContent('LanguageEnglish')
    expect(facts).toHaveTextContent(/Complexity(Simple|Moderate), \d+/)
    expect(facts).toHaveTextContent('Analysis modeGeneral')
  })

  it('shows a preview while the server is silent, and drops it for the first words', async () => {
    const server = silentServer()
    const asked: string[] = []
    const opened = await open({
      handler: answerAll({ summary: server.answer }),
      preview: async ({ content, mode }) => {
        asked.push(mode)
        return summaryOf(content)
      },
    })
    await paste(opened)
    await opened.user.click(summarizeButton())
    const preview = await screen.findByRole('region', { name: 'Preview' })
    expect(preview).toHaveTextContent(
      'A preview made on your device. The checked summary will follow.',
    )
    expect(within(preview).getByText('It renews itself.').closest('li')).toHaveTextContent('¶ 3')
    expect(asked).toEqual(['general'])
    await server.say(event('partial', { documentType: 'Commercial lease' }))
    expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible()
    await server.say(event('partial', { mainPurpose: 'Lets a workshop to' }))
    expect(await screen.findByText('Lets a workshop to')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  it('makes no preview for a server that answers at once, and does without one that fails', async () => {
    const preview = vi.fn(() => Promise.reject(new Error('no workers here')))
    const quick = await open({ preview })
    await finish(quick)
    quick.unmount()
    window.sessionStorage.clear()
    const slow = await open({
      preview,
      handler: answerAll({ summary: () => new Promise(() => undefined) }),
    })
    await paste(slow)
    await slow.user.click(summarizeButton())
    await waitFor(() => expect(preview).toHaveBeenCalled())
    expect(await screen.findByRole('progressbar', { name: 'Analyzing' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  })

  it('has the browser ask before the tab is left in the middle of it', async () => {
    const leave = () => {
      const leaving = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(leaving)
      return leaving.defaultPrevented
    }
    const opened = await open({
      handler: answerAll({ summary: () => new Promise(() => undefined) }),
    })
    await paste(opened)
    expect(leave()).toBe(false)
    await opened.user.click(summarizeButton())
    await screen.findByRole('progressbar', { name: 'Analyzing' })
    expect(leave()).toBe(true)
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(leave()).toBe(false)
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
    expect(await screen.findByText(/No credit has been used so far/)).toBeVisible()
    opened.unmount()
    const again = await open()
    await again.user.click(await screen.findByRole('button', { name: 'Summarize anyway' }))
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(again.summaries()).toHaveLength(1)
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

  it('takes its title from the summary where a model writes it, and asks for none besides', async () => {
    const named = (body: { content: string }) =>
      stream(
        event('partial', { title: 'Lease of the mill', mainPurpose: 'Lets a mill.' }),
        event('result', {
          result: { ...summaryOf(body.content), title: 'Lease of the mill' },
          documentId: 'd1',
          usage: { used: 4, limit: 10 },
        }),
      )
    const opened = await open({ engine: 'a-model', handler: answerAll({ summary: named }) })
    await finish(opened)
    expect(screen.getByRole('heading', { level: 1, name: 'Lease of the mill' })).toBeVisible()
    const asked = opened.net.to(ai).map(({ body }) => (body as { action: string }).action)
    expect(asked).toEqual(['chatCompletion'])
  })

  it('asks for a title afterwards when the summary brought none', async () => {
    const opened = await open({ engine: 'a-model' })
    await finish(opened)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lease of a workshop' }),
    ).toBeVisible()
  })
})
