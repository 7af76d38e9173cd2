import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { singleKeys } from '../../lib/browser/single-keys.ts'
import { fakeNetwork, jsonResponse } from '../../test/fake-network.ts'
import { renderPage } from '../../test/render-page.tsx'
import { keepSession, mara, profileOf, sessionBody, testConfig } from '../../test/test-users.ts'
import { SettingsPage } from './settings-page.tsx'

function network() {
  return fakeNetwork({
    'GET /config.json': () => testConfig,
    'GET /rest/v1/profiles': () => profileOf(),
    'PATCH /rest/v1/profiles': () => ({ id: mara.id }),
    'GET /auth/v1/user': () => mara,
    'PUT /auth/v1/user': () => mara,
    'POST /auth/v1/token': () => sessionBody(),
    'POST /auth/v1/logout': () => new Response(null, { status: 204 }),
    'POST /.netlify/functions/delete-account': () => new Response(null, { status: 204 }),
  })
}

let net: ReturnType<typeof network>
beforeEach(() => {
  net = network()
  keepSession()
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn()
})

async function open(query = '') {
  const page = await renderPage(
    [{ path: '/settings', element: <SettingsPage billing={<p>The plan</p>} /> }],
    { at: `/settings${query}` },
  )
  await screen.findByRole('heading', { name: 'Settings' })
  return page
}

describe('the tabs', () => {
  it('opens on Profile, and on Billing when the address says so', async () => {
    const first = await open()
    expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
    first.unmount()
    await open('?tab=billing')
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('The plan')).toBeVisible()
  })

  it('keeps the tab in the address', async () => {
    const { user, path } = await open()
    await user.click(screen.getByRole('tab', { name: 'Security' }))
    expect(path()).toBe('/settings?tab=security')
    expect(await screen.findByRole('heading', { name: 'Change Password' })).toBeVisible()
  })

  it('keeps what was typed while another tab is looked at', async () => {
    const { user } = await open()
    await user.type(await screen.findByDisplayValue('Mara Oduya'), ' Jr')
    await user.click(screen.getByRole('tab', { name: 'Billing' }))
    expect(screen.queryByRole('textbox', { name: 'Full Name' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Profile' }))
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Mara Oduya Jr')
  })

  it('leads back to the dashboard', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
      'href',
      '/analyze',
    )
  })
})

it('switches single-key shortcuts off and on', async () => {
  const { user } = await open()
  const choice = screen.getByRole('checkbox', { name: /^Single-key shortcuts/ })
  expect(choice).toBeChecked()
  await user.click(choice)
  expect(choice).not.toBeChecked()
  expect(singleKeys.isOn()).toBe(false)
  await user.click(choice)
  expect(singleKeys.isOn()).toBe(true)
})

describe('coming back from a checkout', () => {
  it('says that the payment went through and reads the profile again after 2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('?tab=billing&checkout=success')
    const said = 'Payment successful! Your account will be upgraded shortly.'
    expect(await screen.findByText(said)).toBeVisible()
    const reads = net.to('GET /rest/v1/profiles').length
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(net.to('GET /rest/v1/profiles').length).toBe(reads + 1)
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(screen.queryByText(said)).toBeNull()
  })

  it('takes the news out of the address, so that a reload does not repeat it', async () => {
    const { path } = await open('?tab=billing&checkout=success')
    await waitFor(() => expect(path()).toBe('/settings?tab=billing'))
    expect(await screen.findByText(/^Payment successful!/)).toBeVisible()
  })
})

it('claims no payment before one has reached the account', async () => {
  net.on({ 'GET /rest/v1/profiles': () => profileOf({ subscription_type: 'free' }) })
  await open('?tab=billing&checkout=success')
  expect(await screen.findByText(/^We have not received a payment yet/)).toBeVisible()
  expect(screen.queryByText(/Payment successful/)).toBeNull()
})

describe('the data of the account', () => {
  const path = 'POST /.netlify/functions/export-account'
  let saved: { name: string; text: Promise<string> }[]
  beforeEach(() => {
    saved = []
    URL.createObjectURL = (blob: Blob) => {
      saved.push({ name: '', text: blob.text() })
      return 'blob:data'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      for (const file of saved) file.name = this.download
    })
  })

  it('are downloaded as one JSON file', async () => {
    net.on({ [path]: () => ({ account: { email: mara.email } }) })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your data was downloaded')).toBeVisible()
    expect(saved).toHaveLength(1)
    expect(saved[0]?.name).toBe('precis-data.json')
    expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual({ account: { email: mara.email } })
  })

  it('that cannot be had are said so, and can be asked for again', async () => {
    net.on({ [path]: () => jsonResponse(500, {}) })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(saved).toEqual([])
    net.on({ [path]: () => ({ account: {} }) })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your data was downloaded')).toBeVisible()
  })
})

