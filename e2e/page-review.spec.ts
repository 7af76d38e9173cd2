import { doubtfulPdf, noticePage, rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expectFocusKept, tabTo } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

const upload = 'input[type=file]'
const recognized = { timeout: 240_000 }

test('what was hard to read is put right beside its picture, and the result says so', async ({
  page,
  reader,
}) => {
  await page
    .locator(upload)
    .first()
    .setInputFiles(await doubtfulPdf(page))
  const receipt = page.getByRole('region', { name: '2 pages to check' })
  await expect(receipt.getByRole('button', { name: /^Page 2 Hard to read/ })).toBeVisible(
    recognized,
  )
  await expect(receipt.getByRole('button', { name: /^Page 3/ })).toContainText(
    '[No text found via OCR]',
  )
  await expect(page.getByRole('button', { name: 'Summarize anyway' })).toBeVisible()

  await receipt.getByRole('button', { name: /^Page 2/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Page 2' })
  await expect(dialog.getByRole('img', { name: 'Image of page 2' })).toBeVisible()
  const field = dialog.getByRole('textbox', { name: 'Text of page 2' })
  await dialog.getByRole('button', { name: 'Show next' }).click()
  await expect(field).toBeFocused()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd)).toBeGreaterThan(0)
  await expect(dialog.locator('.word-box.is-current')).not.toHaveCount(0)
  await field.fill(noticePage.lines.join('\n'))
  await dialog.getByRole('button', { name: 'Save correction' }).click()
  await page
    .getByRole('dialog', { name: 'Page 3' })
    .getByRole('button', { name: 'No text on this page' })
    .click()

  await expect(page.getByText('Ready to summarize')).toBeVisible()
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  const coverage =
    '3 of 3 pages read: 2 recognized, 1 without text. Page 2 was corrected by hand. Page 3 was checked by hand.'
  await expect(page.getByText(coverage)).toBeVisible(recognized)
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible()

  await page.getByRole('button', { name: 'Smart Export' }).first().click()
  await page.getByRole('button', { name: /^Generate / }).click()
  await expect(page.getByRole('dialog')).toContainText(coverage, recognized)
  expect(reader.email).toContain('@')
})

test('pictures are read again in the language that was chosen, and corrected pages are left alone', async ({
  page,
  reader,
}) => {
  const german = await scannedPdf(page, [
    {
      lines: [
        'Die Miete beträgt 3.400 Euro im Monat und wird früh bezahlt.',
        // Too few small words to tell the language by themselves.
        'Mieter: Werkstatt sauber halten, gegen Feuer versichern.',
      ],
    },
    { ...rentPage, look: 'faint' },
  ])
  await page.locator(upload).first().setInputFiles(german)
  await page.getByRole('button', { name: 'Check the pages first' }).click(recognized)
  await page.getByRole('button', { name: /^Page 2/ }).click(recognized)
  const field = page.getByRole('textbox', { name: 'Text of page 2' })
  await field.fill('Der Vermieter hält das Dach instand.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Page 2 Corrected by hand/ })).toBeVisible()

  const language = page.getByRole('combobox', { name: 'Language of scanned text' })
  await expect(language).toHaveValue('eng')
  await language.selectOption('deu')
  await page.getByRole('button', { name: 'Read again' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(language).toHaveValue('eng')
  await expect(page.getByRole('button', { name: /^Page 2 Corrected by hand/ })).toBeVisible()

  await language.selectOption('deu')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect(page.getByText('Ready to summarize')).toBeVisible(recognized)
  await expect(language).toHaveValue('deu')
  await page.getByRole('button', { name: 'Page 1', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Text of page 1' })).toHaveValue(
    /beträgt 3\.400 Euro im Monat und wird früh bezahlt/,
  )
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('textbox', { name: 'Text of page 2' })).toHaveValue(
    'Der Vermieter hält das Dach instand.',
  )
  expect(reader.email).toContain('@')
})

test('the keyboard alone puts a page right and starts the analysis', async ({ page, reader }) => {
  test.setTimeout(600_000)
  await page
    .locator(upload)
    .first()
    .setInputFiles(await doubtfulPdf(page))
  const row = page.getByRole('button', { name: /^Page 2 Hard to read/ })
  await expect(row).toBeVisible(recognized)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, row)
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'Page 2' })
  await expect(dialog.getByRole('img', { name: 'Image of page 2' })).toBeVisible()
  await expectFocusKept(page, dialog, 10)
  const field = dialog.getByRole('textbox', { name: 'Text of page 2' })
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(noticePage.lines.join(' '))
  await tabTo(page, dialog.getByRole('button', { name: 'Save correction' }))
  await page.keyboard.press('Enter')

  const next = page.getByRole('dialog', { name: 'Page 3' })
  await tabTo(page, next.getByRole('button', { name: 'No text on this page' }))
  await page.keyboard.press('Enter')
  await expect(next).toBeHidden()
  await expect(row.or(page.getByRole('button', { name: /^Page 2 Corrected/ }))).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Summarize', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(recognized)
  expect(reader.email).toContain('@')
})
