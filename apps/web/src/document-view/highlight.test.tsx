import type { ExtractedDocument } from '@precis/extraction'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHighlightState } from './highlight.tsx'

const content = 'The rent is due on the first day.'
const source: ExtractedDocument = { kind: 'txt', content, pages: [], sections: [] }

it('takes the focus back to the chip, and for words still on their way no more', () => {
  Element.prototype.scrollIntoView = vi.fn()
  document.body.innerHTML = '<a id="chip" href="#rent">Paragraph 1</a>'
  const { result } = renderHook(() => useHighlightState(source, { onShow: () => undefined }))
  act(() => result.current.highlight.show({ start: 4, end: 8 }, 'chip', 'Summary'))
  const { shown } = result.current.highlight
  expect(shown?.isQuiet).toBe(false)
  act(() => result.current.goBack())
  expect(document.getElementById('chip')).toHaveFocus()
  expect(result.current.highlight.shown).toEqual({ ...shown, isQuiet: true })
})
