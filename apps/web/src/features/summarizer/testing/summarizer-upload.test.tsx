import { FileError } from '@precis/domain'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type AiBody,
  ai,
  fillInBrowser,
  finish,
  open,
  paste,
  summarizeButton,
  text,
} from './open-summarizer.tsx'

beforeEach(fillInBrowser)

describe('the upload screen', () => {
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

  it('keeps the chosen mode for the next document', async () => {
    const opened = await open()
    await opened.user.click(await screen.findByRole('radio', { name: /^Contract/ }))
    await finish(opened)
    const [another] = screen.getAllByRole('button', { name: 'Summarize Another Document' })
    await opened.user.click(another as HTMLElement)
    expect(await screen.findByRole('radio', { name: /^Contract/ })).toBeChecked()
    await finish(opened)
    expect(opened.summaries()[1]?.body).toMatchObject({ mode: 'contract' })
  })

  it('offers a language where the engine can write in it, and sends it with everything', async () => {
    const opened = await open({ engine: 'a-model' })
    const language = await screen.findByRole('combobox', { name: 'Summary language' })
    expect(language).toHaveDisplayValue("Document's own language")
    await opened.user.selectOptions(language, 'Deutsch')
    await finish(opened)
    await opened.user.click(screen.getByRole('button', { name: 'How much is the rent?' }))
    await screen.findByText('It is $3,400.')
    const bodies = opened.net.to(ai).map(({ body }) => body as AiBody & { language?: string })
    const languageOf = (prompt: string) =>
      bodies.find(({ systemPrompt }) => systemPrompt === prompt)?.language
    expect(languageOf('summary')).toBe('de')
    expect(languageOf('question')).toBe('de')
    expect(opened.slots.at(-1)?.source.language).toBe('de')
  })

  it('does not offer to translate what can only be quoted', async () => {
    const opened = await open({ engine: 'embedded' })
    expect(await screen.findByText('Points quote the document in its own language.')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Summary language' })).toBeNull()
    await finish(opened)
    expect(opened.summaries()[0]?.body).not.toHaveProperty('language')
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
    expect(within(alert).getByRole('link', { name: 'More about this error' })).toHaveAttribute(
      'href',
      '/help/article/troubleshooting/error-messages#file-damaged',
    )
    expect(opened.net.to(ai)).toHaveLength(0)
  })
})
