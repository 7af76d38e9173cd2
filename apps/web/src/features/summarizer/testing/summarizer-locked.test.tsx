import { FileError } from '@precis/domain'
import { readPastedText } from '@precis/extraction'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReadSource } from '../workbench/source.ts'
import { ai, fillInBrowser, type Opened, open, text } from './open-summarizer.tsx'

beforeEach(fillInBrowser)

const opener = 'open sesame'
const unreadable =
  'Failed to process document. Please ensure the file is not corrupted or password-protected.'

const readLocked: ReadSource = async (_, { password, onProgress }) => {
  onProgress({ stage: 'opening', done: 0, total: 0 })
  if (password === undefined) throw new FileError('password_needed')
  if (password !== opener) throw new FileError('wrong_password')
  onProgress({ stage: 'reading', done: 0, total: 1 })
  return readPastedText(text)
}

async function giveLocked({ user }: Opened) {
  const input = await screen.findByLabelText('Document file')
  await user.upload(input, new File(['%PDF-'], 'lease.pdf', { type: 'application/pdf' }))
  return screen.findByLabelText('File password')
}

describe('an encrypted file', () => {
  it('asks for its password, which opens it and goes nowhere', async () => {
    const opened = await open({ read: readLocked })
    const field = await giveLocked(opened)
    expect(field).toHaveFocus()
    expect(screen.getByText('Nothing has been sent and no credit has been used.')).toBeVisible()
    expect(opened.net.to(ai)).toHaveLength(0)
    await opened.user.type(field, `${opener}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
    expect(JSON.stringify(opened.net.requests)).not.toContain(opener)
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(opener)
  })

  it('says that a password is wrong, and lets it be tried again', async () => {
    const opened = await open({ read: readLocked })
    const field = await giveLocked(opened)
    await opened.user.type(field, 'guess{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'That password is not correct. Try again.',
    )
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toBeInvalid()
    await opened.user.clear(field)
    await opened.user.type(field, opener)
    await opened.user.click(screen.getByRole('button', { name: 'Open the file' }))
    expect(await screen.findByRole('heading', { name: 'Key Points' })).toBeVisible()
  })

  it('is dropped when nobody has its password, and costs nothing', async () => {
    const opened = await open({ read: readLocked })
    await giveLocked(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(unreadable)
    expect(alert).toHaveTextContent('No credit was used.')
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    expect(opened.net.to(ai)).toHaveLength(0)
  })

  it('forgets its password with the file', async () => {
    const given: (string | undefined)[] = []
    const opened = await open({
      read: (source, options) => {
        given.push(options.password)
        return readLocked(source, options)
      },
    })
    await opened.user.type(await giveLocked(opened), `${opener}{Enter}`)
    await screen.findByRole('heading', { name: 'Key Points' })
    await opened.user.click(
      screen.getAllByRole('button', { name: 'Summarize Another Document' })[0] as HTMLElement,
    )
    await giveLocked(opened)
    expect(given).toEqual([undefined, opener, undefined])
  })
})
