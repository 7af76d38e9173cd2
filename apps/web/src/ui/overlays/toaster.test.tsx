import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showToast } from './toast.ts'
import { Toaster } from './toaster.tsx'

it('shows what was said before it was there, then what comes, each until it is dismissed', async () => {
  const user = userEvent.setup()
  showToast('Your account was deleted.')
  render(<Toaster />)
  expect(await screen.findByText('Your account was deleted.')).toBeVisible()
  showToast('You are signed out.')
  expect(await screen.findByText('You are signed out.')).toBeVisible()
  const newest = screen.getAllByLabelText('Dismiss')[0] as HTMLElement
  await user.click(newest)
  await waitFor(() => expect(screen.queryByText('You are signed out.')).toBeNull())
  expect(screen.getByText('Your account was deleted.')).toBeVisible()
})
