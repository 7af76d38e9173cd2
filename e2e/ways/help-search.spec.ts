import { onEachDevice } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const answers = [
  ['delete my document', '/help/article/features/my-documents#deleting'],
  ['refnud', '/help/article/billing/billing-faq#refunds'],
  ['scan', '/help/article/getting-started/supported-document-types#scanned-pages'],
  ['<b>why two credits</b>', '/help/article/billing/usage-tracking#counted'],
] as const

onEachDevice(() => {
  test('help answers what people type, a single letter and a thousand too', async ({ page }) => {
    await page.goto('/help')
    const field = page.getByRole('searchbox', { name: 'Search help' })
    const results = page.getByRole('region', { name: 'Search results' })
    // The first article, and in it the section that answers.
    const first = results.getByRole('listitem').first().getByRole('link').last()
    for (const [asked, answer] of answers) {
      await field.fill(asked)
      await expect(first, asked).toHaveAttribute('href', answer)
    }
    await field.fill('e')
    await expect(results.getByRole('status')).toHaveText(/^\d\d articles$/)
    await field.fill('x'.repeat(1_000))
    await expect(results.getByRole('status')).toHaveText(/^No results found\./)
    await results.getByRole('button', { name: 'Clear search' }).click()
    await field.fill('get my money back')
    await first.click()
    await expect(page).toHaveURL(answers[1][1])
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport()
  })
})
