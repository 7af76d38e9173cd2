import { exportFormats, exportInputSchema } from '@precis/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type FakeHandler, fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, profileOf, testConfig } from '../../test/test-users.ts'
import { exportContent } from './api/write-export.ts'
import { ExportDialog } from './export-dialog.tsx'
import { firstExportState, reduceExport } from './model/export-state.ts'
import { previewBlocks } from './model/preview-blocks.ts'

const ai = 'POST /.netlify/functions/openai-analysis'
const input = exportInputSchema.parse({ title: 'Lease, Unit B', summary: 'A lease.' })
const source = { title: 'Lease, Unit B', documentId: 'd1', input }

async function open(handler: FakeHandler = () => ({ result: 'Executive Brief\n\nA lease.' })) {
  const net = fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    [ai]: handler,
  })
  keepSession()
  const onClose = vi.fn()
  const page = await renderPage([
    { path: '/', element: <ExportDialog isOpen onClose={onClose} source={source} /> },
  ])
  const dialog = await screen.findByRole('dialog', { name: 'Smart Export' })
  return { ...page, net, onClose, dialog }
}

type Opened = Awaited<ReturnType<typeof open>>

async function generate({ user, dialog }: Opened, name = 'Executive Brief') {
  await user.click(within(dialog).getByRole('button', { name: `Generate ${name}` }))
}

