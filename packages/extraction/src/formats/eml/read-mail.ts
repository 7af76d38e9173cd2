import PostalMime, { type Address, type Email } from 'postal-mime'
import { type Block, composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { htmlBlocks } from '../html/html-blocks.ts'

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

/** Reads a saved e-mail: subject, sender, receivers, date and text, and the names of what is attached. */
export async function readMail(bytes: Uint8Array): Promise<ExtractedDocument> {
  const email = await PostalMime.parse(bytes)
  return composeDocument('eml', [{ blocks: [...headerBlocks(email), ...bodyBlocks(email)] }])
}

/** Reads a web page saved as one file (MHTML), as browsers and old versions of Word write it. */
export async function readSavedPage(bytes: Uint8Array): Promise<ExtractedDocument> {
  return composeDocument('html', [{ blocks: bodyBlocks(await PostalMime.parse(bytes)) }])
}
