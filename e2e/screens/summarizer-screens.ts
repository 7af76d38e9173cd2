import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorCode, errorCatalogue, type FileErrorCode, fileMessages } from '@precis/domain'
import { agreementDocx, agreementPdf, textFile, type UploadedFile } from '../documents/documents.ts'
import {
  binaryFile,
  brokenPagePdf,
  cutPdf,
  damagedDocx,
  emptyDocx,
  emptyRtf,
  sparsePdf,
} from '../documents/faulty-documents.ts'
import { lockedPdf, lockedPdfPassword } from '../documents/locked-documents.ts'
import { drawPages } from '../documents/page-images.ts'
import { onAi, refusing, unanswered, writeOn } from './intercept.ts'
import type { Screen, ScreenContext } from './screen.ts'

const upload = 'input[type=file]'

async function openUpload({ page }: ScreenContext) {
  await page.goto('/analyze')
  await page.locator(upload).first().waitFor({ state: 'attached' })
  await page
    .getByText(/documents? remaining/)
    .first()
    .waitFor()
}

async function give(context: ScreenContext, file: UploadedFile) {
  await openUpload(context)
  await context.page.locator(upload).first().setInputFiles(file)
}

async function paste(context: ScreenContext, text: string) {
  await openUpload(context)
  await context.page.getByRole('tab', { name: 'Paste Text' }).click()
  await context.page.getByRole('textbox', { name: 'Document text' }).fill(text)
}

const lease =
  'This lease is made between Tideline Properties and Oduya Ceramics. The Tenant shall pay a rent of £3,400 each month, in advance. The Landlord shall keep the roof in repair. Either party may end this lease by giving six months of notice in writing. The deposit of £2,000 is paid back within thirty days.'

async function summarize(context: ScreenContext) {
  await paste(context, lease)
  await context.page.getByRole('button', { name: 'Summarize', exact: true }).click()
}

const failureOf = ({ page }: ScreenContext) =>
  page.getByRole('alert').filter({ hasText: 'Summary failed' }).waitFor()

function faultyFile(code: FileErrorCode, make: () => UploadedFile | Promise<UploadedFile>): Screen {
  return {
    name: `file ${code}`,
    actor: 'reader',
    isVariant: code !== 'bad_pdf',
    async open(context) {
      await give(context, await make())
      await context.page.getByRole('alert').filter({ hasText: fileMessages[code] }).waitFor()
    },
  }
}

