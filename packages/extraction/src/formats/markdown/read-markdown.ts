import { FileError, isFileError } from '@precis/domain'
import { composeDocument } from '../../document/compose/compose-document.ts'
import type { ExtractedDocument } from '../../document/document.ts'
import { decodeText } from '../text/decode-text.ts'
import { stripMarkdown } from './strip-markdown.ts'

async function decodeMarkdown(bytes: Uint8Array): Promise<string> {
  try {
    return await decodeText(bytes)
  } catch (error) {
    throw isFileError(error) ? new FileError('unreadable_markdown', error) : error
  }
}

/** Reads a Markdown file as plain text with its headings as sections. */
export async function readMarkdown(bytes: Uint8Array): Promise<ExtractedDocument> {
  const markdown = await decodeMarkdown(bytes)
  if (markdown.trim() === '') throw new FileError('empty_markdown')
  return composeDocument('md', [{ blocks: stripMarkdown(withoutFrontMatter(markdown)) }])
}

const frontMatter =
  /^\uFEFF?---[ \t]*\r?\n((?:[\w-]+:.*\r?\n|[ \t]+.*\r?\n|-[ \t].*\r?\n|#.*\r?\n)+)---[ \t]*(?:\r?\n|$)/
const titleField = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m

/** What programs note at the head of a file goes, but for its title. */
function withoutFrontMatter(markdown: string): string {
  const [head, fields = ''] = frontMatter.exec(markdown) ?? []
  if (head === undefined) return markdown
  const title = titleField.exec(fields)?.[1]
  return `${title === undefined ? '' : `# ${title}\n\n`}${markdown.slice(head.length)}`
}