describe('the export dialog', () => {
  it('offers the six formats, chosen by arrow keys', async () => {
    const { user, dialog } = await open()
    const radios = within(dialog).getAllByRole('radio')
    expect(radios).toHaveLength(exportFormats.length)
    act(() => radios[0]?.focus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(within(dialog).getByRole('radio', { name: /^Presentation/ })).toBeChecked()
    expect(within(dialog).getByRole('button', { name: 'Generate Presentation' })).toBeVisible()
  })

  it('generates, previews, copies and saves under the proper name', async () => {
    const opened = await open()
    const { user, dialog, net } = opened
    await generate(opened)
    expect(await within(dialog).findByRole('button', { name: 'Download' })).toBeVisible()
    expect(net.to(ai)[0]?.body).toMatchObject({
      action: 'chatCompletion',
      systemPrompt: 'export:executive-brief',
      documentId: 'd1',
      content: JSON.stringify(input),
    })
    expect(within(dialog).getByText('lease__unit_b_executive-brief.txt')).toBeVisible()
    expect(within(dialog).getByRole('region', { name: 'Preview' })).toHaveTextContent('A lease.')

    await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
    expect(await within(dialog).findByText('Copied!')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('Executive Brief\n\nA lease.')

    let saved: Blob | undefined
    let name = ''
    URL.createObjectURL = (blob: Blob) => {
      saved = blob
      return 'blob:export'
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      name = this.download
    })
    await user.click(within(dialog).getByRole('button', { name: 'Download' }))
    expect(name).toBe('lease__unit_b_executive-brief.txt')
    expect(await saved?.text()).toBe('Executive Brief\n\nA lease.')
  })

  it('makes files on the device, and offers Word or the last kind two clicks away', async () => {
    const saved: { name: string; file: Blob }[] = []
    const files = new Map<string, Blob>()
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${files.size}`
      files.set(url, blob)
      return url
    }
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() })
    })
    const opened = await open()
    const { user, dialog, net } = opened
    await user.click(within(dialog).getByRole('button', { name: 'Save as Word' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('lease__unit_b_executive-brief.docx')
    expect(new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []).slice(0, 2)).toEqual(
      new Uint8Array([0x50, 0x4b]),
    )
    expect(net.to(ai)).toHaveLength(1)

    await user.click(within(dialog).getByRole('button', { name: /^Markdown/ }))
    await waitFor(() => expect(saved).toHaveLength(2))
    await user.click(within(dialog).getByRole('button', { name: 'Generate Another' }))
    await user.click(within(dialog).getByRole('button', { name: 'Save as Markdown' }))
    await waitFor(() => expect(saved).toHaveLength(3))
    expect(saved[2]?.name).toBe('lease__unit_b_executive-brief.md')

    await user.click(within(dialog).getByRole('button', { name: 'Generate Another' }))
    await generate(opened, 'Executive Brief')
    expect(await within(dialog).findByRole('button', { name: /^Word/ })).toBeVisible()
    expect(saved).toHaveLength(3)
  })

  it('greys what would be empty and says why', async () => {
    const opened = await open()
    await generate(opened)
    const { dialog, user } = opened
    for (const [name, why] of [
      ['PowerPoint', 'only for a Presentation'],
      ['Calendar', 'no dates found'],
      ['Spreadsheet', 'no details found'],
    ] as const) {
      const button = await within(dialog).findByRole('button', { name: `${name} ${why}` })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await user.click(button)
    }
    expect(within(dialog).getByRole('button', { name: 'Word .docx' })).toBeVisible()
    expect(window.localStorage.getItem('precis.export')).toBeNull()
  })

  it('moves the focus to what each step brings', async () => {
    let give: (value: unknown) => void = () => undefined
    const opened = await open(
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    const { user, dialog } = opened
    await generate(opened)
    expect(within(dialog).getByText('Writing your Executive Brief')).toHaveFocus()
    give({ result: 'Executive Brief' })
    await waitFor(() =>
      expect(within(dialog).getByRole('region', { name: 'Preview' })).toHaveFocus(),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Generate Another' }))
    expect(within(dialog).getByRole('radio', { name: /^Executive Brief/ })).toHaveFocus()
  })

  it('hands a file to the share sheet where the browser has one, and hides the way elsewhere', async () => {
    const opened = await open()
    await generate(opened)
    await within(opened.dialog).findByRole('button', { name: /^Markdown/ })
    expect(within(opened.dialog).queryByRole('button', { name: /^Share/ })).toBeNull()
    opened.unmount()

    const share = vi.fn(async (_data: ShareData) => undefined)
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    const canShare = ({ files = [] }: ShareData) => files.every(({ name }) => name.endsWith('.md'))
    Object.assign(navigator, { share, canShare })
    const again = await open()
    await generate(again)
    const button = await within(again.dialog).findByRole('button', {
      name: 'Share the Markdown file',
    })
    await again.user.click(button)
    expect(await within(again.dialog).findByText(/^The file was not shared/)).toBeVisible()
    await again.user.click(button)
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2))
    const [file] = share.mock.lastCall?.[0].files ?? []
    expect(file?.name).toBe('lease__unit_b_executive-brief.md')
    expect(await file?.text()).toContain('A lease.')
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
  })

  it('says so when the browser refuses to copy, and what else can be done', async () => {
    const opened = await open()
    await generate(opened)
    const copy = await within(opened.dialog).findByRole('button', { name: 'Copy' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    )
    document.execCommand = () => false
    await opened.user.click(copy)
    expect(await within(opened.dialog).findByText('Not copied')).toBeVisible()
    expect(within(opened.dialog).getByRole('status')).toHaveTextContent(
      'Your browser blocked copying.',
    )
  })

  it('forgets a failure and a text when it is closed, but not the format', () => {
    const chosen = reduceExport(firstExportState, { type: 'chosen', formatId: 'action-plan' })
    for (const ending of [
      { type: 'failed', message: 'No.' },
      { type: 'written', text: 'A plan.' },
    ] as const) {
      const ended = reduceExport(reduceExport(chosen, { type: 'started' }), ending)
      expect(reduceExport(ended, { type: 'closed' })).toEqual({
        ...firstExportState,
        formatId: 'action-plan',
      })
    }
  })

  it('goes back to select with what went wrong, and tries again', async () => {
    let isBroken = true
    const opened = await open(() =>
      isBroken
        ? jsonResponse(502, {
            error: 'No response received from AI. Please try again.',
            code: 'provider_failed',
            requestId: 'r',
          })
        : { result: 'Done' },
    )
    const { user, dialog } = opened
    await generate(opened)
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Generation Failed')
    expect(alert).toHaveTextContent('No response received from AI')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(6)
    isBroken = false
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(await within(dialog).findByRole('button', { name: 'Done' })).toBeVisible()
  })

  it('says so when nothing was written', async () => {
    const opened = await open(() => ({ result: '  ' }))
    await generate(opened)
    expect(await within(opened.dialog).findByRole('alert')).toHaveTextContent(
      'No response received from AI',
    )
  })

  it('ends the request when it is closed while writing', async () => {
    const opened = await open(() => new Promise(() => undefined))
    await generate(opened)
    await waitFor(() => expect(opened.net.to(ai)).toHaveLength(1))
    const signal = vi.mocked(globalThis.fetch).mock.calls.at(-1)?.[1]?.signal
    await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Close' }))
    expect(signal?.aborted).toBe(true)
    expect(opened.onClose).toHaveBeenCalledOnce()
  })

  it('leads from a finished export to another one', async () => {
    const opened = await open()
    await generate(opened)
    await opened.user.click(
      await within(opened.dialog).findByRole('button', { name: 'Generate Another' }),
    )
    await opened.user.click(within(opened.dialog).getByRole('radio', { name: /^Markdown Notes/ }))
    await generate(opened, 'Markdown Notes')
    expect(await within(opened.dialog).findByText('lease__unit_b_markdown-notes.md')).toBeVisible()
  })
})

describe('the gauge of an export', () => {
  it('rises by ten to ninety, is full when written, and is reset', () => {
    let state = reduceExport(firstExportState, { type: 'started' })
    state = reduceExport(state, { type: 'ticked' })
    expect(state.progress).toBe(10)
    for (let i = 0; i < 20; i++) state = reduceExport(state, { type: 'ticked' })
    expect(state.progress).toBe(90)
    state = reduceExport(state, { type: 'written', text: 'x' })
    expect(state.progress).toBe(100)
    state = reduceExport(reduceExport(state, { type: 'shown' }), { type: 'settled' })
    expect(state).toMatchObject({ step: 'result', progress: 0, text: 'x' })
  })
})

describe('what an export is written from', () => {
  it('fits the limit and never loses a point', () => {
    const citation = {
      field: 'keyPoints' as const,
      index: 0,
      start: 0,
      end: 1,
      quote: 'q'.repeat(2_000),
    }
    const large = { ...input, keyPoints: ['A point'], citations: Array(80).fill(citation) }
    const content = exportContent(large)
    expect(content.length).toBeLessThanOrEqual(100_000)
    expect(JSON.parse(content).keyPoints).toEqual(['A point'])
    expect(JSON.parse(content).citations).toHaveLength(80)
  })
})

describe('previewBlocks', () => {
  it('takes lines in capitals for headings', () => {
    const blocks = previewBlocks('EXECUTIVE BRIEF\nA lease\n\nPURPOSE\nTo let.')
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['title', 'EXECUTIVE BRIEF'],
      ['text', 'A lease'],
      ['heading', 'PURPOSE'],
      ['text', 'To let.'],
    ])
  })

  it('reads headings and keeps every word', () => {
    const kinds = previewBlocks('# Notes\n\nText.\n\n## Terms\n- one').map(({ kind, text }) => [
      kind,
      text,
    ])
    expect(kinds).toEqual([
      ['title', 'Notes'],
      ['text', 'Text.'],
      ['heading', 'Terms'],
      ['text', '- one'],
    ])
  })
})
