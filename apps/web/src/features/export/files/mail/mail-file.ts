import type { ExportDocument } from '../../document/export-document.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

const lineOctets = 76
/** Bytes of UTF-8 in one encoded word: with its delimiters and the header name a line stays under 76 characters. */
const wordOctets = 36

function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

function encodeBody(text: string): string {
  const encoded = base64(new TextEncoder().encode(text.replace(/\r?\n/gu, '\r\n')))
  return encoded.match(new RegExp(`.{1,${lineOctets}}`, 'gu'))?.join('\r\n') ?? ''
}

/** A header as RFC 2047 writes what is not plain ASCII: words of base64, no character split between two. */
function encodeHeader(text: string): string {
  const encoder = new TextEncoder()
  const words: string[] = []
  let word = ''
  let size = 0
  for (const character of text.replace(/\s+/gu, ' ').trim()) {
    const octets = encoder.encode(character).length
    if (size + octets > wordOctets) {
      words.push(word)
      word = ''
      size = 0
    }
    word += character
    size += octets
  }
  words.push(word)
  return words.map((part) => `=?utf-8?B?${base64(encoder.encode(part))}?=`).join('\r\n ')
}

function subjectHeader(subject: string): string {
  const longest = 60
  const isPlain = /^[\x20-\x7E]*$/u.test(subject) && subject.length <= longest
  return isPlain && !subject.includes('=?') ? subject : encodeHeader(subject)
}

/** The export as a message that a mail program opens as a draft (`X-Unsent`): plain text, and the same as HTML. */
export function writeMailFile(document: ExportDocument, now: Date): Blob {
  const boundary = `precis-${now.getTime().toString(36)}`
  const part = (type: string, text: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    encodeBody(text),
  ]
  const lines = [
    'X-Unsent: 1',
    `Subject: ${subjectHeader(document.subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', mailText(document)),
    ...part('text/html', mailHtml(document)),
    `--${boundary}--`,
    '',
  ]
  return new Blob([lines.join('\r\n')], { type: 'message/rfc822' })
}
