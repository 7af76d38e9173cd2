/** Fails when a first page has grown heavier than it may be: `node scripts/budgets.ts`. Weights are of gzip, in kB of 1,000 bytes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { landingAnswerBytes } from './budgets/landing-answer.ts'
import { heaviestScreen, type Manifest, preloadedFonts, reach } from './budgets/module-graph.ts'
import { buildIfStale } from './build.ts'

const dist = join(import.meta.dirname, '../apps/web/dist')
const bundle = join(import.meta.dirname, '../apps/web/dist-server')
const route = (name: string) => `src/app/routes/${name}.tsx`
const application = ['index.html', 'src/main.tsx']
const landing = [...application, route('landing')]
const islands = ['index.html', 'src/app/islands/wake-islands.tsx']
const analyze = [
  ...application,
  route('guarded'),
  route('analyze'),
  'src/lib/auth/live-session.tsx',
  'src/lib/auth/open-supabase.ts',
]
/** Code for one kind of file, and the engines (a text's complexity is but a figure): none of it before a document is there. */
const afterDocument =
  /pdfjs-dist|@embedpdf|tesseract|chardet|packages\/extraction\/src\/(formats\/(pdf|docx?|rtf|xml|zip)|ocr)\/|packages\/analysis\/src\/(embedded\/(?!complexity\.ts)|provider\/)/

buildIfStale()
const manifest: Manifest = readJson('.vite/manifest.json')
const modules: Readonly<Record<string, readonly string[]>> = readJson('.vite/modules.json')
const html = read('index.html').toString()

const boot = reach(manifest, ['index.html'])
const onLanding = reach(manifest, landing)
const onIslands = reach(manifest, islands)
const onAnalyze = reach(manifest, analyze)
const bootBytes = zipped([...boot.scripts, 'before-paint.js'])
const fontBytes = heaviestScreen(preloadedFonts(html), (file) => read(file).byteLength)

const rows = [
  // A new connection carries 14.6 kB before it waits for the other side; encryption needs some of them.
  {
    what: 'landing: the page itself with its headers (brotli)',
    limit: 14.4,
    bytes: await landingAnswerBytes({ site: dist, bundle }),
  },
  { what: 'landing: scripts before the first paint', limit: 3, bytes: bootBytes },
  // React weighs 60 of these.
  {
    what: 'landing: scripts that wake it for visitors',
    limit: 80,
    bytes: zipped(onIslands.scripts) - zipped(boot.scripts),
  },
  // React and its router weigh 80 of these.
  {
    what: 'landing: scripts that wake it with a session',
    limit: 110,
    bytes: zipped(onLanding.scripts) - zipped(boot.scripts),
  },
  { what: 'landing: styles', limit: 12, bytes: zipped(onLanding.styles) },
  { what: 'fonts that a first page preloads', limit: 31, bytes: fontBytes },
  {
    what: 'dashboard: scripts before a file arrives',
    limit: 230,
    bytes: zipped(onAnalyze.scripts) + zipped(['before-paint.js']),
  },
]

let isGood = true
for (const { what, limit, bytes } of rows) {
  const isWithin = bytes <= limit * 1_000
  isGood &&= isWithin
  const weight = (bytes / 1_000).toFixed(1).padStart(6)
  console.log(`${isWithin ? 'ok  ' : 'FAIL'} ${what.padEnd(50)} ${weight} kB of ${limit}`)
}
for (const [page, { scripts }] of [
  ['landing', onLanding],
  ['islands of the landing page', onIslands],
  ['dashboard', onAnalyze],
] as const) {
  for (const file of scripts) {
    for (const id of modules[file] ?? []) {
      if (!afterDocument.test(id)) continue
      isGood = false
      console.log(`FAIL ${page}: loads ${id} (in ${file}) before a document has arrived`)
    }
  }
}
process.exit(isGood ? 0 : 1)

function read(file: string): Buffer {
  return readFileSync(join(dist, file))
}

function readJson<Value>(file: string): Value {
  return JSON.parse(read(file).toString()) as Value
}

function zipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0)
}
