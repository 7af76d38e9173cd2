import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageFacts } from '@precis/domain'
import type { Logger } from 'pino'

/** Writes whole documents into the built `index.html`. */
export interface PageRenderer {
  /** Addresses with the same key have the same document. */
  key(path: string, search: string): string
  /** The key of the page that says there is nothing here. */
  readonly notFoundKey: string
  /** The document of a key, or null when its screen fails. */
  render(key: string): Promise<string | null>
}

/** The part of `apps/web/src/prerender.tsx` that the server calls. */
interface WebBundle {
  pageKey(path: string, search: string): string
  renderDocument(
    key: string,
    build: {
      template: string
      manifest: unknown
      readText: (address: string) => Promise<string>
    },
    facts: PageFacts,
  ): Promise<string>
}

/** Where the build has put the web application and what renders it. */
export interface BuildFolders {
  readonly site: string
  readonly bundle: string
}

/**
 * The renderer of the build as it is now, or null without one: pages are then drawn by the browser alone. `version`
 * tells builds apart.
 */
export async function openPageRenderer(
  folders: BuildFolders,
  facts: PageFacts,
  options: { log: Logger; version: string },
): Promise<PageRenderer | null> {
  try {
    const [template, manifest] = await Promise.all([
      readFile(join(folders.site, 'index.html'), 'utf8'),
      readFile(join(folders.site, '.vite/manifest.json'), 'utf8'),
    ])
    const file = pathToFileURL(join(folders.bundle, 'prerender.js'))
    file.searchParams.set('version', options.version)
    const bundle: WebBundle = await import(file.href)
    const build = {
      template,
      manifest: JSON.parse(manifest) as unknown,
      readText: (address: string) => readFile(join(folders.site, address), 'utf8'),
    }
    return {
      key: (path, search) => bundle.pageKey(path, search),
      notFoundKey: '/404',
      render: async (key) => {
        try {
          return await bundle.renderDocument(key, build, facts)
        } catch (error) {
          options.log.error({ err: error, page: key }, 'a page could not be rendered')
          return null
        }
      },
    }
  } catch (error) {
    options.log.warn({ err: error }, 'pages are not rendered on the server')
    return null
  }
}
