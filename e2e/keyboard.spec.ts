import { readFile } from 'node:fs/promises'
import { buyPack, createAccount } from '../testing/accounts.ts'
import { agreementPdf } from './documents/documents.ts'
import { expectFocusKept, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard alone leads from the landing page to an exported summary', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const person = await createAccount(request)
  await buyPack(request, person)
  const { keyboard } = page
  // Choosers are watched from the first listener on: one that comes with the key may come too late.
  page.on('filechooser', () => undefined)

  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await tabTo(page, skip)
  await expect(skip).toBeInViewport()
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Get Started Free' }))
  await keyboard.press('Enter')

  await page.waitForURL('**/auth?mode=sign-up')
  await tabTo(page, page.getByRole('button', { name: 'Already have an account? Sign in' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Email'))
  await keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await keyboard.type(person.password)
  await keyboard.press('Enter')
  await page.waitForURL('**/analyze')

  const avatar = page.getByRole('button', { name: 'Account menu' })
  await tabTo(page, avatar)
  await keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(avatar).toBeFocused()

  await tabTo(page, page.getByRole('tab', { name: 'Upload File' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Paste Text' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
  await keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('radio', { name: /^General/ }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^Contract/ })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Choose a file' }))
  const chooser = page.waitForEvent('filechooser')
  await keyboard.press('Enter')
  await (await chooser).setFiles(await agreementPdf())

  const exportButton = page.getByRole('button', { name: 'Smart Export' }).first()
  await expect(exportButton).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const chip = page.getByRole('link', { name: /, show in document$/ }).nth(1)
  await tabTo(page, chip)
  await keyboard.press('Enter')
  await expect(page.locator('.cite.is-active').first()).toBeFocused()
  await keyboard.press('Escape')
  await expect(chip).toBeFocused()

  await tabTo(page, page.getByPlaceholder('Ask about this document'))
  await keyboard.type('How much is the monthly fee?')
  await keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('£48,500')
  await expect(page.getByPlaceholder('Ask about this document')).toBeFocused()

  await tabTo(page, exportButton, 'Shift+Tab')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Smart Export' })
  await expect(dialog).toBeVisible()
  await expectFocusKept(page, dialog, 5)
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(exportButton).toBeFocused()

  await keyboard.press('Enter')
  await expect(dialog).toBeVisible()
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
})
