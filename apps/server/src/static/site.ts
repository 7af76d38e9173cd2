import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { PageRenderer } from './page-renderer.ts'
import { keepPages } from './rendered-pages.ts'
import { createSiteFile, type SiteFile } from './site-file.ts'

/** The built web application. */
export interface Site {
  /** A file by its address, or null. */
  find(path: string): Promise<SiteFile | null>
  /** The page for a screen of the application, or null while it is not built. */
  page(path: string, search: string): Promise<SiteFile | null>
  /** The page that says there is nothing here. */
  notFoundPage(): Promise<SiteFile | null>
}

/** Opens what renders pages for the build whose template is `version`; null leaves them to the browser. */
export type OpenRenderer = (version: string) => Promise<PageRenderer | null>

/** Files and folders whose name begins with a dot: the list of the build's modules, or whatever was left there. */
const hidden = /(^|\/)\./
const templateName = 'index.html'
/** Named by the build after their content: what stands under such a name never changes. */
const namedByContent = /^assets\//

/**
 * Serves the files below `directory` as they are at the time; each is read and compressed once for each version of
 * it. Pages are rendered when they are first asked for, and kept for as long as the build stays.
 */
export function openSite(directory: string, openRenderer: OpenRenderer = async () => null): Site {
  const cache = new Map<string, { version: string; file: SiteFile }>()
  const pages = keepPages(openRenderer)
  let names: Promise<Set<string>> | undefined

  const load = async (name: string): Promise<SiteFile | null> => {
    names ??= listFiles(directory)
    if (!(await names).has(name)) return null
    const known = namedByContent.test(name) ? cache.get(name) : undefined
    if (known) return known.file
    const path = join(directory, name)
    const info = await stat(path).catch(() => null)
    if (!info) {
      names = undefined
      return null
    }
    const version = `${info.mtimeMs} ${info.size}`
    const cached = cache.get(name)
    if (cached?.version === version) return cached.file
    const file = createSiteFile(name, await readFile(path))
    cache.set(name, { version, file })
    return file
  }
  const page = async (keyOf: (renderer: PageRenderer) => string) => {
    const template = await load(templateName)
    return template && pages(template, keyOf)
  }
  return {
    find: (path) => load(path.replace(/^\/+/, '')),
    page: (path, search) => page((renderer) => renderer.key(path, search)),
    notFoundPage: () => page((renderer) => renderer.notFoundKey),
  }
}

async function listFiles(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .map((name) => name.split(sep).join('/'))
      .filter((name) => !hidden.test(name)),
  )
}
