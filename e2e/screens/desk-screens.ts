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
import { lockedPdf } from '../documents/locked-documents.ts'
import { drawPages } from '../documents/page-images.ts'
import { onAi, refusing, unanswered, writeOn } from './intercept.ts'
import type { Screen, Stage } from './screen.ts'

const upload = 'input[type=file]'

async function desk({ page }: Stage) {
  await page.goto('/analyze')
  await page.locator(upload).first().waitFor({ state: 'attached' })
  await page
    .getByText(/documents? remaining/)
    .first()
    .waitFor()
}

async function give(stage: Stage, file: UploadedFile) {
  await desk(stage)
  await stage.page.locator(upload).first().setInputFiles(file)
}

async function paste(stage: Stage, text: string) {
  await desk(stage)
  await stage.page.getByRole('tab', { name: 'Paste Text' }).click()
  await stage.page.getByRole('textbox', { name: 'Document text' }).fill(text)
}

const lease =
  'This lease is made between Tideline Properties and Oduya Ceramics. The Tenant shall pay a rent of £3,400 each month, in advance. The Landlord shall keep the roof in repair. Either party may end this lease by giving six months of notice in writing.'

async function summarize(stage: Stage) {
  await paste(stage, lease)
  await stage.page.getByRole('button', { name: 'Summarize', exact: true }).click()
}

const failureOf = ({ page }: Stage) =>
  page.getByRole('alert').filter({ hasText: 'Summary failed' }).waitFor()

function faultyFile(code: FileErrorCode, make: () => UploadedFile | Promise<UploadedFile>): Screen {
  return {
    name: `file ${code}`,
    actor: 'reader',
    isVariant: code !== 'bad_pdf',
    async open(stage) {
      await give(stage, await make())
      await stage.page.getByRole('alert').filter({ hasText: fileMessages[code] }).waitFor()
    },
  }
}

/** A 52 MB file, made in the page because it is too large to send there. */
async function chooseTooBig(stage: Stage) {
  await desk(stage)
  await stage.page
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
  await failureOf(stage)
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
    async open(stage) {
      await stage.page.route('**/assets/worker-*.js', (route) => route.abort())
      await give(stage, textFile('notes.txt', lease))
      await failureOf(stage)
    },
  },
]

async function lock(stage: Stage) {
  await give(stage, lockedPdf())
  await stage.page.getByLabel('Password of this file').waitFor()
}

async function givePhotos(stage: Stage, further: readonly UploadedFile[] = []) {
  await desk(stage)
  const lines = ['This lease is made between', 'Tideline Properties and', 'Oduya Ceramics.']
  const pictures = await drawPages(stage.page, [{ lines }, { lines }], 'image/jpeg')
  const photos = pictures.map((buffer, index) => ({
    name: `IMG_20260520_11301${index}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }))
  await stage.page.getByLabel('Photo files').setInputFiles([...photos, ...further])
  await stage.page.getByRole('heading', { name: /in this order$/ }).waitFor()
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
    async open(stage) {
      await lock(stage)
      await stage.page.getByLabel('Password of this file').fill('a guess')
      await stage.page.getByRole('button', { name: 'Open the file' }).click()
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'file password_needed',
    actor: 'reader',
    isVariant: true,
    async open(stage) {
      await lock(stage)
      await stage.page.getByRole('button', { name: 'Cancel' }).click()
      await failureOf(stage)
    },
  },
]

const photoScreens: readonly Screen[] = [
  { name: 'photos', actor: 'reader', open: (stage) => givePhotos(stage) },
  {
    name: 'photos with one that cannot be opened',
    actor: 'reader',
    async open(stage) {
      await givePhotos(stage, [undecodable])
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'photos refused',
    actor: 'reader',
    async open(stage) {
      await desk(stage)
      const file = textFile('lease.png', '%PDF-1.7', 'image/png')
      await stage.page.getByLabel('Photo files').setInputFiles(file)
      await stage.page.getByRole('alert').waitFor()
    },
  },
]

function refusedSummary(name: string, code: ErrorCode): Screen {
  return {
    name,
    actor: 'reader',
    isRefused: true,
    isVariant: code !== 'analysis_running',
    async open(stage) {
      const { status, message } = errorCatalogue[code]
      await onAi(stage.page, 'summary', refusing(status, { error: message, code, requestId: 'r' }))
      await summarize(stage)
      await failureOf(stage)
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
    async open(stage) {
      await onAi(stage.page, 'summary', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      )
      await summarize(stage)
      await failureOf(stage)
    },
  },
  {
    name: 'summary without a reason',
    actor: 'reader',
    isVariant: true,
    isRefused: true,
    async open(stage) {
      await onAi(stage.page, 'summary', refusing(503, {}))
      await summarize(stage)
      await failureOf(stage)
    },
  },
  {
    name: 'summary offline',
    actor: 'reader',
    isRefused: true,
    async open(stage) {
      await onAi(stage.page, 'summary', (route) => route.abort('internetdisconnected'))
      await summarize(stage)
      await failureOf(stage)
    },
  },
]

export const deskScreens: readonly Screen[] = [
  { name: 'desk', actor: 'reader', open: desk },
  { name: 'paste empty', actor: 'reader', open: (stage) => paste(stage, '') },
  { name: 'paste', actor: 'reader', open: (stage) => paste(stage, lease) },
  {
    name: 'paste over the limit',
    actor: 'reader',
    async open(stage) {
      await paste(stage, 'word '.repeat(stage.cast.policy.maxPasteWords + 1))
      await stage.page.getByRole('alert').waitFor()
    },
  },
  ...faultyFiles,
  ...lockedFiles,
  ...photoScreens,
  {
    name: 'held',
    actor: 'reader',
    async open(stage) {
      await give(stage, await sparsePdf())
      await stage.page.getByRole('button', { name: 'Summarize anyway' }).waitFor()
    },
  },
  {
    name: 'held with a page lost',
    actor: 'reader',
    async open(stage) {
      await give(stage, await brokenPagePdf())
      await stage.page.getByRole('button', { name: 'Summarize anyway' }).waitFor()
    },
  },
  {
    name: 'progress',
    actor: 'reader',
    async open(stage) {
      await onAi(stage.page, 'summary', unanswered)
      await give(stage, await agreementPdf())
      await stage.page.getByText('50%', { exact: true }).waitFor()
    },
  },
  {
    name: 'progress writing',
    actor: 'reader',
    async open(stage) {
      await writeOn(stage.page, {
        mainPurpose: 'Lets a workshop to Oduya Ceramics.',
        summary: 'The rent is £3,400 a month, in advance.',
        keyPoints: [
          'The Landlord keeps the roof in repair.',
          'Six months of notice end the lease.',
        ],
      })
      await give(stage, await agreementPdf())
      await stage.page.getByRole('region', { name: 'Summary being written' }).waitFor()
    },
  },
  ...failedSummaries,
]
