import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { UploadedFile } from './documents.ts'

export interface ScannedPage {
  readonly lines: readonly string[]
  /** A picture that is hard to read, or one of no words at all, or the text itself. */
  readonly look?: 'clear' | 'faint' | 'drawing' | 'text'
}

const [width, height] = [595, 842]
const scale = 2

const face = readFileSync(
  new URL('../../apps/web/src/ui/fonts/geist.woff2', import.meta.url),
  'base64',
)

/** Draws lines as a scanner would see them; in the browser, in the product's own font, as machines have different ones. */
async function pictureOf(page: Page, { lines, look = 'clear' }: ScannedPage): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ({ lines, look, width, height, scale, face }) => {
      const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0))
      document.fonts.add(await new FontFace('Scan', bytes).load())
      const canvas = document.createElement('canvas')
      canvas.width = width * scale
      canvas.height = height * scale
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.scale(scale, scale)
      if (look === 'drawing') {
        for (let ring = 1; ring < 12; ring += 1) {
          context.beginPath()
          context.arc(297, 400, ring * 18, 0, 2 * Math.PI)
          context.stroke()
        }
      }
      context.filter = look === 'faint' ? 'blur(2.9px)' : 'none'
      context.fillStyle = look === 'faint' ? '#222' : '#111'
      context.font = `${look === 'faint' ? 11 : 15}px Scan`
      for (const [index, line] of lines.entries()) context.fillText(line, 60, 90 + index * 24)
      return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
    },
    { lines, look, width, height, scale, face },
  )
  return Buffer.from(base64, 'base64')
}

/** A PDF whose pages are pictures, but for those that are asked for as text. */
export async function scannedPdf(
  page: Page,
  pages: readonly ScannedPage[],
  name = 'scanned-lease.pdf',
): Promise<UploadedFile> {
  const pdf = await PDFDocument.create()
  const serif = await pdf.embedFont(StandardFonts.TimesRoman)
  for (const scanned of pages) {
    const sheet = pdf.addPage([width, height])
    if (scanned.look === 'text') {
      for (const [index, line] of scanned.lines.entries()) {
        sheet.drawText(line, { x: 60, y: height - 90 - index * 24, size: 12, font: serif })
      }
    } else {
      sheet.drawImage(await pdf.embedPng(await pictureOf(page, scanned)), {
        x: 0,
        y: 0,
        width,
        height,
      })
    }
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

export const rentPage: ScannedPage = {
  lines: [
    'COMMERCIAL LEASE',
    'This lease is made between Tideline Properties and Oduya Ceramics.',
    'The Tenant shall pay a rent of 3,400 pounds each month, in advance.',
    'The Landlord shall keep the roof in good repair at all times.',
    'The Tenant shall insure the workshop against fire and flood.',
  ],
}

export const noticePage: ScannedPage = {
  lines: [
    'Either party may end this lease by giving six months of notice.',
    'The deposit of 5,000 pounds is returned within thirty days.',
    'The Tenant shall not assign this lease without written consent.',
  ],
}

/** Three pages: one that reads well, one that is hard to read, one without words. */
export function doubtfulPdf(page: Page): Promise<UploadedFile> {
  return scannedPdf(page, [
    rentPage,
    { ...noticePage, look: 'faint' },
    { lines: [], look: 'drawing' },
  ])
}
