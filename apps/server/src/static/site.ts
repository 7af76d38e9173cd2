import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf, isCompressible } from './content-types.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteFile {
  readonly contentType: string
  readonly etag: string
  /** The bytes in the best encoding that is accepted. */
  body(accepted: string): Promise<{ bytes: Uint8Array; encoding: Encoding }>
}

/** The built web application. */
export interface Site {
  /** A file by its address, or null. */
  find(path: string): Promise<SiteFile | null>
  /** The page for a screen of the application, or null while it is not built. */
  page(path: string): Promise<SiteFile | null>
  /** The page that says there is nothing here. */
  notFoundPage(): Promise<SiteFile | null>
}

const minCompressBytes = 1_024
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Serves the files below `directory` as they are at the time; each is read and compressed once for each version of it. */
export function openSite(directory: string): Site {
  const cache = new Map<string, { version: string; file: SiteFile }>()
  let names: Promise<Set<string>> | undefined

  const load = async (name: string): Promise<SiteFile | null> => {
    names ??= listFiles(directory)
    if (!(await names).has(name)) return null
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
  const first = async (candidates: readonly string[]) => {
    for (const name of candidates) {
      const file = await load(name)
      if (file) return file
    }
    return null
  }
  return {
    find: (path) => load(path.replace(/^\/+/, '')),
    page: (path) => {
      const name = path.replace(/^\/+|\/+$/g, '')
      const own = name === '' ? [] : [`${name}/index.html`, `${name}.html`]
      return first([...own, ...(name === '' ? [] : ['app.html']), 'index.html'])
    },
    notFoundPage: () => first(['404.html', 'app.html', 'index.html']),
  }
}

async function listFiles(directory: string): Promise<Set<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
      .map((name) => name.split(sep).join('/')),
  )
}

function createSiteFile(name: string, plain: Uint8Array): SiteFile {
  const contentType = contentTypeOf(name)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const encoded = new Map<Encoding, Promise<Uint8Array>>()
  const encode = (encoding: 'br' | 'gzip') => {
    const known = encoded.get(encoding)
    if (known) return known
    const made = encoding === 'br' ? toBrotli(plain) : compressGzip(plain)
    encoded.set(encoding, made)
    return made
  }
  return {
    contentType,
    etag: `W/"${hash}"`,
    body: async (accepted) => {
      if (plain.byteLength < minCompressBytes || !isCompressible(extname(name))) {
        return { bytes: plain, encoding: 'identity' }
      }
      const encoding = bestEncoding(accepted)
      if (encoding === 'identity') return { bytes: plain, encoding }
      return { bytes: await encode(encoding), encoding }
    },
  }
}

const quickBytes = 1_500_000

function toBrotli(plain: Uint8Array): Promise<Uint8Array> {
  // The top level takes seconds on files of several megabytes, whose first visitor would wait for it.
  const quality = plain.byteLength > quickBytes ? 6 : 10
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

function bestEncoding(accepted: string): Encoding {
  const accepts = (name: string) =>
    accepted
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part))
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}
