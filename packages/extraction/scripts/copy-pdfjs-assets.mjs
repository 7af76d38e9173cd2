import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/**
 * Copies the tables, fonts and decoders that pdf.js loads at run time, so that they are served from our own
 * origin. The reader's `assetsUrl` must lead to the target folder.
 * @param {string} target
 * @returns {Promise<void>}
 */
export async function copyPdfjsAssets(target) {
  const require = createRequire(import.meta.url)
  const source = path.dirname(require.resolve('pdfjs-dist/package.json'))
  await mkdir(target, { recursive: true })
  await Promise.all(
    folders.map((folder) =>
      cp(path.join(source, folder), path.join(target, folder), { recursive: true }),
    ),
  )
}
