import { expect, it, vi } from 'vitest'

/** Removing what has the focus has jsdom ask for a frame. */
function removeFocused() {
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  button.remove()
}

it('draws frames again after fake timers', async () => {
  const nextFrame = requestAnimationFrame
  vi.useFakeTimers()
  await new Promise(nextFrame)
  await new Promise(nextFrame)
  removeFocused()
  vi.useRealTimers()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(document.body)
})
