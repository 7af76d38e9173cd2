import { getMimeType, mimes } from 'hono/utils/mime'

const types = { ...mimes, md: 'text/markdown; charset=utf-8', icc: 'application/vnd.iccprofile' }
const compressible = new Set(
  '.html .js .mjs .css .json .map .webmanifest .xml .txt .md .svg .ttf .pfb .icc .wasm .ico'.split(
    ' ',
  ),
)

export function contentTypeOf(name: string): string {
  return getMimeType(name, types) ?? 'application/octet-stream'
}

/** Whether bytes of this kind get smaller; pictures, fonts and archives do not. */
export function isCompressible(extension: string): boolean {
  return compressible.has(extension.toLowerCase())
}
