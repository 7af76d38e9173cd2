import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileMessages } from '@precis/domain'
import { openProduct } from '../product.ts'
import { saveResults } from '../save-results.ts'
import { type BrowserReading, openReader } from './browser-reader.ts'
import { writeDamagedFiles } from './damaged-files.ts'
import { documentsIn } from './documents.ts'

const catalogued: ReadonlySet<string> = new Set(Object.values(fileMessages))

/** Has the built product read `count` damaged copies of a folder's documents, from number `from` on, as `readFolderInBrowser`. */
export async function readDamagedInBrowser(
  source: string,
  seconds: number,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'precis-damaged-'))
  try {
    writeDamagedFiles([...documentsIn(source).values()].flat(), folder, from, count)
    return await readFolderInBrowser(folder, seconds)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Has the built product read every file of a folder, and prints what came of each. Resolves to whether none did harm. */
export async function readFolderInBrowser(folder: string, seconds: number): Promise<boolean> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const product = await openProduct({ serviceWorkers: 'block' })
  const results: Record<string, BrowserReading> = {}
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
    }
  } finally {
    await product.close()
  }
  saveResults('readingInBrowser', results)
  const outcomes = Map.groupBy(Object.values(results), outcomeOf)
  for (const [outcome, readings] of [...outcomes].sort()) {
    console.log(`${String(readings.length).padStart(5)}  ${outcome}`)
  }
  console.log(`${String(paths.length).padStart(5)}  files`)
  return [...outcomes.keys()].every((outcome) => !outcome.startsWith(harm))
}

const harm = 'HARM: '

function outcomeOf({ message, words, faults }: BrowserReading): string {
  if (faults.some((fault) => fault.startsWith('hung'))) return `${harm}hung`
  if (faults.length > 0) return `${harm}crashed, or left an error uncaught`
  if (catalogued.has(message)) return `refused: ${message}`
  if (message === 'asks for its password') return message
  if (message.startsWith('asks first: ')) return 'read, after a question'
  if (words > 0) return 'read'
  return `${harm}neither text nor a message of the catalogue: ${message}`
}

function print(name: string, ...cells: readonly (string | number)[]): void {
  const message = cells.at(-1)
  const figures = cells.slice(0, -1).map((cell) => String(cell).padStart(8))
  console.log(`${name.padEnd(56)}${figures.join('')}  ${message}`)
}
