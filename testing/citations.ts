import type { Page, Request } from '@playwright/test'

/** Where something is on a page, in shares of its width and height from the top left corner. */
export interface PlaceOnPage {
  readonly page: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One citation as it is shown: the words it quotes, and what is under the yellow. */
export interface ShownCitation {
  readonly quote: string
  /** The marked words over the picture of the page; null where the file has none. */
  readonly onPage: string | null
  readonly inText: string
  /** Where the page is yellow. */
  readonly marks: readonly PlaceOnPage[]
}

const active = '[data-quote=active]'
const inText = `.segment ${active}, .is-text ${active}`
const onPage = `.page-layer ${active}`

/** Letters and digits alone: between lines and around hyphens a page has other signs than its text. */
export function letters(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
}

/** The text that is sent to be summarized. Begin to wait before the document is handed in. */
export async function summarizedText(page: Page, timeout: number): Promise<string> {
  const isSummary = (request: Request) =>
    request.url().endsWith('/openai-analysis') && request.postDataJSON().systemPrompt === 'summary'
  const request = await page.waitForRequest(isSummary, { timeout })
  return request.postDataJSON().content
}

/** Follows every chip of a result to each of its passages, on the page and in the text. */
export async function followCitations(
  page: Page,
  content: string,
  most = Number.POSITIVE_INFINITY,
) {
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  while ((await more.count()) > 0) await more.first().click()
  const isPaged = (await page.getByRole('group', { name: 'Show the source as' }).count()) > 0
  const chips = page.locator('a.chip[data-quotes]')
  const citations: ShownCitation[] = []
  const count = await chips.count()
  for (let index = 0; index < count; index += 1) {
    const chip = chips.nth(index)
    const passages = ((await chip.getAttribute('data-quotes')) ?? '').split(' ')
    for (const _ of passages) {
      if (citations.length >= most) return citations
      const address = await chip.getAttribute('href')
      await chip.click()
      const [start, end] = (address ?? '').split('-').slice(1).map(Number)
      citations.push(await lookAt(page, content.slice(start, end), isPaged))
    }
  }
  return citations
}

async function lookAt(page: Page, quote: string, isPaged: boolean): Promise<ShownCitation> {
  if (!isPaged)
    return { quote, onPage: null, marks: [], inText: await settled(page, inText, quote) }
  const seen = await settled(page, onPage, quote)
  const marks = await page.locator(onPage).evaluateAll(placesOf)
  await page.keyboard.press('2')
  const read = await settled(page, inText, quote)
  await page.keyboard.press('1')
  await page.locator('.page-stack').waitFor()
  return { quote, onPage: seen, marks, inText: read }
}

const patienceMs = 120_000
const restMs = 60

/** The marked words, once they spell the quote; after some seconds whatever they are then. */
async function settled(page: Page, place: string, quote: string): Promise<string> {
  const end = Date.now() + patienceMs
  for (;;) {
    const words = (await page.locator(place).allTextContents()).join(' ')
    if (letters(words) === letters(quote) || Date.now() > end) return words
    await page.waitForTimeout(restMs)
  }
}

function placesOf(marks: Element[]): PlaceOnPage[] {
  return marks.flatMap((mark) => {
    const sheet = mark.closest('.page-sheet')
    const box = sheet?.getBoundingClientRect()
    if (!sheet || !box) return []
    const { left, top, right, bottom } = mark.getBoundingClientRect()
    return {
      page: Number(sheet.getAttribute('aria-label')?.replace('Page ', '')),
      left: (left - box.left) / box.width,
      top: (top - box.top) / box.height,
      right: (right - box.left) / box.width,
      bottom: (bottom - box.top) / box.height,
    }
  })
}
