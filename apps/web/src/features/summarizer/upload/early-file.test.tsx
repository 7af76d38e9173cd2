import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { EarlyFileInput, useEarlyFile } from './early-file.tsx'

afterEach(cleanup)

const taken: string[] = []

function Screen() {
  useEarlyFile((file) => void taken.push(file.name))
  return <p>Ready</p>
}

function At({ stage }: { stage: 'checking' | 'loading' | 'ready' }) {
  return (
    <MemoryRouter>
      {stage === 'checking' && <EarlyFileInput key="checking" />}
      {stage === 'loading' && <EarlyFileInput key="loading" />}
      {stage === 'ready' && <Screen />}
    </MemoryRouter>
  )
}

it('keeps a file that was chosen before the skeleton was drawn anew', async () => {
  const { rerender } = render(<At stage="checking" />)
  const file = new File(['The rent is due.'], 'lease.txt', { type: 'text/plain' })
  await userEvent.upload(screen.getByLabelText('Document file'), file)
  rerender(<At stage="loading" />)
  rerender(<At stage="ready" />)
  expect(screen.getByText('Ready')).toBeVisible()
  expect(taken).toEqual(['lease.txt'])
})
