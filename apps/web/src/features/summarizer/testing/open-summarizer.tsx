import { creditView, defaultPolicy, type Summary } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import type { DetailFinder } from '@precis/redaction'
import { findDetails } from '@precis/redaction/find-details'
import { hideInTexts } from '@precis/redaction/hide-in-texts'
import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { type FakeHandler, fakeNetwork } from '../../../test/fake-network.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { keepSession, mara, profileOf, testConfig } from '../../../test/test-users.ts'
// Loaded on demand in the application; here beforehand, so that no test waits for its translation.
import '../progress/progress-screen.tsx'
import '../result/result-screen.tsx'
import type { ExportSlot } from '../result/export/export-slot.ts'
import { SummarizerPage } from '../summarizer-page.tsx'
import type { Preview } from '../workbench/run-analysis.ts'
import type { ReadSource } from '../workbench/source.ts'
import { WorkbenchContext } from '../workbench/use-workbench.ts'
import { createWorkbench, type Workbench } from '../workbench/workbench.ts'

export const ai = 'POST /.netlify/functions/openai-analysis'
export const rent = 'The tenant shall pay rent of $3,400 per month.'
export const renewal = 'This lease renews for a further five years.'
/** Long enough not to be taken for a slip. */
export const rest = 'The landlord keeps the roof and the outer walls in repair at its own cost. '
  .repeat(3)
  .trim()
export const text = `${rent}\n\nNothing of note.\n\n${renewal}\n\n${rest}`

export function cited(
  content: string,
  field: Summary['citations'][number]['field'],
  words: string,
) {
  const start = content.indexOf(words)
  return { field, index: 0, start, end: start + words.length, quote: words }
}

export function summaryOf(content: string): Summary {
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
    riskReasons: ['Continues unless you end it'],
    citations: [
      cited(content, 'keyPoints', rent),
      { ...cited(content, 'keyPoints', renewal), index: 1 },
    ],
    checks: [{ field: 'keyPoints', index: 2, kind: 'no_source', text: 'The roof leaks.' }],
    suggestedQuestions: [
      'How much is the rent?',
      'When does the lease renew?',
      'Who mends the roof?',
      'What is let?',
    ],
    coverage: { characters: content.length, analysed: content.length, parts: 1 },
  }
}

export const event = (name: string, data: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
export const stream = (...events: string[]) =>
  new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } })

export interface AiBody {
  action: string
  content: string
  systemPrompt?: string
  question?: string
  history?: unknown[]
}

export const answers: Record<string, (body: AiBody) => unknown> = {
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
        verdict: 'answer',
        citations: [cited(content, 'answer', rent)],
        nearest: [],
      }),
    ),
}

export function answerAll(changes: Partial<typeof answers> = {}): FakeHandler {
  const all = { ...answers, ...changes }
  return (request) => {
    const body = request.body as AiBody
    const name = body.action === 'generateTitle' ? 'title' : (body.systemPrompt ?? '')
    return all[name]?.(body)
  }
}

export const readText: ReadSource = async (source) =>
  readPastedText(
    source.kind === 'file' ? await source.file.text() : 'text' in source ? source.text : '',
  )

/** A calendar entry for the first critical detail. */
export const calendar = { details: [0], count: 1, save: vi.fn() }
const loadCalendar = async () => calendar

/** Looks for names here, without a worker. */
export const localFinder: DetailFinder = {
  find: async (content) => findDetails(content),
  hide: async (texts, content, details) => hideInTexts(texts, content, details),
}

interface Options {
  handler?: FakeHandler
  read?: ReadSource
  used?: number
  engine?: string
  preview?: Preview
  /** The tab's own workbench, which keeps finished documents on the device. */
  isKeeping?: boolean
  at?: string
}

export async function open({
  handler = answerAll(),
  read = readText,
  used = 3,
  engine = 'embedded',
  preview,
  isKeeping = false,
  at = '/analyze',
}: Options = {}) {
  const net = fakeNetwork({
    'GET /config.json': () => ({ ...testConfig, engine }),
    'GET /rest/v1/profiles': () => profileOf(),
    [ai]: handler,
  })
  keepSession()
  const supplied = createWorkbench({
    userId: mara.id,
    policy: defaultPolicy,
    isNamedInSummary: engine !== 'embedded',
    read,
    finder: localFinder,
    previewAfterMs: 0,
    openPageImages: ({ kind }) =>
      kind === 'paste'
        ? null
        : {
            draw: () => new Promise(() => undefined),
            known: () => null,
            firstDrawn: Promise.resolve(),
            close: () => undefined,
          },
    ...(preview && { preview }),
  })
  workbenches.push(supplied)
  const onAnalyzed = vi.fn()
  const slots: ExportSlot[] = []
  const page = await renderPage(
    [
      {
        path: '/analyze/:document?',
        element: (
          <WorkbenchContext value={isKeeping ? null : supplied}>
            <SummarizerPage
              credit={creditView(used, 10, defaultPolicy)}
              usagePanel={<p>Usage</p>}
              noCreditsPanel={<p>Buy a pack</p>}
              renderOffer={() => null}
              onAnalyzed={onAnalyzed}
              loadCalendar={loadCalendar}
              renderExport={(slot) => {
                slots.push(slot)
                return slot.isOpen ? <p>Exporting</p> : null
              }}
            />
          </WorkbenchContext>
        ),
      },
    ],
    { at },
  )
  const summaries = () =>
    net.to(ai).filter(({ body }) => (body as AiBody).systemPrompt === 'summary')
  return { ...page, net, onAnalyzed, slots, summaries }
}

export type Opened = Awaited<ReturnType<typeof open>>

export async function paste({ user }: Opened, words = text) {
  await user.click(await screen.findByRole('tab', { name: 'Paste Text' }))
  const field = screen.getByRole('textbox', { name: 'Document text' })
  await user.click(field)
  await user.paste(words)
  return field
}

export const summarizeButton = () => screen.getByRole('button', { name: 'Summarize' })

export async function finish(opened: Opened) {
  await paste(opened)
  await opened.user.click(summarizeButton())
  await screen.findByRole('heading', { name: 'Key Points' })
}

const workbenches: Workbench[] = []

/** What jsdom lacks of the browser, without what an earlier test left at work. */
export function fillInBrowser() {
  for (const workbench of workbenches.splice(0)) workbench.dispose()
  calendar.save.mockClear()
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
