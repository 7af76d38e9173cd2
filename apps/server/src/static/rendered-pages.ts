import { inlineHashes } from '../http/inline-hashes.ts'
import type { PageRenderer } from './page-renderer.ts'
import { createSiteFile, type SiteFile } from './site-file.ts'

function pageFile(html: string): SiteFile {
  return { ...createSiteFile('page.html', Buffer.from(html)), inlineHashes: inlineHashes(html) }
}

interface Rendered {
  readonly version: string
  readonly renderer: Promise<PageRenderer | null>
  readonly pages: Map<string, Promise<SiteFile>>
}

/**
 * Renders each page once for each build. What cannot be rendered is the template, which the browser fills in by itself.
 */
export function keepPages(openRenderer: (version: string) => Promise<PageRenderer | null>) {
  let current: Rendered | undefined
  return async (
    template: SiteFile,
    keyOf: (renderer: PageRenderer) => string,
  ): Promise<SiteFile> => {
    if (current?.version !== template.etag) {
      current = { version: template.etag, renderer: openRenderer(template.etag), pages: new Map() }
    }
    const { pages } = current
    const renderer = await current.renderer
    if (renderer === null) return template
    const key = keyOf(renderer)
    const known = pages.get(key)
    if (known) return known
    const page = renderer.render(key).then((html) => (html === null ? template : pageFile(html)))
    pages.set(key, page)
    return page
  }
}
