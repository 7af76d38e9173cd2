import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { PDFDocument } from 'pdf-lib'
import { readOwn } from '../training/read-gold.ts'

/** A document on disk. */
export interface GivenFile {
  readonly name: string
  readonly path: string
  /** The PDF that it is a picture of, where its words are known from elsewhere. */
  readonly drawnFrom?: string
}

/** Which of our documents in which form; between them every form and nine languages. */
const forms = {
  'offer-letter': 'pdf',
  'mietvertrag-garage': 'pdf',
  dogovor: 'pdf',
  ijar: 'pdf',
  laodong: 'pdf',
  tsuuchi: 'pdf',
  terms: 'columns.pdf',
  reglement: 'columns.pdf',
  'court-order': 'scan.pdf',
  protokoll: 'scan.pdf',
  'contrato-alquiler': 'scan.pdf',
  'parking-fine': 'png',
  bail: 'jpg',
  bylaws: 'docx',
  'umowa-najmu-wypowiedzenie': 'docx',
  garanzia: 'doc',
  'huurcontract-verzekering': 'rtf',
  'contrato-trabalho': 'txt',
  'gym-contract': 'md',
  vacature: 'pasted',
} as const

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: 'ignore' })
  if (error) throw new Error(`${program} is needed: ${error.message}`)
  if (status !== 0) throw new Error(`${program} ended with ${status}`)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A document as Chromium prints it. */
async function print(browser: BrowserContext, path: string, content: string, columns: number) {
  const page = await browser.newPage()
  const paragraphs = content.split('\n').map((line) => `<p dir="auto">${escaped(line)}</p>`)
  await page.setContent(
    `<style>body { font: 11pt/1.45 serif; columns: ${columns}; column-gap: 9mm }</style>${paragraphs.join('')}`,
  )
  await page.pdf({
    path,
    format: 'A4',
    margin: { top: '22mm', bottom: '22mm', left: '20mm', right: '20mm' },
  })
  await page.close()
}

/** The pages of a PDF as pictures, in order. */
function pictures(path: string, format: 'png' | 'jpeg'): string[] {
  const prefix = `${path}-page`
  run('pdftoppm', ['-r', '150', `-${format}`, path, prefix])
  const folder = join(path, '..')
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.startsWith(prefix))
    .sort()
}

async function scanOf(path: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const picture of pictures(path, 'png')) {
    const image = await pdf.embedPng(readFileSync(picture))
    pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 })
  }
  return pdf.save()
}

/** Writes our own documents into a folder, each in its form. Needs LibreOffice and Poppler. */
export async function writeOwnDocuments(
  browser: BrowserContext,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<GivenFile[]> {
  const texts = new Map(readOwn().map(({ gold, content }) => [gold.id, content]))
  const files: GivenFile[] = []
  for (const [id, form] of Object.entries(forms)) {
    if (!isWanted(`${id}.${form}`)) continue
    const content = texts.get(id)
    if (content === undefined) throw new Error(`There is no document ${id}`)
    const path = join(folder, `${id}.${form}`)
    const printed = join(folder, `printed-${id}.pdf`)
    const given = { name: `${id}.${form}`, path }
    if (form === 'txt' || form === 'md' || form === 'pasted') {
      writeFileSync(path, content)
      files.push(given)
    } else if (form === 'docx' || form === 'doc' || form === 'rtf') {
      writeFileSync(join(folder, `${id}.txt`), content)
      const home = `-env:UserInstallation=file://${join(folder, 'office')}`
      const from = '--infilter=Text (encoded):UTF8'
      const to = ['--convert-to', form, '--outdir', folder, join(folder, `${id}.txt`)]
      run('soffice', [home, '--headless', from, ...to])
      files.push(given)
    } else {
      await print(browser, printed, content, form === 'columns.pdf' ? 2 : 1)
      if (form === 'scan.pdf') writeFileSync(path, await scanOf(printed))
      else if (form === 'png' || form === 'jpg') {
        const [first = ''] = pictures(printed, form === 'png' ? 'png' : 'jpeg')
        writeFileSync(path, readFileSync(first))
      } else writeFileSync(path, readFileSync(printed))
      files.push({ ...given, drawnFrom: printed })
    }
  }
  return files
}
