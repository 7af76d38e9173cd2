/**
 * Whether what is yellow is what is quoted: `npm run bench -- citations [--data DIR [--data-only]] [--only NAME] [--most 40]`.
 * In a real browser every citation of every document is followed, on the page and in the text. Our own documents of each form
 * come first, then those of a folder. The words under the yellow of a page are known from Poppler; in pictures up to a
 * tenth of their letters may have been recognized as others. Needs Poppler and LibreOffice; exits 1 when something is
 * yellow that is not quoted, or the other way round.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { buyPack, createAccount, signIn } from '../../testing/accounts.ts'
import {
  followCitations,
  letters,
  type ShownCitation,
  summarizedText,
} from '../../testing/citations.ts'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { type GivenFile, writeOwnDocuments } from './own-documents.ts'
import { isSpelledBy, type PlacedWord, popplerWords, wordsUnder } from './words-under.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    'data-only': { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '40' },
  },
})
const patienceMs = 240_000
const readable = new Set('.pdf .doc .docx .rtf .txt .md .png .jpg .jpeg'.split(' '))
const photos = new Set('.png .jpg .jpeg'.split(' '))
const documentsOfPack = 10
const misread = 0.1

function filesIn(folder: string): GivenFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readable.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, name: relative(folder, path) }))
}

async function give(page: Page, { path }: GivenFile): Promise<void> {
  const summarize = page.getByRole('button', { name: 'Summarize', exact: true })
  const ending = extname(path).toLowerCase()
  if (ending === '.pasted') {
    await page.getByRole('tab', { name: 'Paste Text' }).click()
    await page.getByRole('textbox', { name: 'Document text' }).fill(readFileSync(path, 'utf8'))
  } else if (photos.has(ending))
    await page.getByLabel('Photo files', { exact: true }).setInputFiles(path)
  else return page.locator('input[type=file]').first().setInputFiles(path)
  await summarize.click()
}

/** Has one document summarized; resolves to its text, or to the reason why there is none. */
async function summarize(page: Page, file: GivenFile): Promise<{ content: string; why: string }> {
  const summary = summarizedText(page, patienceMs)
  summary.catch(() => undefined)
  await give(page, file)
  const ready = page.getByRole('button', { name: 'Smart Export' }).first()
  const problem = page.getByRole('alert').first()
  const locked = page.getByLabel('File password')
  const paused = page.getByRole('button', { name: 'Summarize anyway' })
  await ready.or(problem).or(locked).or(paused).first().waitFor({ timeout: patienceMs })
  if (await paused.isVisible()) {
    await paused.click()
    await ready.or(problem).first().waitFor({ timeout: patienceMs })
  }
  if (await ready.isVisible()) return { content: await summary, why: '' }
  if (await locked.isVisible()) return { content: '', why: 'asks for its password' }
  return { content: '', why: (await problem.locator('p').first().textContent()) ?? '' }
}

function knownWords({ path, drawnFrom = path }: GivenFile): PlacedWord[] | null {
  return extname(drawnFrom).toLowerCase() === '.pdf' ? popplerWords(drawnFrom) : null
}

const isPicture = ({ name }: GivenFile) => /(?:scan\.pdf|png|jpe?g)$/i.test(name)

interface Row {
  readonly name: string
  readonly citations: number
  readonly onPage: string
  readonly underYellow: string
  readonly inText: string
  readonly said: string
}

const isQuoted = (quote: string, words: string) => letters(quote) === letters(words)
let mismatches = 0

function count(shown: readonly ShownCitation[], place: string, wordsOf: WordsOf): string {
  const looked = shown.flatMap((citation) => wordsOf(citation) ?? [])
  for (const { quote, words, holds } of looked) {
    if (holds) continue
    mismatches += 1
    console.log(`  ${place}\n    quoted: ${quote}\n    yellow: ${words}`)
  }
  return looked.length === 0
    ? '–'
    : `${looked.filter(({ holds }) => holds).length}/${looked.length}`
}

type WordsOf = (
  shown: ShownCitation,
) => { readonly quote: string; readonly words: string; readonly holds: boolean } | null

async function readDocument(browser: BrowserContext, file: GivenFile): Promise<Row> {
  const page = await browser.newPage()
  try {
    await page.goto('/analyze')
    const { content, why } = await summarize(page, file)
    const shown = why === '' ? await followCitations(page, content, Number(values.most)) : []
    const isDrawn = shown.some(({ onPage }) => onPage !== null)
    const isRecognized = (await page.getByText(/\d recognized/).count()) > 0
    const isKnown = file.drawnFrom !== undefined || !isRecognized
    const words = isDrawn && isKnown ? knownWords(file) : null
    const mostOther = isPicture(file) ? misread : 0
    return {
      name: file.name,
      citations: shown.length,
      onPage: count(shown, 'on the page', ({ quote, onPage }) =>
        onPage === null ? null : { quote, words: onPage, holds: isSpelledBy(quote, [onPage], 0) },
      ),
      underYellow: count(shown, 'under the yellow', ({ quote, marks }) => {
        if (words === null) return null
        const under = wordsUnder(words, marks)
        return { quote, words: under.join(' '), holds: isSpelledBy(quote, under, mostOther) }
      }),
      inText: count(shown, 'in the text', ({ quote, inText }) => ({
        quote,
        words: inText,
        holds: isQuoted(quote, inText),
      })),
      said: why,
    }
  } finally {
    await page.close()
  }
}

function print({ name, citations, onPage, underYellow, inText, said }: Row | Heading): void {
  const cells = [citations, onPage, underYellow, inText].map((cell) => String(cell).padStart(10))
  console.log(`${name.padEnd(46)}${cells.join('')}  ${said}`)
}

type Heading = Omit<Row, 'citations'> & { readonly citations: string }

const folder = mkdtempSync(join(tmpdir(), 'precis-citations-'))
const product = await openProduct({ serviceWorkers: 'block' })
try {
  const { browser } = product
  const isWanted = (name: string) => name.includes(values.only)
  const hasOwn = !values['data-only']
  const own = hasOwn ? await writeOwnDocuments(browser, folder, isWanted) : []
  const given = values.data === undefined ? [] : filesIn(values.data)
  const files = [...own, ...given.filter(({ name }) => isWanted(name))]
  const person = await createAccount(browser.request)
  for (let documents = 0; documents < files.length; documents += documentsOfPack) {
    await buyPack(browser.request, person)
  }
  const first = await browser.newPage()
  await first.setViewportSize({ width: 1440, height: 900 })
  await signIn(first, person)
  print({
    name: 'Document',
    citations: 'citations',
    onPage: 'page',
    underYellow: 'under',
    inText: 'text',
    said: '',
  })
  const rows: Row[] = []
  for (const file of files) {
    const row = await readDocument(browser, file)
    rows.push(row)
    print(row)
  }
  const cited = rows.filter(({ citations }) => citations > 0)
  const all = cited.reduce((sum, { citations }) => sum + citations, 0)
  console.log(`${all} citations of ${cited.length} documents, ${mismatches} mismatches`)
  saveResults('citations', { citations: all, mismatches, rows })
  process.exitCode = mismatches === 0 ? 0 : 1
} finally {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
}
