import { createEmbeddedEngine } from '@precis/analysis'
import { defaultPolicy, FileError, fileMessages, type PublicConfig } from '@precis/domain'
import { type ExtractedDocument, readPastedText } from '@precis/extraction'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionContext } from '../../lib/auth/session-context.ts'
import { ConfigProvider } from '../../lib/http/config.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import type { TryOutClient } from './api/try-out-client.ts'
import { TryOutClientContext } from './api/try-out-client-context.ts'
import { sampleAgreement } from './model/sample-agreement.ts'
import { TryOut } from './try-out.tsx'
import './components/work-spread.tsx'

const config: PublicConfig = {
  supabaseUrl: 'http://localhost:3000',
  supabaseKey: 'publishable-key',
  engine: 'embedded',
  payments: 'test',
  google: false,
  policy: defaultPolicy,
}
const engine = createEmbeddedEngine()

/** The real engine and reader of pasted text, without the workers that jsdom lacks. */
function clientWith(changes: Partial<TryOutClient> = {}): TryOutClient {
  return {
    prepare: vi.fn(async () => true),
    close: vi.fn(),
    async read(source) {
      return readPastedText(source.kind === 'paste' ? source.text : await source.file.text())
    },
    summarize: (content, signal) => engine.summarize({ content, mode: 'general', signal }),
    ...changes,
  }
}

function open(client = clientWith(), changes: Partial<PublicConfig> = {}) {
  const session = {
    status: 'out' as const,
    user: null,
    profile: null,
    link: 'none' as const,
    accessToken: async () => null,
    refreshAccount: async () => undefined,
    signOut: async () => undefined,
  }
  const router = createMemoryRouter([{ path: '*', element: <TryOut LinkButton={LinkButton} /> }])
  const view = render(
    <ConfigProvider config={{ ...config, ...changes }}>
      <SessionContext value={session}>
        <TryOutClientContext value={async () => client}>
          <RouterProvider router={router} />
        </TryOutClientContext>
      </SessionContext>
    </ConfigProvider>,
  )
  return { ...view, client, user: userEvent.setup() }
}

async function sampleResult(client = clientWith(), changes: Partial<PublicConfig> = {}) {
  const view = open(client, changes)
  await view.user.click(screen.getByRole('button', { name: 'Use a sample' }))
  await screen.findByRole('heading', { name: 'Key Points' })
  return view
}

const chips = () => screen.getAllByRole('link', { name: /, show in document$/ })
const highlighted = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-quote=active]')].map((mark) => mark.textContent).join('')

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
})

