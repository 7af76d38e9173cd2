import type { PageSpan } from '@precis/extraction'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReadSource } from '../workbench/source.ts'
import { fillInBrowser, finish, open, renewal, rent } from './open-summarizer.tsx'

beforeEach(fillInBrowser)

const filler = 'Nothing of note stands here. '.repeat(60).trim()

/** 400 pages; the first holds the rent, the 301st the renewal. */
const readManyPages: ReadSource = async () => {
  let content = ''
  const pages: PageSpan[] = []
  for (let number = 1; number <= 400; number += 1) {
    const text = `${number === 1 ? rent : number === 301 ? renewal : `Page ${number}.`} ${filler}`
    if (number > 1) content += '\n\n'
    pages.push({ number, start: content.length, end: content.length + text.length, source: 'text' })
    content += text
  }
  return { kind: 'pdf', content, pages, sections: [] }
}

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

  it('holds only the pages around the place that is read, and finds its way to any other', async () => {
    const opened = await open({ read: readManyPages })
    await finish(opened)
    const pages = () => screen.getAllByRole('article').map((sheet) => sheet.ariaLabel)
    expect(await screen.findByRole('article', { name: 'Page 1' })).toBeVisible()
    expect(pages()[0]).toBe('Page 1')
    expect(pages().length).toBeLessThan(30)
    await opened.user.click(screen.getByRole('link', { name: 'Page 301, show in document' }))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
    expect(pages()).toContain('Page 301')
    expect(pages()).not.toContain('Page 1')
    expect(pages().length).toBeLessThan(40)
  })
})
