import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getMimeType, mimes } from 'hono/utils/mime'
import type { InlineHashes } from '../http/inline-hashes.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface SiteFile {
  readonly contentType: string
  readonly etag: string
  /** What the content policy has to allow besides files of the site. */
  readonly inlineHashes?: InlineHashes
  /** The bytes in the best encoding that is accepted. */
  body(accepted: string): Promise<{ bytes: Uint8Array; encoding: Encoding }>
}

const types = { ...mimes, md: 'text/markdown; charset=utf-8', icc: 'application/vnd.iccprofile' }
const compressible = new Set(
  '.html .js .mjs .css .json .map .webmanifest .xml .txt .md .svg .ttf .pfb .icc .wasm .ico'.split(
    ' ',
  ),
)
const minCompressBytes = 1_024
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The bytes of a file under its name; each encoding is made once. */
export function createSiteFile(name: string, plain: Uint8Array): SiteFile {
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

const pageBytes = 100_000
const quickBytes = 500_000

function toBrotli(plain: Uint8Array): Promise<Uint8Array> {
  // The top levels take seconds on files as large as the reader of PDFs, and their first visitor would wait.
  const quality = qualityFor(plain.byteLength)
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

function qualityFor(bytes: number): number {
  if (bytes > quickBytes) return 6
  return bytes > pageBytes ? 10 : 11
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

function contentTypeOf(name: string): string {
  return getMimeType(name, types) ?? 'application/octet-stream'
}

/** Whether bytes of this kind get smaller; pictures, fonts and archives do not. */
function isCompressible(extension: string): boolean {
  return compressible.has(extension.toLowerCase())
}
