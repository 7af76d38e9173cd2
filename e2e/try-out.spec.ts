import type { Locator, Page } from '@playwright/test'
import { fileMessages } from '@precis/domain'
import { agreement } from './documents/agreement.ts'
import { agreementDocx, agreementPdf, textFile } from './documents/documents.ts'
import { expect, test } from './support/test.ts'

const tryOut = (page: Page) => page.locator('#try')
const chooser = (page: Page) => tryOut(page).locator('input[type=file]')
const chips = (page: Page) => tryOut(page).getByRole('link', { name: /, show in document$/ })
const squeeze = (text: string) => text.replace(/\s+/g, '')

/** The landing page, loaded and at rest, as somebody meets it who then loses the network. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(tryOut(page).getByText('it also works offline')).toBeVisible()
}

/** Follows every chip and returns the words that it highlights, with the point they belong to. */
async function followChips(page: Page): Promise<{ point: string; quote: string }[]> {
  const followed: { point: string; quote: string }[] = []
  for (const chip of await chips(page).all()) {
    await chip.click()
    await expect(tryOut(page).locator('[data-quote=active]').first()).toBeInViewport()
    const quote = (await tryOut(page).locator('[data-quote=active]').allTextContents()).join(' ')
    followed.push({ point: await pointOf(chip), quote })
  }
  return followed
}

function pointOf(chip: Locator): Promise<string> {
  return chip.evaluate(
    (link) => link.closest('.point')?.querySelector('.said p')?.textContent ?? '',
  )
}

test('a PDF of ten pages is summarized with the network cut after the page has loaded', async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push('ERR_INTERNET_DISCONNECTED')
  const pdf = await agreementPdf(10)
  const sent: string[] = []
  await arrive(page)
  await context.setOffline(true)
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url())
  })
  page.on('request', (request) => {
    if (!/\/(assets|pdfjs)\/[\w./-]+$/.test(request.url())) sent.push(request.url())
  })
  await chooser(page).setInputFiles(pdf)
  await expect(tryOut(page).getByText(/10 of 10 pages read\./)).toBeVisible()
  const followed = await followChips(page)
  expect(followed.length).toBeGreaterThanOrEqual(5)
  const source = squeeze(agreement.map(({ heading, text }) => heading + text).join(''))
  for (const { point, quote } of followed) {
    expect(squeeze(quote).length).toBeGreaterThan(10)
    expect(source).toContain(squeeze(quote).replace(/^ServicesAgreementbetween.*?plc/, ''))
    // A point of two passages has a chip for each of them, and so has the heading that leads one.
    const said = squeeze(point.replace(/^[^:]{1,60}: /, ''))
    const isOwn =
      squeeze(quote).includes(said.slice(0, 24)) || squeeze(point).startsWith(squeeze(quote))
    expect(isOwn || said.includes(squeeze(quote).slice(0, 24)), `${said} rests on ${quote}`).toBe(
      true,
    )
  }
  expect(sent).toEqual([])

  await tryOut(page).getByRole('button', { name: 'Start again' }).click()
  await chooser(page).setInputFiles(agreementDocx())
  await expect(tryOut(page).getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await tryOut(page).getByRole('button', { name: 'Start again' }).click()
  await chooser(page).setInputFiles(pdf)
  await expect(tryOut(page).getByText(/10 of 10 pages read\./)).toBeVisible()
})

test('the sample is summarized from the keyboard alone', async ({ page }) => {
  await arrive(page)
  await tryOut(page).getByRole('button', { name: 'Use a sample' }).focus()
  await page.keyboard.press('Enter')
  const title = tryOut(page).getByRole('heading', { name: 'Consulting agreement, a sample' })
  await expect(title).toBeFocused()
  await expect(tryOut(page).getByRole('status')).toContainText('Summary ready')
  const chip = chips(page).first()
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(tryOut(page).locator('[data-quote=active]').first()).toBeFocused()
  await expect(tryOut(page).getByRole('status')).toContainText('highlighted')
  await page.keyboard.press('Escape')
  await expect(chip).toBeFocused()
})

test('pasted text is summarized', async ({ page }) => {
  await arrive(page)
  const text = agreement.slice(0, 6).map(({ heading, text }) => `${heading}\n\n${text}`)
  await tryOut(page).getByRole('textbox', { name: 'Or paste its text' }).fill(text.join('\n\n'))
  await tryOut(page).getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(tryOut(page).getByText(/The whole text was read\./)).toBeVisible()
  expect((await followChips(page)).length).toBeGreaterThanOrEqual(5)
})

test('what cannot be read or is too long is said, and the next document goes through', async ({
  page,
}) => {
  await arrive(page)
  const cases = [
    [textFile('picture.gif', 'GIF89a', 'image/gif'), fileMessages.wrong_type],
    [textFile('notes.txt', ' '), fileMessages.empty_text],
    [textFile('broken.pdf', 'no pdf '.repeat(99), 'application/pdf'), fileMessages.bad_pdf],
    [textFile('long.txt', 'A sentence of some words. '.repeat(8_000)), 'up to 200,000 here.'],
    [textFile('big.txt', 'word '.repeat(2_200_000)), 'You can try files of up to 10 MB here.'],
  ] as const
  for (const [file, message] of cases) {
    await chooser(page).setInputFiles(file)
    await expect(tryOut(page).getByText(message)).toBeVisible()
  }
  await expect(tryOut(page).getByRole('link', { name: 'Use the full analysis' })).toBeVisible()
  await chooser(page).setInputFiles(agreementDocx())
  await expect(tryOut(page).getByRole('heading', { name: 'Key Points' })).toBeVisible()
  await expect(tryOut(page).getByText(message(cases))).toHaveCount(0)
})

function message(cases: readonly (readonly [unknown, string])[]): string {
  return cases.at(-1)?.[1] ?? ''
}
