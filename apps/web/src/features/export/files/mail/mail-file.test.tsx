import { describe, expect, it } from 'vitest'
import { sampleDocument, sampleLanguages } from '../../testing/samples.ts'
import { footnoteText } from '../quoted.ts'
import { writeMailFile } from './mail-file.ts'

const now = new Date('2026-11-22T09:05:00Z')
const decode = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))

function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]/gu, ' ').split('\r\n')
  return new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 2),
    ]),
  )
}

function decodeWords(header: string): string {
  const words = header.match(/=\?utf-8\?B\?[^?]*\?=/gu)
  if (words === null) return header
  for (const word of words) expect(word.length).toBeLessThanOrEqual(75)
  return words.map((word) => decode(word.slice(10, -2))).join('')
}

async function open(document: Awaited<ReturnType<typeof sampleDocument>>) {
  const raw = await writeMailFile(document, now).text()
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = headersOf(head)
  const boundary = /boundary="([^"]+)"/u.exec(headers.get('content-type') ?? '')?.[1] ?? 'none'
  const parts = rest
    .join('\r\n\r\n')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [partHead = '', body = ''] = part.trim().split('\r\n\r\n')
      return { headers: headersOf(partHead), text: decode(body.replace(/\s/gu, '')) }
    })
  return { raw, headers, parts }
}

describe.each(sampleLanguages)('a draft in %s', (language) => {
  it('is a message of ASCII lines that a mail program opens for sending', async () => {
    const { raw, headers } = await open(await sampleDocument(language, 'email-summary'))
    expect(raw).toMatch(/^[\x20-\x7E\r\n]+$/u)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u)
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
    expect(headers.get('x-unsent')).toBe('1')
    expect(headers.get('date')).toBe('Sun, 22 Nov 2026 09:05:00 +0000')
    expect(headers.get('mime-version')).toBe('1.0')
  })

  it('has its subject, and plain text and HTML with sources and coverage', async () => {
    const document = await sampleDocument(language, 'email-summary')
    const { headers, parts } = await open(document)
    expect(decodeWords(headers.get('subject') ?? '')).toBe(document.subject)
    expect(parts.map((part) => part.headers.get('content-type'))).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
    ])
    const [plain, html] = parts
    const page = new DOMParser().parseFromString(html?.text ?? '', 'text/html')
    expect(page.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr')
    const notes = [...page.querySelectorAll('hr + ol > li')].map(({ textContent }) => textContent)
    expect(notes).toEqual(document.footnotes.map((note) => footnoteText(note, document)))
    for (const note of notes) expect(plain?.text).toContain(`] ${note}`)
    for (const text of [plain?.text, page.body.textContent]) {
      expect(text?.trim().endsWith(document.coverage)).toBe(true)
    }
  })
})

describe('a draft', () => {
  it('takes nothing of the document for markup or for a header', async () => {
    const document = await sampleDocument('en', 'detailed-report')
    const title = '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com =?utf-8?Q?x?='
    const { headers, parts } = await open({ ...document, title, subject: title })
    expect(headers.has('bcc')).toBe(false)
    expect(decodeWords(headers.get('subject') ?? '')).toBe(title.replace('\r\n', ' '))
    expect(parts[1]?.text).not.toContain('<img')
  })

  it('splits a long subject between letters', async () => {
    const document = await sampleDocument('zh', 'email-summary')
    const subject = '租赁🎉'.repeat(40)
    const { headers } = await open({ ...document, subject })
    expect(decodeWords(headers.get('subject') ?? '')).toBe(subject)
  })
})
