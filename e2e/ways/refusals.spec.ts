import { balance } from '../../testing/accounts.ts'
import { textFile } from '../documents/documents.ts'
import { onEachDevice } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow', expectedNoise: ['was preloaded using link preload'] })

onEachDevice(() => {
  test('a scrap of text asks before a credit is used, and an empty file is named and explained', async ({
    page,
    reader,
    request,
  }) => {
    await page.getByRole('tab', { name: 'Paste Text' }).click()
    const text = page.getByRole('textbox', { name: 'Document text' })
    await text.fill('The rent is due on Monday.')
    await page.getByRole('button', { name: 'Summarize', exact: true }).click()
    await expect(page.getByText('This text is very short')).toBeVisible()
    await expect(page.getByText('It has only 6 words.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Summarize anyway' })).toBeVisible()
    await page.getByRole('button', { name: 'Choose another document' }).click()

    await page.getByRole('tab', { name: 'Upload File' }).click()
    const minutes = textFile('minutes.pdf', '', 'application/pdf')
    await page.locator('input[type=file]').first().setInputFiles(minutes)
    const failure = page.locator('.failure')
    await expect(failure).toContainText('This file is empty.')
    await expect(failure).toContainText('minutes.pdf')
    expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })
    await failure.getByRole('link', { name: 'More about this error' }).click()
    await expect(page).toHaveURL('/help/article/troubleshooting/error-messages#file-empty')
    await expect(page.locator('#file-empty')).toBeInViewport()
  })
})
