import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import {
  type Account,
  balance,
  buyPack,
  createAccount,
  signIn,
  tokenOf,
} from '../../testing/accounts.ts'
import { onEachDevice } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: ['was preloaded using link preload'] })

const arrived = { timeout: 240_000 }

/** Follows the link of the open dialog into its new tab. */
async function openCheckout(page: Page, context: BrowserContext): Promise<Page> {
  const upgrade = page.getByRole('link', { name: 'Upgrade Now - $5' })
  await expect(upgrade).toHaveAttribute('href', /\/checkout\/test\?session=/)
  const [checkout] = await Promise.all([context.waitForEvent('page'), upgrade.click()])
  return checkout
}

/** Signs a new account in on the page, and opens a checkout from its dialog in a new tab. */
async function beginPurchase(page: Page, context: BrowserContext, request: APIRequestContext) {
  const person = await createAccount(request)
  await signIn(page, person)
  await page.getByRole('button', { name: 'Get Document Pack - $5' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Document Pack' })).toBeVisible()
  return { person, checkout: await openCheckout(page, context) }
}

async function useUp(request: APIRequestContext, person: Account, credits: number) {
  const { supabaseKey } = await (await request.get('/config.json')).json()
  const headers = {
    apikey: supabaseKey,
    authorization: `Bearer ${await tokenOf(request, person)}`,
  }
  for (let used = 0; used < credits; used += 1) {
    const taken = await request.post('/rest/v1/rpc/increment_document_usage', { headers, data: {} })
    expect(taken.ok()).toBe(true)
  }
}

onEachDevice(() => {
  test('the tab that a purchase was begun in catches up by itself', async ({
    page,
    context,
    request,
  }) => {
    const { checkout } = await beginPurchase(page, context, request)
    await checkout.getByRole('button', { name: 'Pay $5.00' }).click()
    await checkout.waitForURL(/\/analyze$/)
    await expect(checkout.getByText('Payment successful.')).toBeVisible()
    await checkout.close()

    await expect(page.getByRole('dialog', { name: 'Get Document Pack' })).toBeHidden(arrived)
    await expect(page.getByText('10 documents remaining').first()).toBeVisible()
    await expect(page.getByText('No Credits')).toBeHidden()
    await page.goto('/settings?tab=billing')
    await expect(page.getByRole('link', { name: /^Receipt from/ })).toHaveCount(1)
  })

  test('a declined checkout changes nothing and can be begun again', async ({
    page,
    context,
    request,
  }) => {
    const { checkout } = await beginPurchase(page, context, request)
    await checkout.getByRole('button', { name: 'Decline' }).click()
    await checkout.waitForURL(/\/analyze$/)
    await expect(checkout.getByText('No Credits')).toBeVisible()
    await expect(checkout.getByText('Payment successful.')).toBeHidden()
    await checkout.close()

    const upgrade = page.getByRole('link', { name: 'Upgrade Now - $5' })
    const declined = await upgrade.getAttribute('href')
    // What a browser says of a tab that is looked at again.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(upgrade).not.toHaveAttribute('href', declined ?? '')
    const again = await openCheckout(page, context)
    await again.getByRole('button', { name: 'Pay $5.00' }).click()
    await expect(again.getByText('Payment successful.')).toBeVisible()
    await again.close()
    await expect(page.getByText('10 documents remaining').first()).toBeVisible()
  })

  test('a checkout that was left can be paid, and two open ones are paid once', async ({
    page,
    context,
    request,
  }) => {
    const { person, checkout: left } = await beginPurchase(page, context, request)
    const address = left.url()
    await left.close()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const first = await openCheckout(page, context)
    expect(first.url()).toBe(address)
    const second = await context.newPage()
    await second.goto(address)
    await first.getByRole('button', { name: 'Pay $5.00' }).click()
    await expect(first.getByText('Payment successful.')).toBeVisible()
    await second.getByRole('button', { name: 'Pay $5.00' }).click()
    await expect(second.getByText('10 documents remaining').first()).toBeVisible()
    await expect(page.getByText('10 documents remaining').first()).toBeVisible()
    await expect.poll(() => balance(request, person)).toEqual({ used: 0, limit: 10 })
  })

  test('a purchase that no tab of this browser tells of is known by asking', async ({
    page,
    context,
    request,
  }) => {
    const { person, checkout } = await beginPurchase(page, context, request)
    await checkout.close()
    await buyPack(request, person)
    await expect(page.getByRole('dialog', { name: 'Get Document Pack' })).toBeHidden()
    await expect(page.getByText('10 documents remaining').first()).toBeVisible()
  })
})

test('an address typed by hand congratulates nobody', async ({ page, request }) => {
  await signIn(page, await createAccount(request))
  await page.goto('/analyze?checkout=success')
  await expect(page.getByText('No new payment yet.')).toBeVisible()
  await expect(page.getByText('Payment successful')).toBeHidden()
  await expect(page).toHaveURL(/\/analyze$/)
})

test('few credits warn, none close the upload screen, and a purchase opens it again', async ({
  page,
  context,
  request,
  reader,
}) => {
  await useUp(request, reader, 8)
  await page.reload()
  await expect(
    page.getByText(
      'Only 2 document(s) remaining. Purchase more credits to ensure uninterrupted analysis.',
    ),
  ).toBeVisible()
  await expect(page.locator('input[type=file]').first()).toBeAttached()

  await useUp(request, reader, 2)
  await page.reload()
  await expect(
    page.getByText('You have used all your document credits. Purchase more to continue analyzing.'),
  ).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Paste Text' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Buy More Credits' }).first().click()
  const checkout = await openCheckout(page, context)
  await checkout.getByRole('button', { name: 'Pay $5.00' }).click()
  await checkout.waitForURL(/\/analyze$/)
  await checkout.close()
  await expect(page.getByText('10 documents remaining').first()).toBeVisible(arrived)
  await expect(page.locator('input[type=file]').first()).toBeAttached()
})
