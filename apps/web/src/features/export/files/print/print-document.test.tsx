import { afterEach, describe, expect, it, vi } from 'vitest'
import { sampleDocument } from '../../testing/samples.ts'
import { printDocument } from './print-document.tsx'

afterEach(() => window.dispatchEvent(new Event('afterprint')))

describe('printing', () => {
  it('shows the export alone, its sources and coverage last, and leaves nothing behind', async () => {
    const document = await sampleDocument('ar', 'action-plan')
    window.document.title = 'Precis'
    const printed: string[] = []
    window.print = vi.fn(() => {
      const sheet = window.document.querySelector('.print-sheet > article')
      printed.push(sheet?.getAttribute('dir') ?? '', window.document.title)
      expect(sheet?.querySelectorAll('.sources > li')).toHaveLength(document.footnotes.length)
      expect(sheet?.querySelectorAll('tbody tr').length).toBeGreaterThan(1)
      expect(sheet?.lastElementChild?.textContent).toBe(document.coverage)
    })
    printDocument(document, 'plan.pdf')
    expect(printed).toEqual(['rtl', 'plan.pdf'])
    expect(window.document.documentElement).toHaveAttribute('data-printing')
    window.dispatchEvent(new Event('afterprint'))
    expect(window.document.querySelector('.print-sheet')).toBeNull()
    expect(window.document.documentElement).not.toHaveAttribute('data-printing')
    expect(window.document.title).toBe('Precis')
  })

  it('replaces a sheet that the browser never told the end of', async () => {
    window.print = () => undefined
    printDocument(await sampleDocument('en', 'executive-brief'), 'one')
    printDocument(await sampleDocument('en', 'action-plan'), 'two')
    expect(window.document.querySelectorAll('.print-sheet')).toHaveLength(1)
  })
})
