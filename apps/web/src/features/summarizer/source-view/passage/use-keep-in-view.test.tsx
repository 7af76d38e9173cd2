import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Jump } from './place-in-source.ts'
import { useKeepInView } from './use-keep-in-view.ts'

const heightPx = 600
const inViewPx = 200
const belowPx = 900

/** Where the words stand, and what the page says when the pane gets another size. */
let wordsPx = inViewPx
let resize: () => void = () => undefined
const lost = vi.fn()

const rect = (top: number, height: number) => ({ ...new DOMRect(0, top, 400, height).toJSON() })

function Pane({ jump, takesFocus = false }: { jump: Jump; takesFocus?: boolean }) {
  const pane = useRef<HTMLElement>(null)
  useKeepInView(pane, jump, takesFocus, lost)
  return (
    <section ref={pane}>
      <div className="scroll" data-testid="pages">
        <div data-testid="list">
          <mark data-quote="active">words</mark>
        </div>
      </div>
    </section>
  )
}

/** Frames enough for a look, were one to come. */
async function frames() {
  for (let count = 0; count < 4; count += 1) {
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
  }
}

function change(px: number) {
  wordsPx = px
  resize()
}

beforeEach(() => {
  wordsPx = inViewPx
  lost.mockReset()
  vi.stubGlobal('innerHeight', heightPx)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => rect(0, heightPx))
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => [rect(wordsPx, 20)] as unknown as DOMRectList,
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openCitation() {
  const view = render(<Pane jump={{ to: 'passage' }} />)
  await frames()
  expect(lost).not.toHaveBeenCalled()
  return { go: (jump: Jump) => view.rerender(<Pane jump={jump} />) }
}

it('asks for the words whenever a change of the layout has moved them out of view', async () => {
  const { go } = await openCitation()
  for (let times = 1; times <= 3; times += 1) {
    change(belowPx)
    await frames()
    expect(lost).toHaveBeenCalledTimes(times)
    wordsPx = inViewPx
    go({ to: 'passage', isAgain: true })
    await frames()
    expect(lost).toHaveBeenCalledTimes(times)
  }
})

it('asks again when the words are lost once more on the way back', async () => {
  const { go } = await openCitation()
  change(belowPx)
  await frames()
  go({ to: 'passage', isAgain: true })
  // The list has put its old place back.
  fireEvent.scroll(screen.getByTestId('pages'))
  await frames()
  expect(lost.mock.calls.length).toBeGreaterThan(1)
})

it('follows pages that take other places without a change of the pane', async () => {
  await openCitation()
  wordsPx = belowPx
  screen.getByTestId('list').style.height = '2000px'
  await frames()
  expect(lost).toHaveBeenCalledTimes(1)
})

it.each<[string, (pages: HTMLElement) => void]>([
  ['the wheel', (pages) => fireEvent.wheel(pages)],
  ['a finger', (pages) => fireEvent.touchMove(pages)],
  ['a key', (pages) => fireEvent.keyDown(pages, { key: 'PageDown' })],
  ['the scroll bar', (pages) => fireEvent.pointerDown(pages)],
  [
    'words being selected',
    (pages) => {
      fireEvent.pointerDown(screen.getByText('words'))
      fireEvent.scroll(pages)
    },
  ],
])('leaves the reader alone who moved the source by %s', async (_, move) => {
  const { go } = await openCitation()
  move(screen.getByTestId('pages'))
  change(belowPx)
  await frames()
  expect(lost).not.toHaveBeenCalled()
  go({ to: 'passage', isAgain: true })
  await frames()
  expect(lost).not.toHaveBeenCalled()

  go({ to: 'passage' })
  await frames()
  expect(lost).toHaveBeenCalled()
})

it('takes a scroll that no layout explains for one of the reader', async () => {
  await openCitation()
  wordsPx = belowPx
  fireEvent.scroll(screen.getByTestId('pages'))
  await frames()
  resize()
  await frames()
  expect(lost).not.toHaveBeenCalled()
})

it('asks again for words that lost the focus on the way, and once only', async () => {
  const { rerender } = render(<Pane jump={{ to: 'passage' }} takesFocus />)
  await frames()
  expect(lost).toHaveBeenCalledTimes(1)
  rerender(<Pane jump={{ to: 'passage', isAgain: true }} takesFocus />)
  await frames()
  expect(lost).toHaveBeenCalledTimes(1)
})

it('lets go when the reader turns to another page', async () => {
  const { go } = await openCitation()
  go({ to: 'page', page: 3 })
  change(belowPx)
  await frames()
  expect(lost).not.toHaveBeenCalled()
})
