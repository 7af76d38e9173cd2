import type { PageSpan } from '@precis/extraction'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReadSource } from '../workbench/source.ts'
import {
  answerAll,
  calendar,
  cited,
  event,
  fillInBrowser,
  finish,
  open,
  paste,
  renewal,
  rent,
  rest,
  stream,
  summarizeButton,
  summaryOf,
} from './open-summarizer.tsx'

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

  it('says beside the severity of a risk why it is one', async () => {
    const opened = await open()
    await finish(opened)
    const point = screen.getByText('Automatic renewal').closest('li') as HTMLElement
    expect(within(point).getByText('High')).toBeVisible()
    expect(within(point).getByText('Continues unless you end it')).toBeVisible()
  })

  it('marks what could not be verified, and leaves it out of exports until somebody wants it', async () => {
    const opened = await open()
    await finish(opened)
    const point = screen.getByText('The roof leaks.').closest('li') as HTMLElement
    expect(within(point).getByText('no page')).toBeVisible()
    expect(within(point).getByText(/^Not verified/)).toBeVisible()
    expect(within(point).queryByRole('link')).toBeNull()
    const input = () => opened.slots.at(-1)?.source.input
    expect(input()?.leftOut).toContainEqual({ field: 'keyPoints', index: 2 })
    await opened.user.click(within(point).getByRole('button', { name: 'Keep it' }))
    expect(within(point).getByText(/^Kept in exports/)).toBeVisible()
    expect(input()?.leftOut).not.toContainEqual({ field: 'keyPoints', index: 2 })
    expect(input()?.checks).toMatchObject([{ field: 'keyPoints', index: 2, isKept: true }])
    await opened.user.click(within(point).getByRole('button', { name: 'Leave out' }))
    expect(input()?.leftOut).toContainEqual({ field: 'keyPoints', index: 2 })
  })

  it('copies a point with its source, pins it to the notes and begins a question about it', async () => {
    const opened = await open()
    await finish(opened)
    const point = screen.getByText('It renews itself.').closest('li') as HTMLElement
    const press = (name: string, where = point) =>
      opened.user.click(within(where).getByRole('button', { name }))
    await press('Copy with source')
    expect(await navigator.clipboard.readText()).toBe(
      `It renews itself.\n“${renewal}” (Lease of a workshop, ¶ 3)`,
    )
    await press('Pin to notes')
    const notes = screen.getByRole('region', { name: 'Notes' })
    const note = within(notes).getByText('It renews itself.').closest('li') as HTMLElement
    await opened.user.click(within(note).getByRole('link'))
    expect(screen.getByText(renewal, { selector: 'mark' })).toHaveFocus()
    await press('Remove', note)
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull()
    await press('Ask about this')
    const field = screen.getByRole('textbox', { name: 'Your question' })
    expect(field).toHaveFocus()
    expect(field).toHaveValue('“It renews itself.”: ')
  })

  it('steps through several passages of one place', async () => {
    const together = `${rent} Nothing of note. ${renewal} ${rest}`
    const opened = await open({
      handler: answerAll({
        summary: ({ content }) =>
          stream(
            event('result', {
              result: {
                ...summaryOf(content),
                citations: [
                  cited(content, 'keyPoints', rent),
                  cited(content, 'keyPoints', renewal),
                ],
              },
              documentId: 'd1',
              usage: { used: 4, limit: 10 },
            }),
          ),
      }),
    })
    await paste(opened, together)
    await opened.user.click(summarizeButton())
    await screen.findByRole('heading', { name: 'Key Points' })
    const chip = screen.getByRole('link', { name: 'Paragraph 1, 2 passages, show in document' })
    for (const words of [rent, renewal, rent]) {
      await opened.user.click(chip)
      await waitFor(() => expect(screen.getByText(words, { selector: 'mark' })).toHaveFocus())
    }
  })

  it('puts the day of a detail into a calendar', async () => {
    const opened = await open()
    await finish(opened)
    await opened.user.click(await screen.findByRole('button', { name: 'Add to calendar: Rent' }))
    await opened.user.click(screen.getByRole('button', { name: 'Add 1 date to calendar' }))
    expect(calendar.save.mock.calls).toEqual([[0], [null]])
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
