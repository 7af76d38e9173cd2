import { createHash } from 'node:crypto'

/** What is in a page itself, as a content policy allows it. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
  }
}
