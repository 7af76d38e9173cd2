import { yieldToMain } from '../../../lib/browser/yield-to-main.ts'

const sliceCharacters = 250_000

/**
 * What is sent with a document's text. A long text is put together as JSON in slices, so that the screen stays responsive;
 * the result then is a `Blob`.
 */
export async function callBody(
  fields: Readonly<Record<string, unknown>>,
  content: string,
): Promise<unknown> {
  if (content.length <= sliceCharacters) return { ...fields, content }
  const parts: BlobPart[] = [JSON.stringify({ ...fields, content: '' }).slice(0, -'"}'.length)]
  for (let start = 0; start < content.length; start += sliceCharacters) {
    await yieldToMain()
    const slice = JSON.stringify(content.slice(start, start + sliceCharacters))
    parts.push(new Blob([slice.slice(1, -1)]))
  }
  return new Blob([...parts, '"}'], { type: 'application/json' })
}
