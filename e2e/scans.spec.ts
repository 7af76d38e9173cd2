import type { Page } from '@playwright/test'
import { balance } from '../testing/accounts.ts'
import { agreement } from './documents/agreement.ts'
import { twoColumnPdf, type UploadedFile } from './documents/documents.ts'
import { drawPages, garbledPdf, mixedPdf, scannedPdf } from './documents/page-images.ts'
import { expect, test } from './support/test.ts'

const finished = { timeout: 240_000 }
const subjects = [
  'apples',
  'bridges',
  'candles',
  'diamonds',
  'engines',
  'forests',
  'gardens',
  'horses',
  'islands',
  'jackets',
  'kitchens',
  'lanterns',
]

const pageAbout = (subject: string) => [
  `This clause is about ${subject} and nothing else.`,
  'The buyer pays on the first day of each month.',
]

/** Uploads a file; resolves to the text that is sent once it was read. */
async function contentOf(page: Page, start: () => Promise<void>): Promise<string> {
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/openai-analysis') &&
      request.postDataJSON().systemPrompt === 'summary',
    finished,
  )
  await start()
  return (await asked).postDataJSON().content
}

const upload = (page: Page, file: UploadedFile) =>
  contentOf(page, () => page.locator('input[type=file]').first().setInputFiles(file))

async function expectReceipt(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible(finished)
}

test('a scan of twelve pages, one of them turned, is read in order', async ({ page, reader }) => {
  const pictures = await drawPages(
    page,
    subjects.map((subject, index) => ({ lines: pageAbout(subject), turns: index === 4 ? 1 : 0 })),
  )
  const content = await upload(page, await scannedPdf(pictures))
  const places = subjects.map((subject) => content.indexOf(subject))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await expectReceipt(page, '12 of 12 pages read: 12 recognized.')
  expect(reader.email).toContain('@')
})

test('the one scanned page of a file is read in its place', async ({ page, reader }) => {
  const [picture] = await drawPages(page, [{ lines: pageAbout('apples') }])
  if (picture === undefined) throw new Error('no picture')
  const texts = agreement.slice(0, 19).map(({ text }, index) => `Clause ${index + 1}. ${text}`)
  const content = await upload(page, await mixedPdf(texts, { page: 8, picture }))
  const [before, scan, after] = ['Clause 7.', 'apples', 'Clause 8.'].map((one) =>
    content.indexOf(one),
  )
  expect([before, scan, after].toSorted((a = 0, b = 0) => a - b)).toEqual([before, scan, after])
  expect(scan).toBeGreaterThan(0)
  await expectReceipt(page, '20 of 20 pages read: 19 text, 1 recognized.')
  expect(reader.email).toContain('@')
})

test('a page whose text layer is garbage is read from its picture', async ({ page, reader }) => {
  const content = await upload(page, await garbledPdf(pageAbout('engines')))
  expect(content).toContain('about engines and nothing else')
  expect(content).not.toMatch(/[\ue000-\uf8ff]/)
  await expectReceipt(page, '1 of 1 page read: 1 recognized.')
  expect(reader.email).toContain('@')
})

test('a paper in two columns is read one column after the other', async ({ page, reader }) => {
  const paragraph = (subject: string) =>
    `${pageAbout(subject).join(' ')} ${'It was so. '.repeat(12)}`
  const [left, right] = [subjects.slice(0, 3), subjects.slice(3, 6)]
  const file = await twoColumnPdf('On trade in two columns', [
    left.map(paragraph),
    right.map(paragraph),
  ])
  const content = await upload(page, file)
  for (const subject of [...left, ...right]) {
    expect(content.replace(/\s+/g, ' ')).toContain(
      `about ${subject} and nothing else. The buyer pays`,
    )
  }
  const places = [...left, ...right].map((subject) => content.indexOf(subject))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await expectReceipt(page, '1 of 1 page read.')
  expect(reader.email).toContain('@')
})

test('photos become the pages of one document, in the order given', async ({
  page,
  request,
  reader,
}) => {
  const pictures = await drawPages(
    page,
    [
      { lines: pageAbout('lanterns') },
      { lines: pageAbout('kitchens'), turns: 3 },
      { lines: ['A cat, by mistake.'] },
    ],
    'image/jpeg',
  )
  const files = pictures.map((buffer, index) => ({
    name: ['second.jpg', 'first.txt', 'cat.jpg'][index] ?? '',
    mimeType: index === 1 ? 'text/plain' : 'image/jpeg',
    buffer,
  }))
  await expect(page.locator('input[type=file]').first()).toHaveAccessibleName('Document file')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Photo of a page' }).click()
  expect((await chooser).isMultiple()).toBe(true)
  await (await chooser).setFiles(files)
  await expect(page.getByRole('heading', { name: '3 pages in this order' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove p. 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove p. 2' })).toBeFocused()
  await page.getByRole('button', { name: 'Move p. 2 earlier' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'p. 1' })).toContainText('first.txt')

  const content = await contentOf(page, () =>
    page.getByRole('button', { name: 'Summarize', exact: true }).press('Enter'),
  )
  expect(content.indexOf('kitchens')).toBeGreaterThan(-1)
  expect(content.indexOf('lanterns')).toBeGreaterThan(content.indexOf('kitchens'))
  expect(content).not.toContain('cat')
  await expectReceipt(page, '2 of 2 pages read: 2 recognized.')
  await page
    .getByRole('link', { name: /^Page 2, show in document/ })
    .first()
    .click()
  await expect(page.locator('.cite.is-active').first()).toBeInViewport()
  expect(await balance(request, reader)).toEqual({ used: 1, limit: 10 })
})

test('what is no picture, or cannot be decoded, is named and costs nothing', async ({
  page,
  request,
  reader,
}) => {
  const photos = page.getByLabel('Photo files', { exact: true })
  await photos.setInputFiles({
    name: 'lease.png',
    mimeType: 'image/png',
    buffer: Buffer.from('%PDF-1.7 and what follows'),
  })
  await expect(page.getByRole('alert')).toContainText('lease.png is not a PNG, JPEG or HEIC image.')
  const [picture] = await drawPages(page, [{ lines: pageAbout('horses') }])
  await photos.setInputFiles([
    { name: 'whole.png', mimeType: 'image/png', buffer: Buffer.from(picture ?? '') },
    {
      name: 'torn.png',
      mimeType: 'image/png',
      buffer: Buffer.from(picture?.subarray(0, 40) ?? ''),
    },
  ])
  await expect(page.getByRole('alert')).toContainText('Failed to process file')
  await expect(page.getByRole('alert')).toContainText('This browser cannot open p. 2.')
  await expect(page.getByRole('button', { name: 'Summarize', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Remove p. 2' }).click()
  await expect(page.getByRole('button', { name: 'Summarize', exact: true })).toBeEnabled()
  expect(await balance(request, reader)).toEqual({ used: 0, limit: 10 })
})