/** A 52 MB file, made in the page because it is too large to send there. */
async function chooseTooBig(context: ScreenContext) {
  await openUpload(context)
  await context.page
    .locator(upload)
    .first()
    .evaluate((input) => {
      const transfer = new DataTransfer()
      const half = new Uint8Array(26 * 1024 * 1024)
      transfer.items.add(new File([half, half], 'big.pdf', { type: 'application/pdf' }))
      if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
      input.files = transfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
  await failureOf(context)
}

const faultyFiles: readonly Screen[] = [
  { name: 'file too_big', actor: 'reader', isVariant: true, open: chooseTooBig },
  faultyFile('wrong_type', () => textFile('picture.gif', 'GIF89a', 'image/gif')),
  faultyFile('bad_pdf', async () => cutPdf(await agreementPdf())),
  faultyFile('bad_docx', () => ({ ...agreementDocx(), buffer: Buffer.from('PK') })),
  faultyFile('empty_text', () => textFile('notes.txt', ' \n\t ')),
  faultyFile('empty_markdown', () => textFile('notes.md', '  ', 'text/markdown')),
  faultyFile('no_text', emptyRtf),
  faultyFile('no_docx_text', emptyDocx),
  faultyFile('no_content', () => textFile('notes.md', '<!-- nothing -->', 'text/markdown')),
  faultyFile('unreadable_text', () => binaryFile('notes.txt', 'text/plain')),
  faultyFile('unreadable_markdown', () => binaryFile('notes.md', 'text/markdown')),
  faultyFile('unreadable_docx', damagedDocx),
  faultyFile('unreadable', () => binaryFile('letter.doc', 'application/msword')),
  {
    name: 'file failed',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(context) {
      await context.page.route('**/assets/worker-*.js', (route) => route.abort())
      await give(context, textFile('notes.txt', lease))
      await failureOf(context)
    },
  },
]

async function lock(context: ScreenContext) {
  await give(context, lockedPdf())
  await context.page.getByLabel('File password').waitFor()
}

/** Chooses a file that is gone when it is to be read: the wait for its password leaves the time. */
async function moveLocked(context: ScreenContext) {
  const { name, buffer } = lockedPdf()
  const path = join(tmpdir(), `${crypto.randomUUID()}-${name}`)
  await writeFile(path, buffer)
  await openUpload(context)
  await context.page.locator(upload).first().setInputFiles(path)
  const password = context.page.getByLabel('File password')
  await password.fill(lockedPdfPassword)
  await rm(path)
  await password.press('Enter')
  await failureOf(context)
}

async function givePhotos(context: ScreenContext, further: readonly UploadedFile[] = []) {
  await openUpload(context)
  const lines = ['This lease is made between', 'Tideline Properties and', 'Oduya Ceramics.']
  const pictures = await drawPages(context.page, [{ lines }, { lines }], 'image/jpeg')
  const photos = pictures.map((buffer, index) => ({
    name: `IMG_20260520_11301${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await context.page
    .getByLabel('Photo files', { exact: true })
    .setInputFiles([...photos, ...further])
  await context.page.getByRole('heading', { name: /in this order$/ }).waitFor()
}

/** A picture as phones take them, that this browser has no decoder for. */
const undecodable: UploadedFile = {
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(80)]),
}

const lockedFiles: readonly Screen[] = [
  { name: 'locked', actor: 'reader', open: lock },
  {
    name: 'locked with a wrong password',
    actor: 'reader',
    async open(context) {
      await lock(context)
      await context.page.getByLabel('File password').fill('a guess')
      await context.page.getByRole('button', { name: 'Open the file' }).click()
      await context.page.getByRole('alert').waitFor()
    },
  },
  { name: 'file moved', actor: 'reader', isVariant: true, open: moveLocked },
  {
    name: 'file password_needed',
    actor: 'reader',
    isVariant: true,
    async open(context) {
      await lock(context)
      await context.page.getByRole('button', { name: 'Cancel' }).click()
      await failureOf(context)
    },
  },
]

const photoScreens: readonly Screen[] = [
  { name: 'photos', actor: 'reader', open: (context) => givePhotos(context) },
  {
    name: 'photos with one that cannot be opened',
    actor: 'reader',
    async open(context) {
      await givePhotos(context, [undecodable])
      await context.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'photos refused',
    actor: 'reader',
    async open(context) {
      await openUpload(context)
      const file = textFile('lease.png', '%PDF-1.7', 'image/png')
      await context.page.getByLabel('Photo files', { exact: true }).setInputFiles(file)
      await context.page.getByRole('alert').waitFor()
    },
  },
]

function refusedSummary(name: string, code: ErrorCode): Screen {
  return {
    name,
    actor: 'reader',
    isRefused: true,
    isVariant: code !== 'analysis_running',
    async open(context) {
      const { status, message } = errorCatalogue[code]
      await onAi(
        context.page,
        'summary',
        refusing(status, { error: message, code, requestId: 'r' }),
      )
      await summarize(context)
      await failureOf(context)
    },
  }
}

const failedSummaries: readonly Screen[] = [
  refusedSummary('summary no credits', 'no_credits'),
  refusedSummary('summary limit reached', 'limit_reached'),
  refusedSummary('summary empty content', 'empty_content'),
  refusedSummary('summary no response', 'provider_failed'),
  refusedSummary('summary usage failed', 'usage_failed'),
  refusedSummary('summary unexpected', 'internal'),
  refusedSummary('summary already running', 'analysis_running'),
  {
    name: 'summary unparseable',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(context) {
      await onAi(context.page, 'summary', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      )
      await summarize(context)
      await failureOf(context)
    },
  },
  {
    name: 'summary without a reason',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(context) {
      await onAi(context.page, 'summary', refusing(503, {}))
      await summarize(context)
      await failureOf(context)
    },
  },
  {
    name: 'summary offline',
    actor: 'reader',
    isRefused: true,
    async open(context) {
      await onAi(context.page, 'summary', (route) => route.abort('internetdisconnected'))
      await summarize(context)
      await failureOf(context)
    },
  },
]

export const summarizerScreens: readonly Screen[] = [
  { name: 'upload', actor: 'reader', open: openUpload },
  { name: 'paste empty', actor: 'reader', open: (context) => paste(context, '') },
  { name: 'paste', actor: 'reader', open: (context) => paste(context, lease) },
  {
    name: 'paste over the limit',
    actor: 'reader',
    async open(context) {
      await paste(context, 'word '.repeat(context.fixtures.policy.maxPasteWords + 1))
      await context.page.getByRole('alert').waitFor()
    },
  },
  ...faultyFiles,
  ...lockedFiles,
  ...photoScreens,
  {
    name: 'awaiting review',
    actor: 'reader',
    async open(context) {
      await give(context, await sparsePdf())
      await context.page.getByRole('button', { name: 'Summarize anyway' }).waitFor()
    },
  },
  {
    name: 'awaiting review with a page lost',
    actor: 'reader',
    async open(context) {
      await give(context, await brokenPagePdf())
      await context.page.getByRole('button', { name: 'Summarize anyway' }).waitFor()
    },
  },
  {
    name: 'progress',
    actor: 'reader',
    async open(context) {
      await onAi(context.page, 'summary', unanswered)
      await give(context, await agreementPdf())
      await context.page.getByText('50%', { exact: true }).waitFor()
    },
  },
  {
    name: 'progress writing',
    actor: 'reader',
    async open(context) {
      await writeOn(context.page, {
        mainPurpose: 'Lets a workshop to Oduya Ceramics.',
        summary: 'The rent is £3,400 a month, in advance.',
        keyPoints: [
          'The Landlord keeps the roof in repair.',
          'Six months of notice end the lease.',
        ],
      })
      await give(context, await agreementPdf())
      await context.page.getByRole('region', { name: 'Summary being written' }).waitFor()
    },
  },
  ...failedSummaries,
]
