import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { singleKeys } from '../../../lib/browser/single-keys.ts'
import { useSourceKeys } from './use-source-keys.ts'

function Source({ onNext }: { onNext: () => void }) {
  useSourceKeys({ ']': onNext })
  return <input aria-label="Find" />
}

afterEach(() => singleKeys.set(true))

it('acts on one key, unless it is typed into a field or pressed with another', async () => {
  const next = vi.fn()
  const user = userEvent.setup()
  render(<Source onNext={next} />)
  await user.keyboard(']')
  await user.keyboard('{Control>}]{/Control}')
  expect(next).toHaveBeenCalledTimes(1)
  await user.click(screen.getByLabelText('Find'))
  await user.keyboard(']')
  expect(screen.getByLabelText('Find')).toHaveValue(']')
  expect(next).toHaveBeenCalledTimes(1)
})

it('does nothing once single keys are switched off, which the browser remembers', async () => {
  const next = vi.fn()
  const user = userEvent.setup()
  render(<Source onNext={next} />)
  act(() => singleKeys.set(false))
  await user.keyboard(']')
  expect(next).not.toHaveBeenCalled()
  expect(window.localStorage.getItem('precis.single-keys')).toBe('off')
  act(() => singleKeys.set(true))
  await user.keyboard(']')
  expect(next).toHaveBeenCalledTimes(1)
  expect(window.localStorage.getItem('precis.single-keys')).toBeNull()
})
