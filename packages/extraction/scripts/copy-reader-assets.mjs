import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** @param {string} name */
const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`))

const pdfFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const cores = ['', '-simd', '-relaxedsimd'].map((kind) => `tesseract-core${kind}-lstm.wasm.js`)
// The engine reports each odd picture on the console, and nobody can act on it.
const quiet = "for (const level of ['log', 'info', 'warn', 'error']) console[level] = () => {};\n"
const languages = ['eng', 'deu', 'fra', 'spa', 'ita', 'por']
const languageSource = path.join(import.meta.dirname, '../tessdata')

/**
 * Copies what reading loads at run time, so that it is served from our own origin: the tables, fonts and decoders of
 * pdf.js into `pdfjs`, the parts of the text recognition and its language data into `tesseract`.
 * @param {string} target
 * @returns {Promise<void>}
 */
export async function copyReaderAssets(target) {
  const [pdfjs, tesseract] = [path.join(target, 'pdfjs'), path.join(target, 'tesseract')]
  await Promise.all([pdfjs, tesseract].map((folder) => mkdir(folder, { recursive: true })))
  const pdfSource = packageFolder('pdfjs-dist')
  const workerSource = path.join(packageFolder('tesseract.js'), 'dist/worker.min.js')
  const coreSource = packageFolder('tesseract.js-core')
  await Promise.all([
    ...pdfFolders.map((folder) =>
      cp(path.join(pdfSource, folder), path.join(pdfjs, folder), { recursive: true }),
    ),
    writeFile(path.join(tesseract, 'worker.js'), `${quiet}${await readFile(workerSource, 'utf8')}`),
    ...cores.map((file) => cp(path.join(coreSource, file), path.join(tesseract, file))),
    ...languages.map((language) =>
      cp(
        path.join(languageSource, `${language}.traineddata.gz`),
        path.join(tesseract, `${language}.traineddata.gz`),
      ),
    ),
    cp(path.join(languageSource, 'LICENSE'), path.join(tesseract, 'traineddata-license.txt')),
  ])
}