describe('the try-out', () => {
  it('says what it takes, from the policy', () => {
    const tryOut = { maxPages: 12, maxCharacters: 9_000, maxFileBytes: 3 * 1024 * 1024 }
    open(clientWith(), { policy: { ...defaultPolicy, tryOut } })
    expect(screen.getByText(/up to 12 pages and 3 MB/)).toBeTruthy()
    expect(screen.getByText('0 of 9,000 characters')).toBeTruthy()
    expect(screen.getByText(/Nothing is sent/)).toBeTruthy()
  })

  it('summarizes its sample and leads every chip to its very sentence', async () => {
    const { container, user } = await sampleResult()
    expect(screen.getByText(/Written for this page/)).toBeTruthy()
    expect(chips().length).toBeGreaterThanOrEqual(5)
    const content = readPastedText(sampleAgreement).content
    for (const chip of chips()) {
      const [start, end] = (chip.getAttribute('href') ?? '').match(/\d+/g)?.map(Number) ?? []
      await user.click(chip)
      const text = highlighted(container)
      expect(text.length).toBeGreaterThan(10)
      expect(text).toBe(content.slice(start, end).replace(/\n{2,}/g, ''))
      expect(container.contains(document.activeElement)).toBe(true)
      expect(document.activeElement?.getAttribute('data-quote')).toBe('active')
    }
  })

  it('announces the place that is highlighted, and Escape gives the focus back', async () => {
    const { user } = await sampleResult()
    const chip = chips()[2]
    if (!chip) throw new Error('no chip')
    await user.click(chip)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/ highlighted$/))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(chip)
  })

  it('summarizes pasted text and says that all of it was read', async () => {
    const { user } = open()
    const button = screen.getByRole('button', { name: 'Summarize' })
    expect(button).toBeDisabled()
    const field = screen.getByRole('textbox', { name: 'Or paste its text' })
    fireEvent.change(field, { target: { value: sampleAgreement } })
    await user.click(button)
    expect(await screen.findByText(/The whole text was read/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Pasted text' })).toBeTruthy()
  })

  it('keeps pasted text that is too long and does not take it', () => {
    const tryOut = { ...defaultPolicy.tryOut, maxCharacters: 20 }
    open(clientWith(), { policy: { ...defaultPolicy, tryOut } })
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    fireEvent.change(field, { target: { value: 'A text of more than twenty characters.' } })
    expect(screen.getByRole('button', { name: 'Summarize' })).toBeDisabled()
    expect(field).toBeInvalid()
    expect(field.value).toHaveLength(38)
  })

  it('shows the catalogued message for a file that cannot be read, and goes on', async () => {
    const read = vi.fn(clientWith().read).mockRejectedValueOnce(new FileError('bad_pdf'))
    const { user } = open(clientWith({ read }))
    await user.upload(
      screen.getByLabelText('Document to try'),
      new File(['x'], 'a.pdf', { type: 'application/pdf' }),
    )
    expect((await screen.findByRole('alert')).textContent).toContain(fileMessages.bad_pdf)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a file' }))
    await user.click(screen.getByRole('button', { name: 'Use a sample' }))
    await screen.findByRole('heading', { name: 'Key Points' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads back to the text when a pasted one cannot be summarized', async () => {
    const read = vi.fn(clientWith().read).mockRejectedValueOnce(new Error('worker died'))
    const { user } = open(clientWith({ read }))
    const words = 'A text that will have to be sent twice.'
    fireEvent.change(screen.getByRole('textbox'), { target: { value: words } })
    await user.click(screen.getByRole('button', { name: 'Summarize' }))
    await screen.findByRole('alert')
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(screen.getByRole('textbox')).toHaveValue(words)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('stops at the first word of too many pages and points to the full analysis', async () => {
    let wasAborted = false
    const { user } = open(
      clientWith({
        read: (_, { signal, onProgress }) =>
          new Promise<ExtractedDocument>((_resolve, reject) => {
            signal?.addEventListener('abort', () => {
              wasAborted = true
              reject(signal.reason)
            })
            onProgress?.({ stage: 'reading', done: 0, total: 41 })
          }),
      }),
    )
    await user.upload(screen.getByLabelText('Document to try'), new File(['x'], 'a.pdf'))
    expect(
      await screen.findByText('This document has 41 pages. You can try up to 40 here.'),
    ).toBeTruthy()
    expect(wasAborted).toBe(true)
    const link = await screen.findByRole('link', { name: 'Use the full analysis' })
    expect(link.getAttribute('href')).toBe('/auth?mode=sign-up')
  })

  it('declines a large file without reading it', async () => {
    const read = vi.fn()
    const { user } = open(clientWith({ read }))
    const file = new File(['x'], 'large.pdf', { type: 'application/pdf' })
    Object.defineProperty(file, 'size', { value: 12.3 * 1024 * 1024 })
    await user.upload(screen.getByLabelText('Document to try'), file)
    expect(
      await screen.findByText('This file is 12.3 MB. You can try files of up to 10 MB here.'),
    ).toBeTruthy()
    expect(read).not.toHaveBeenCalled()
  })

  it('can be canceled while it works', async () => {
    let signalOfJob: AbortSignal | undefined
    const { user } = open(
      clientWith({
        summarize: (_, signal) => {
          signalOfJob = signal
          return new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
          })
        },
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Use a sample' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(signalOfJob?.aborted).toBe(true)
    expect(await screen.findByRole('button', { name: 'Use a sample' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the pages that could not be read', async () => {
    const content = `${readPastedText(sampleAgreement).content}`
    const read = async (): Promise<ExtractedDocument> => ({
      kind: 'pdf',
      content,
      sections: [],
      pages: [
        { number: 1, start: 0, end: content.length, source: 'text' },
        { number: 2, start: content.length, end: content.length, source: 'unread' },
      ],
    })
    await sampleResult(clientWith({ read }))
    expect(screen.getByText(/1 of 2 pages read\. Page 2 could not be read\./)).toBeTruthy()
    const page = within(screen.getByRole('article', { name: 'Page 2' }))
    expect(page.getByText(/image whose text could not be read/)).toBeTruthy()
  })

  it('claims a language model only where one is connected', async () => {
    const { unmount } = await sampleResult()
    expect(await screen.findByText('6 exports')).toBeTruthy()
    expect(screen.queryByText('A language model')).toBeNull()
    unmount()
    await sampleResult(clientWith(), { engine: 'gpt-test' })
    expect(await screen.findByText('A language model')).toBeTruthy()
  })

  it('copies the summary with the places of its sources', async () => {
    const { user } = await sampleResult()
    await user.click(screen.getByRole('button', { name: 'Copy summary' }))
    const text = await navigator.clipboard.readText()
    expect(text).toContain('Key Points\n- ')
    expect(text).toMatch(/\(¶ \d+\)/)
  })

  it('begins with the sample where the address asks for it', async () => {
    window.history.replaceState(null, '', '/?try=sample#try')
    open()
    expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeTruthy()
    window.history.replaceState(null, '', '/')
  })

  it('starts again and leaves no worker behind', async () => {
    const { client, unmount, user } = await sampleResult()
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    unmount()
    await waitFor(() => expect(client.close).toHaveBeenCalled())
  })

  it('gets ready once the page is idle, but not for those who save data', async () => {
    vi.useFakeTimers()
    const eager = clientWith()
    const { unmount } = open(eager)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(eager.prepare).toHaveBeenCalled()
    unmount()
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })
    const frugal = clientWith()
    const { container } = open(frugal)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(frugal.prepare).not.toHaveBeenCalled()
    fireEvent.focusIn(container.querySelector('.try') as Element)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(frugal.prepare).toHaveBeenCalled()
  })
})
