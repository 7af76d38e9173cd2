import type { Page } from '@playwright/test'
import { type PlantedDetail, plantedDocuments } from '../testing/planted-documents.ts'
import { expectAccessible } from './support/accessible.ts'
import { expectFits } from './support/fit.ts'
import { expect, test } from './support/test.ts'

const finished = { timeout: 240_000 }
const names = ['en-lease', 'de-mietvertrag', 'fr-bail', 'es-arrendamiento']

/** One text of four languages, and what in it must not be sent. */
function planted() {
  const documents = plantedDocuments().filter(({ name }) => names.includes(name))
  const details = documents.flatMap((document) => document.details)
  return { text: documents.map(({ text }) => text).join('\n\n'), details }
}

/** Every request with a body that leaves the page, from now on. */
function capture(page: Page): { readonly url: string; readonly body: string }[] {
  const sent: { url: string; body: string }[] = []
  page.on('request', (request) => {
    sent.push({ url: request.url(), body: request.postData() ?? '' })
  })
  return sent
}

async function startHidden(page: Page, text: string): Promise<void> {
  await page.getByRole('checkbox', { name: /^Hide names before sending/ }).check()
  await page.getByRole('tab', { name: 'Paste Text' }).click()
  await page.getByRole('textbox', { name: 'Document text' }).fill(text)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Before anything is sent' })).toBeVisible(finished)
}

const valuesOf = (details: readonly PlantedDetail[]) => [
  ...new Set(details.map(({ value }) => value)),
]

test('no request holds a hidden detail, and the page shows them all', async ({ page, reader }) => {
  const { text, details } = planted()
  const values = valuesOf(details)
  expect(values.length).toBeGreaterThanOrEqual(40)
  const sent = capture(page)
  await startHidden(page, text)
  expect(sent.filter(({ url }) => url.includes('openai-analysis'))).toEqual([])
  await page.getByRole('button', { name: 'Send and summarize' }).click()
  await expect(page.getByRole('heading', { name: 'Key Points' })).toBeVisible(finished)

  const question = page.getByRole('textbox', { name: 'Your question' })
  await question.fill('What does Joseph Okafor pay to Helena Marrow each month?')
  await question.press('Enter')
  const chat = page.getByRole('region', { name: 'Ask about this document' })
  await expect(chat.getByText(/£1,450/).first()).toBeVisible(finished)

  await page.getByRole('button', { name: 'Smart Export' }).first().click()
  const exporting = page.getByRole('dialog', { name: 'Smart Export' })
  await exporting.getByRole('radio', { name: /^Presentation/ }).click()
  await exporting.getByRole('button', { name: 'Generate Presentation' }).click()
  await expect(exporting.getByRole('button', { name: /^Word/ })).toBeVisible(finished)
  await page.keyboard.press('Escape')
  await expect(exporting).toBeHidden()

  const calls = sent.filter(({ url }) => url.includes('openai-analysis'))
  expect(calls.filter(({ body }) => body.includes('"export:presentation"'))).toHaveLength(1)
  expect(calls.length).toBeGreaterThanOrEqual(3)
  for (const { url, body } of sent) {
    for (const value of values) expect(body, `${value} in a request to ${url}`).not.toContain(value)
  }
  // Long texts are drawn around what is read: every part of it is looked at.
  const source = page.getByRole('region', { name: 'Source document' })
  const shown = await source.evaluate(async (pane) => {
    const scroller = [...pane.querySelectorAll('*')].find(
      (one) => one.scrollHeight > one.clientHeight + 100,
    )
    let seen = ''
    for (let top = 0; scroller && top < scroller.scrollHeight; top += 200) {
      scroller.scrollTop = top
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      seen += `${pane.textContent}\n`
    }
    return seen
  })
  for (const value of values) expect(shown).toContain(value)

  await page.getByRole('button', { name: 'What left this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'What left this device' })
  await expect(dialog.getByRole('listitem')).toHaveCount(calls.length)
  await expectAccessible(page, 'what left this device')
  await dialog.getByRole('button', { name: /what was sent: Summary$/ }).click()
  const body = calls
    .map((call) => JSON.parse(call.body))
    .find((one) => one.systemPrompt === 'summary')
  const exact = await dialog.getByRole('region', { name: 'Text that was sent' }).textContent()
  expect(body.content.startsWith(exact ?? 'nothing')).toBe(true)
  expect(reader.email).toContain('@')
})

test('the step before sending can be used by keyboard, on a narrow screen, in both themes', async ({
  page,
  reader,
}) => {
  const { text } = planted()
  await startHidden(page, text)
  await expectAccessible(page, 'before sending')
  const toggle = page.getByRole('switch', { name: 'Hide Helena Marrow' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page, `before sending, ${colorScheme}`)
    await expectAccessible(page, `before sending, ${colorScheme}`)
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Before anything is sent' })).toBeVisible(finished)
  await expect(page.getByRole('switch', { name: 'Hide Helena Marrow' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('checkbox', { name: /^Hide names/ })).toBeChecked()
  expect(reader.email).toContain('@')
})
