import { composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { decodeText } from '../text/decode-text.ts'
import { htmlBlocks } from './html-blocks.ts'

const headBytes = 2048
const named = /<meta\b[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]{2,40})/i

/** HTML as text, by its byte-order mark, the character set it names, or the one it looks to be written in. */
async function decodeHtml(bytes: Uint8Array): Promise<string> {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes))
  const name = named.exec(head)?.[1]
  const hasMark = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)/.test(head)
  if (name === undefined || hasMark) return decodeText(bytes)
  try {
    return new TextDecoder(name).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

/** Reads a web page kept as a file. */
export async function readHtml(bytes: Uint8Array): Promise<ExtractedDocument> {
  return composeDocument('html', [{ blocks: htmlBlocks(await decodeHtml(bytes)) }])
}
