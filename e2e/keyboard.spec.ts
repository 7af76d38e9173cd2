import { readFile } from 'node:fs/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { balance, mailedLink, newAccount } from '../testing/accounts.ts'
import { agreementDocx, agreementPdf, type UploadedFile } from './documents/documents.ts'
import { onEachDevice } from './support/devices.ts'
import { expectFocusIn, expectFocusKept, tabTo } from './support/keyboard.ts'
import { untilOfflineReady } from './support/offline-ready.ts'
import { expect, test } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedNoise: ['was preloaded using link preload'],
})

/** Presses Enter on what opens the system's file dialog, and chooses there. */
async function chooseFile(page: Page, button: Locator, file: UploadedFile): Promise<void> {
  await tabTo(page, button)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(file)
}

async function pay(page: Page, context: BrowserContext, link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('href', /\/checkout\/test\?session=/)
  await tabTo(page, link)
  const opening = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const checkout = await opening
  await tabTo(checkout, checkout.getByRole('button', { name: 'Pay $5.00' }))
  await checkout.keyboard.press('Enter')
  await expect(checkout.getByText('Payment successful.')).toBeVisible()
  await checkout.close()
}

onEachDevice((device) => {
  test('the keyboard alone leads from nothing to a Word file', async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(600_000)
    const person = newAccount()
    const { keyboard } = page
    // Choosers are watched from the first listener on: one that comes with the key may come too late.
    page.on('filechooser', () => undefined)

    await page.goto('/')
    await untilOfflineReady(page)
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await tabTo(page, skip)
    await expect(skip).toBeInViewport()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Get Started Free' }))
    const tryButton = page.locator('#try').getByText('Choose a file')
    await chooseFile(page, tryButton, await agreementPdf(3))
    await expect(page.getByText('Your document stays in this tab')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Use the full analysis' }))
    await keyboard.press('Enter')

    await page.waitForURL('**/auth?mode=sign-up')
    await tabTo(page, page.getByLabel('Email'))
    await keyboard.type(person.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await keyboard.type(person.password)
    await keyboard.press('Enter')
    await expect(page.getByText('Please check your email to verify your account')).toBeVisible()
    await request.get(await mailedLink(request, person.email), { maxRedirects: 0 })
    await page.waitForURL('**/analyze')

    const menu = page.getByRole('button', {
      name: device === 'desktop' ? 'Account menu' : 'Open menu',
    })
    await tabTo(page, menu)
    await keyboard.press('Enter')
    const settings = page.getByRole(device === 'desktop' ? 'menuitem' : 'link', {
      name: 'Settings',
    })
    if (device === 'desktop') await expect(settings).toBeFocused()
    else await tabTo(page, settings)
    await keyboard.press('ArrowDown')
    await keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(menu).toBeFocused()

    if (device === 'desktop') {
      await pay(page, context, page.getByRole('link', { name: 'Buy a pack and summarize - $5' }))
    } else {
      await tabTo(page, page.getByRole('button', { name: 'Get Document Pack - $5' }))
      await keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expectFocusIn(dialog)
      await expectFocusKept(page, dialog, 3)
      await pay(page, context, page.getByRole('link', { name: 'Upgrade Now - $5' }))
      await tabTo(page, page.getByRole('button', { name: 'Summarize', exact: true }))
      await keyboard.press('Enter')
    }

    const exportButton = page.getByRole('button', { name: 'Smart Export' }).first()
    await expect(exportButton).toBeVisible({ timeout: 240_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const chip = page.getByRole('link', { name: /, show in document$/ }).nth(1)
    await tabTo(page, chip)
    await keyboard.press('Enter')
    await expect(page.locator('.cite.is-active').first()).toBeFocused()
    await keyboard.press('Escape')
    await expect(chip).toBeFocused()

    if (device === 'phone') {
      await tabTo(page, page.getByRole('tab', { name: 'Summary' }), 'Shift+Tab')
      await keyboard.press('End')
      await expect(page.getByRole('tab', { name: 'Ask' })).toBeFocused()
    }
    await tabTo(page, page.getByPlaceholder('Ask about this document'))
    await keyboard.type('How long is the initial term?')
    await keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('thirty-six (36) months')
    await expect(page.getByPlaceholder('Ask about this document')).toBeFocused()

    if (device === 'phone') {
      await tabTo(page, page.getByRole('tab', { name: 'Ask' }), 'Shift+Tab')
      await keyboard.press('Home')
    }
    await tabTo(page, exportButton, device === 'phone' ? 'Tab' : 'Shift+Tab')
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Smart Export' })
    await expectFocusIn(dialog)
    await expectFocusKept(page, dialog, 5)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(exportButton).toBeFocused()

    await keyboard.press('Enter')
    await expectFocusIn(dialog)
    await tabTo(page, dialog.getByRole('radio', { name: /^Executive Brief/ }))
    await keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: /^Detailed Report/ })).toBeChecked()
    await tabTo(page, dialog.getByRole('button', { name: 'Generate Detailed Report' }))
    await keyboard.press('Enter')
    const download = dialog.getByRole('button', { name: 'Download' })
    await expect(download).toBeVisible()
    await expectFocusKept(page, dialog, 6)
    await tabTo(page, download)
    const saving = page.waitForEvent('download')
    await keyboard.press('Enter')
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/_detailed-report\.txt$/)
    expect((await readFile(await saved.path(), 'utf8')).length).toBeGreaterThan(200)
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }))
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(exportButton).toBeFocused()

    await keyboard.press('Enter')
    await expectFocusIn(dialog)
    await tabTo(page, dialog.getByRole('button', { name: /Word/ }).first())
    const savingWord = page.waitForEvent('download')
    await keyboard.press('Enter')
    expect((await savingWord).suggestedFilename()).toMatch(/\.docx$/)
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    const first = page.url()
    const another = page.getByRole('button', { name: 'Summarize Another Document' })
    await tabTo(page, another.locator('visible=true').first())
    await keyboard.press('Enter')
    await tabTo(page, page.getByRole('tab', { name: 'Upload File' }))
    await keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Paste Text' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
    await keyboard.press('ArrowLeft')
    if (device === 'desktop') {
      await tabTo(page, page.getByRole('radio', { name: /^General/ }))
      await keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: /^Contract/ })).toBeChecked()
    }
    await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), agreementDocx())
    await page.waitForURL((url) => url.pathname.startsWith('/analyze/') && url.href !== first)
    await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()
    expect(await balance(request, person)).toEqual({ used: 2, limit: 10 })
  })
})
