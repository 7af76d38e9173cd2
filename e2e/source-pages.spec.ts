import type { Page } from '@playwright/test'
import { agreementPdf } from './documents/documents.ts'
import { noticePage, rentPage, scannedPdf } from './documents/scanned-documents.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const upload = 'input[type=file]'
const recognized = { timeout: 240_000 }
const active = '[data-quote=active]'

/** Letters and digits alone: between lines and around hyphens the picture has other signs than the text. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

async function wordsUnderYellow(page: Page): Promise<string> {
  return letters((await page.locator(active).allTextContents()).join(''))
}

for (const [kind, make] of [
  ['recognized', (page: Page) => scannedPdf(page, [rentPage, noticePage])],
  ['text', () => agreementPdf(3)],
] as const) {
  test(`every citation is marked on the ${kind} page as it looks, and in the text`, async ({
    page,
    reader,
  }) => {
    await page
      .locator(upload)
      .first()
      .setInputFiles(await make(page))
    const source = page.getByRole('region', { name: 'Source document' })
    const chips = page.getByRole('link', { name: /^Page \d+.* show in document$/ })
    await expect(chips.first()).toBeVisible(recognized)
    const count = await chips.count()
    expect(count).toBeGreaterThan(2)
    for (let index = 0; index < count; index += 1) {
      await chips.nth(index).click()
      const mark = page.locator(active).first()
      await expect(mark).toBeFocused()
      await expect(mark).toBeInViewport()
      await expect(page.locator('.page-sheet .bracket')).toBeVisible()
      const onPage = await wordsUnderYellow(page)
      await page.keyboard.press('2')
      await expect(source.getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(page.locator(`.segment ${active}`).first()).toBeInViewport()
      expect(onPage).toBe(await wordsUnderYellow(page))
      await page.keyboard.press('1')
      await expect(page.locator(`.page-layer ${active}`).first()).toBeInViewport()
    }
    expect(reader.email).toContain('@')
  })
}

async function summarized(page: Page): Promise<void> {
  await page
    .locator(upload)
    .first()
    .setInputFiles(await agreementPdf(6))
  await expect(page.getByRole('link', { name: /show in document$/ }).first()).toBeVisible(
    recognized,
  )
  // Moving to its own address takes the focus.
  await expect(page).toHaveURL(/\/analyze\/[\w-]+$/)
}

test('keys lead through the citations, and quoted words to their point', async ({
  page,
  reader,
}) => {
  await summarized(page)
  const source = page.getByRole('region', { name: 'Source document' })
  await page.keyboard.press(']')
  await expect(source.locator('.citations b')).toHaveText('1')
  await expect(page.locator(active).first()).toBeFocused()
  await page.keyboard.press(']')
  await expect(source.locator('.citations b')).toHaveText('2')
  await page.keyboard.press('[')
  await expect(source.locator('.citations b')).toHaveText('1')
  const quote = await page.locator(active).first().getAttribute('data-quotes')
  await expect(
    page.locator(`.it.is-active a.chip[data-quotes~="${quote?.split(' ')[0]}"]`),
  ).not.toHaveCount(0)

  await source.locator('.cite:not(.is-active)').first().click()
  await expect(source.locator('.citations b')).not.toHaveText('1')
  await expect(page.locator('.it.is-active').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.locator('a.chip:focus')).toHaveCount(1)

  const splitter = page.getByRole('separator', { name: 'Resize the document pane' })
  const width = async () => (await source.boundingBox())?.width ?? 0
  const before = await width()
  await splitter.focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(width).toBeLessThan(before - 40)
  await splitter.dblclick()
  await expect.poll(width).toBeCloseTo(before, 0)
  expect(reader.email).toContain('@')
})

test('a citation on a page stays in view at every width until the reader scrolls', async ({
  page,
  reader,
}) => {
  await summarized(page)
  const { height } = page.viewportSize() ?? { height: 900 }
  const splitter = page.getByRole('separator', { name: 'Resize the document pane' })
  const chips = page.getByRole('link', { name: /^Page 4.* show in document$/ })
  await chips.first().click()
  const mark = page.locator(`.page-layer ${active}`).first()
  await expect(mark).toBeFocused()
  await expect(mark).toBeInViewport()
  await page.getByRole('textbox', { name: 'Your question' }).focus()
  for (const width of [1_000, 1_440, 800, 375, 1_440]) {
    await page.setViewportSize({ width, height })
    await expect(mark, `${width} px`).toBeInViewport()
  }
  // None of these waits for the one before it.
  for (const width of [1_000, 375, 1_200, 800, 950]) await page.setViewportSize({ width, height })
  await expect(mark, 'after changes in a row').toBeInViewport()
  await page.setViewportSize({ width: 1_440, height })
  await expect(mark).not.toBeFocused()
  await splitter.focus()
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('Shift+ArrowLeft')
  await expect(mark, 'beside the splitter').toBeInViewport()

  const pages = page.getByRole('region', { name: 'Pages' })
  await pages.hover()
  await page.mouse.wheel(0, -20_000)
  const offset = () => pages.evaluate((element) => element.scrollTop)
  await expect.poll(offset).toBe(0)
  await page.setViewportSize({ width: 1_000, height })
  await expect.poll(offset).toBe(0)
  await expect(mark, 'left by the reader').not.toBeInViewport()
  expect(reader.email).toContain('@')
})

test('words end at the same place of the page however large it is drawn', async ({
  page,
  reader,
}) => {
  await summarized(page)
  const sheet = page.locator('.page-layer').first()
  const ends = () =>
    sheet.evaluate((layer) => {
      const { left, width } = layer.getBoundingClientRect()
      return [...layer.children].map((run) => (run.getBoundingClientRect().right - left) / width)
    })
  const width = async () => (await sheet.boundingBox())?.width ?? 0
  const before = await width()
  const expected = await ends()
  expect(expected.length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 1_000, height: 900 })
  await expect.poll(width, 'a smaller page').toBeLessThan(before - 40)
  const small = await ends()
  for (const [index, end] of expected.entries()) expect(small[index]).toBeCloseTo(end, 2)
  expect(reader.email).toContain('@')
})

test('the words of a page are found and selected on its picture', async ({ page, reader }) => {
  await summarized(page)
  await page.getByRole('button', { name: 'Find in document' }).click()
  await page.getByRole('textbox', { name: 'Find in document' }).fill('monthly fee')
  await expect(page.locator('.page-layer mark.is-current')).toHaveText('monthly fee')
  await page.keyboard.press('Escape')
  const line = page.locator('.page-layer span').first()
  const words = await line.textContent()
  await line.selectText()
  expect(await page.evaluate(() => window.getSelection()?.toString())).toContain(words)
  expect(reader.email).toContain('@')
})

test('thumbnails show where a document is quoted, and lead from page to page', async ({
  page,
  reader,
}) => {
  await summarized(page)
  const list = page.getByRole('listbox', { name: 'Thumbnails' })
  const current = list.getByRole('option', { selected: true })
  const drawn = list.locator('canvas')
  await expect(drawn).toHaveCount(6)
  await expect(list.locator('i').first()).toBeVisible()
  await expect(current).toHaveAccessibleName(/^Page 1, \d+ citations?$/)
  await page.getByRole('region', { name: 'Pages' }).focus()
  await page.keyboard.press('Tab')
  await expect(list).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(current).toHaveAccessibleName(/^Page 2/)
  await expect(list).toHaveAttribute(
    'aria-activedescendant',
    (await current.getAttribute('id')) ?? '',
  )
  await expect(page.getByRole('article', { name: 'Page 2' })).toBeInViewport()
  await page.keyboard.press('End')
  await expect(current).toHaveAccessibleName(/^Page 6/)
  await list.getByRole('option', { name: /^Page 3/ }).click()
  await expect(page.locator('.tools .pos')).toHaveText('p. 3 of 6')
  await expectAccessible(page, 'thumbnails')
  await page.keyboard.press('2')
  await expect(list).toBeHidden()
  expect(reader.email).toContain('@')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the passage lies over the lower half in letters of a size to read, its point above', async ({
    page,
    reader,
  }) => {
    await summarized(page)
    const chip = page.getByRole('link', { name: /show in document$/ }).nth(2)
    await chip.tap()
    const words = page.locator('mark[data-quote=active]').first()
    await expect(words).toBeInViewport()
    expect(
      await words.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    ).toBeGreaterThan(14)
    await page.getByRole('button', { name: 'Page', exact: true }).tap()
    await expect(page.locator(active).first()).toBeInViewport()
    await expect(page.getByRole('listbox', { name: 'Thumbnails' })).toHaveCount(0)
    await expect(chip).toBeInViewport()
    const sheet = await page.getByRole('region', { name: 'Source document' }).boundingBox()
    const point = await chip.boundingBox()
    expect((point?.y ?? 0) + (point?.height ?? 0)).toBeLessThan(sheet?.y ?? 0)
    await page.getByRole('button', { name: /^Back to / }).tap()
    await expect(page.getByRole('region', { name: 'Source document' })).toBeHidden()
    await expect(chip).toBeFocused()
    expect(reader.email).toContain('@')
  })

  test('the passage makes way for what is turned to', async ({ page, reader }) => {
    await summarized(page)
    const source = page.getByRole('region', { name: 'Source document' })
    const chip = page.getByRole('link', { name: /show in document$/ }).nth(2)
    await chip.tap()
    await page
      .getByRole('button', { name: 'Ask about this' })
      .filter({ visible: true })
      .first()
      .tap()
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused()
    await expect(source).toBeHidden()
    await page.getByRole('tab', { name: 'Document' }).tap()
    await expect(source).toBeVisible()
    await page.getByRole('tab', { name: 'Summary' }).tap()
    await expect(source).toBeHidden()
    expect(reader.email).toContain('@')
  })
})
