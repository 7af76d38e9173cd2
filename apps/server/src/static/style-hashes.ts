import { createHash } from 'node:crypto'

/** The styles that stand in a page itself, as a content policy allows them. */
export function styleHashes(html: string): readonly string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
