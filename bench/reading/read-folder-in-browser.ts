import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { openReader } from './browser-reader.ts'

/** Has the built product read every file of a folder, and prints what came of each. Resolves to whether none did harm. */
export async function readFolderInBrowser(folder: string, seconds: number): Promise<boolean> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const product = await openProduct({ serviceWorkers: 'block' })
  const results: Record<string, object> = {}
  let faulty = 0
  let unread = 0
  print('File', 'kind', 'pages', 'words', 'seconds', 'held ms', 'message')
  try {
    const read = await openReader(product.browser)
    for (const path of paths) {
      const name = relative(folder, path)
      const reading = await read(path, seconds * 1_000)
      const { kind, pages, words, ms, longestTaskMs, message, faults } = reading
      const said = [message, ...faults.map((fault) => `FAULT ${fault}`)].filter(Boolean).join('; ')
      print(name, kind, pages, words, (ms / 1_000).toFixed(1), Math.round(longestTaskMs), said)
      results[name] = reading
      if (faults.length > 0) faulty += 1
      if (message === '' && words === 0 && faults.length === 0) unread += 1
    }
  } finally {
    await product.close()
  }
  console.log(
    `${paths.length} files, ${faulty} with a crash, hang or uncaught error, ${unread} without text or message`,
  )
  saveResults('readingInBrowser', results)
  return faulty === 0 && unread === 0
}

function print(name: string, ...cells: readonly (string | number)[]): void {
  const message = cells.at(-1)
  const figures = cells.slice(0, -1).map((cell) => String(cell).padStart(8))
  console.log(`${name.padEnd(56)}${figures.join('')}  ${message}`)
}
