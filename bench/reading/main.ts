/**
 * What is read from a folder of documents, beside native tools and libraries:
 * `node bench/reading/main.ts --data DIR [--worst 5] [--ocr 6]`. Word F1 is taken against the native tool that agrees
 * best; each tool's own figure is its agreement with the other ones. Tools that are not installed are left out.
 * With `--out FILE` it only reads, without a browser, and writes a line of JSON for each file: `{file, text, error}`.
 * With `--order` it prints, for each PDF, how far words and their order agree with pdftotext in its usual order and in that of its three
 * orders which agrees best, ours and those of pdf.js as drawn, and how long our layout takes for a page.
 * `node bench/reading/main.ts --browser --data DIR [--seconds 180]` has the built product read every file of the folder
 * in a browser instead, and fails if one crashes it, hangs, leaves an error uncaught or is refused in words that are not the
 * catalogue's. With `--damaged 1000 [--from 0]` it reads so many damaged copies of the documents instead, the same ones each time.
 * `node bench/reading/main.ts --large` has it read and summarize a PDF of 51 MB and 1,364 pages, and fails if a task holds
 * the page for more than 50 ms until the summary is shown, the first page takes more than 1 s, or the page more than 450 MB.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { documentsIn } from './documents.ts'
import { measureSpeed, type Speed } from './measure-speed.ts'
import { nativeTools } from './native-tools.ts'
import { printOrder } from './print-order.ts'
import { fixed, mean, median, print } from './print-table.ts'
import { type FileScore, scoreFile } from './score-files.ts'
import { scoreOcr } from './score-ocr.ts'
import { writeTexts } from './write-texts.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    order: { type: 'boolean', default: false },
    worst: { type: 'string', default: '5' },
    ocr: { type: 'string', default: '6' },
    browser: { type: 'boolean', default: false },
    damaged: { type: 'string' },
    from: { type: 'string', default: '0' },
    large: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '180' },
  },
})
if (values.large) {
  const { readLargeFile } = await import('./read-large-file.ts')
  process.exit((await readLargeFile()) ? 0 : 1)
}
if (values.data === undefined) {
  console.error(
    'Usage: node bench/reading/main.ts --data DIR [--out FILE] [--order] [--browser] [--damaged 1000] [--worst 5] [--ocr 6], or --large',
  )
  process.exit(1)
}
if (values.browser || values.damaged !== undefined) {
  const { readDamagedInBrowser, readFolderInBrowser } = await import('./read-folder-in-browser.ts')
  const [seconds, from] = [Number(values.seconds), Number(values.from)]
  const isHarmless =
    values.damaged === undefined
      ? await readFolderInBrowser(values.data, seconds)
      : await readDamagedInBrowser(values.data, seconds, { from, count: Number(values.damaged) })
  process.exit(isHarmless ? 0 : 1)
}
const documents = documentsIn(values.data)
if (values.out !== undefined) {
  await writeTexts([...documents.values()].flat(), values.data, values.out)
  process.exit(0)
}
if (values.order) {
  await printOrder(documents.get('pdf') ?? [])
  process.exit(0)
}
// First of all, so that a cold pass is the first one of this process for every way.
const speeds = new Map<string, readonly Speed[]>()
for (const [kind, paths] of documents) {
  speeds.set(kind, await measureSpeed(kind, paths, nativeTools[kind] ?? []))
}
const scores = new Map<string, FileScore[]>()
for (const [kind, paths] of documents) {
  const found: FileScore[] = []
  for (const path of paths) found.push(await scoreFile(path, nativeTools[kind] ?? []))
  scores.set(kind, found)
}

print(['Text', 'files', 'median', 'mean', 'failed', 'peer', 'its median', 'its mean'])
for (const [kind, files] of scores) {
  const f1 = files.flatMap((file) => (file.f1 === null ? [] : [file.f1]))
  const peer = (nativeTools[kind] ?? [])[0]?.name ?? '-'
  const theirs = files.flatMap(({ natives }) => natives[peer] ?? [])
  const failed = files.filter(({ failure }) => failure !== null).length
  print([kind, files.length, median(f1), mean(f1), failed, peer, median(theirs), mean(theirs)])
}

print(['Worst files', 'F1', 'words', 'message'])
for (const files of scores.values()) {
  const worst = files
    .filter(({ f1 }) => f1 !== null && f1 < 0.99)
    .sort((a, b) => (a.f1 ?? 1) - (b.f1 ?? 1))
  for (const { path, f1, words, failure } of worst.slice(0, Number(values.worst))) {
    print([basename(path), fixed(f1 ?? 0), words, failure ?? ''])
  }
}

print(['Speed', 'way', 'cold ms', 'times ours', 'warm ms', 'times ours'])
for (const [kind, ways] of speeds) {
  const [own] = ways
  if (!own) continue
  for (const { name, coldMs, warmMs } of ways) {
    const ratios = [coldMs / own.coldMs, warmMs / own.warmMs].map((ratio) => ratio.toFixed(2))
    const [cold = '', warm = ''] = ratios
    print([kind, name, Math.round(coldMs), cold, Math.round(warmMs), warm])
  }
}

print(['Recognition at scale 2', 'precis', 'tesseract', 'ours ms', 'theirs ms', 'speed'])
for (const page of await scoreOcr(documents.get('pdf') ?? [], Number(values.ocr))) {
  const { name, f1, nativeF1, ms, nativeMs } = page
  print([name, fixed(f1), fixed(nativeF1), Math.round(ms), Math.round(nativeMs), nativeMs / ms])
}