describe('the profile', () => {
  it('saves the name and nothing else', async () => {
    const { user } = await open()
    const name = await screen.findByDisplayValue('Mara Oduya')
    await user.clear(name)
    await user.type(name, ' Mara O. ')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByText('Profile updated successfully')).toBeVisible()
    expect(net.to('PATCH /rest/v1/profiles')[0]?.body).toEqual({ full_name: 'Mara O.' })
  })

  it('shows the email without letting it be edited', async () => {
    await open()
    const email = screen.getByLabelText('Email Address')
    expect(email).toHaveValue('mara@tideline.example')
    expect(email).toHaveAttribute('readonly')
    expect(email).toHaveAccessibleDescription('Contact support to change your email address')
  })

  it('shows the whole of a long address to who points at it', async () => {
    await open()
    expect(screen.getByLabelText('Email Address')).toHaveAttribute('title', 'mara@tideline.example')
  })

  it('offers no empty form in place of a profile that did not load, but another try', async () => {
    net.on({ 'GET /rest/v1/profiles': () => jsonResponse(400, { message: 'broken' }) })
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.')
    expect(screen.queryByLabelText('Full Name')).toBeNull()
    net.on({ 'GET /rest/v1/profiles': () => profileOf() })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByDisplayValue('Mara Oduya')).toBeVisible()
  })

  it('says what is stored, and that documents are not', async () => {
    await open()
    expect(await screen.findByText(/^Not stored/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy#stored',
    )
  })

  it('shows a failure until it is dismissed, and keeps the typed name', async () => {
    net.on({ 'PATCH /rest/v1/profiles': () => jsonResponse(403, { message: '', code: '42501' }) })
    const { user } = await open()
    const name = await screen.findByDisplayValue('Mara Oduya')
    await user.type(name, ' Jr')
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile')
    expect(name).toHaveValue('Mara Oduya Jr')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('changing the password', () => {
  async function fill(current: string, next: string, confirmation: string) {
    const page = await open('?tab=security')
    await page.user.type(screen.getByLabelText('Current Password'), current)
    await page.user.type(screen.getByLabelText('New Password'), next)
    await page.user.type(screen.getByLabelText('Confirm New Password'), confirmation)
    return page
  }
  const update = () => screen.getByRole('button', { name: 'Update Password' })

  it('waits for all three fields', async () => {
    const { user } = await open('?tab=security')
    expect(update()).toBeDisabled()
    await user.type(screen.getByLabelText('Current Password'), 'paperweight')
    await user.type(screen.getByLabelText('New Password'), 'letter-opener')
    expect(update()).toBeDisabled()
    await user.type(screen.getByLabelText('Confirm New Password'), 'letter-opener')
    expect(update()).toBeEnabled()
  })

  it('signs in with the current password first', async () => {
    const { user } = await fill('paperweight', 'letter-opener', 'letter-opener')
    await user.click(update())
    expect(await screen.findByText('Password updated successfully')).toBeVisible()
    expect(net.to('POST /auth/v1/token')[0]?.body).toMatchObject({ password: 'paperweight' })
    expect(net.to('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'letter-opener' })
    expect(screen.getByLabelText('Current Password')).toHaveValue('')
  })

  it('changes nothing when the current password is wrong', async () => {
    net.on({
      'POST /auth/v1/token': () =>
        jsonResponse(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
    })
    const { user } = await fill('wrong-one', 'letter-opener', 'letter-opener')
    await user.click(update())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your current password is not correct.',
    )
    expect(net.to('PUT /auth/v1/user')).toHaveLength(0)
  })

  it('refuses two different new passwords', async () => {
    const { user } = await fill('paperweight', 'letter-opener', 'letter-closer')
    await user.click(update())
    expect(screen.getByRole('alert')).toHaveTextContent('New passwords do not match')
    expect(net.to('POST /auth/v1/token')).toHaveLength(0)
  })
})

describe('deleting the account', () => {
  async function ask() {
    const page = await open('?tab=security')
    await page.user.click(screen.getByRole('button', { name: 'Delete Account' }))
    const dialog = await screen.findByRole('alertdialog')
    return { ...page, dialog }
  }

  it('asks first, and leaves everything alone on Cancel', async () => {
    const { user, dialog } = await ask()
    expect(dialog).toHaveTextContent(
      'Are you sure you want to delete your account? This action cannot be undone.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(net.to('POST /.netlify/functions/delete-account')).toHaveLength(0)
  })

  it('deletes, signs out and goes home', async () => {
    const { user, dialog, path } = await ask()
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
    await waitFor(() => expect(path()).toBe('/'))
    expect(net.to('POST /.netlify/functions/delete-account')).toHaveLength(1)
    expect(window.localStorage.getItem('precis.session')).toBeNull()
  })

  it('stays open while the account is being deleted', async () => {
    net.on({ 'POST /.netlify/functions/delete-account': () => new Promise(() => undefined) })
    const { user, dialog } = await ask()
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
    await user.keyboard('{Escape}')
    expect(within(dialog).getByRole('button', { name: 'Deleting account...' })).toBeDisabled()
  })

  it('says that it failed and stays signed in', async () => {
    net.on({ 'POST /.netlify/functions/delete-account': () => Promise.reject(new TypeError()) })
    const { user, dialog } = await ask()
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete account. Please contact support.',
    )
    expect(window.localStorage.getItem('precis.session')).not.toBeNull()
  })
})
