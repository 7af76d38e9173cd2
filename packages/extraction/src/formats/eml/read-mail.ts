import PostalMime, { type Address, type Email } from 'postal-mime'
import { joinBytes } from '../../document/bytes.ts'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { htmlBlocks } from '../html/html-blocks.ts'
import { decodeText } from '../text/decode-text.ts'

function nameOf({ name, address }: Address): string {
  if (address === undefined || address === name) return name
  return name === '' ? address : `${name} <${address}>`
}

function headerBlocks(email: Email): Block[] {
  const { subject, from, to = [], cc = [], date, attachments } = email
  const sent = email.headers.find(({ key }) => key === 'date')?.value ?? date
  const files = attachments.flatMap(({ filename, related }) =>
    filename && !related ? [filename] : [],
  )
  const lines: [string, string][] = [
    ['From', from ? nameOf(from) : ''],
    ['To', to.map(nameOf).join(', ')],
    ['Cc', cc.map(nameOf).join(', ')],
    ['Date', sent ?? ''],
    ['Attachments', files.join(', ')],
  ]
  const filled = lines.filter(([, value]) => value !== '')
  return [
    ...(subject ? [{ text: subject, heading: 1 }] : []),
    ...filled.map(([name, value], index) => ({ text: `${name}: ${value}`, isTight: index > 0 })),
  ]
}

function bodyBlocks({ html, text = '' }: Email): Block[] {
  if (html) return htmlBlocks(html)
  return text.split(/\n{2,}/).map((paragraph) => ({ text: paragraph }))
}

const charsetSample = 64 * 1024
const named = /charset\s*=\s*"?([\w-]{2,40})/i
const behindHead = /\r?\n\r?\n/

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

async function decodeAs(bytes: Uint8Array, charset: string | undefined): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    if (charset !== undefined) return encoder.encode(new TextDecoder(charset).decode(bytes))
  } catch {
    // A character set that no browser knows.
  }
  return encoder.encode(await decodeText(bytes))
}

/** The bytes of an e-mail whose headers, and text of no named character set, are in UTF-8 even where an old program wrote others. */
async function withKnownLetters(bytes: Uint8Array): Promise<Uint8Array> {
  const sample = new TextDecoder('latin1').decode(bytes.subarray(0, charsetSample))
  const charset = named.exec(sample)?.[1]
  if (charset === undefined && !/multipart\//i.test(sample)) {
    return isUtf8(bytes) ? bytes : decodeAs(bytes, undefined)
  }
  const head = bytes.subarray(0, behindHead.exec(sample)?.index ?? bytes.length)
  if (isUtf8(head)) return bytes
  return joinBytes([await decodeAs(head, charset), bytes.subarray(head.length)])
}

/** Reads a saved e-mail: subject, sender, receivers, date and text, and the names of what is attached. */
export async function readMail(bytes: Uint8Array): Promise<ExtractedDocument> {
  const email = await PostalMime.parse(await withKnownLetters(bytes))
  return composeDocument('eml', [{ blocks: [...headerBlocks(email), ...bodyBlocks(email)] }])
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes
}

/** Reads a web page saved as one file (MHTML), as browsers and old versions of Word write it. */
export async function readSavedPage(bytes: Uint8Array): Promise<ExtractedDocument> {
  return composeDocument('html', [
    { blocks: bodyBlocks(await PostalMime.parse(withoutMark(bytes))) },
  ])
}
