/** Cuts the fonts of a first page out of the full ones: `node scripts/fonts/cut-fonts.ts`. What it writes is committed. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { firstCharacters } from './first-characters.ts'

const root = join(import.meta.dirname, '../..')
const target = join(root, 'apps/web/src/ui/fonts')
const family = (name: string) => join(root, 'node_modules/@fontsource-variable', name)
const newsreader = join(family('newsreader'), 'files/newsreader-latin-opsz')

// Kerning, ligatures and the figures that the style sheets ask for; the rest only adds glyphs.
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

const cuts = [
  {
    name: 'geist',
    from: join(family('geist'), 'files/geist-latin-wght-normal.woff2'),
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'newsreader',
    from: `${newsreader}-normal.woff2`,
    variationAxes: { wght: { min: 400, max: 600 }, opsz: 17 },
  },
  {
    name: 'newsreader-title',
    from: `${newsreader}-normal.woff2`,
    variationAxes: { wght: 400, opsz: 36 },
  },
  {
    name: 'newsreader-display',
    from: `${newsreader}-normal.woff2`,
    variationAxes: { wght: 350, opsz: 72 },
  },
  {
    name: 'newsreader-display-narrow',
    from: `${newsreader}-normal.woff2`,
    variationAxes: { wght: 350, opsz: 42 },
  },
  {
    name: 'newsreader-italic',
    from: `${newsreader}-italic.woff2`,
    variationAxes: { wght: 400, opsz: 17 },
  },
]

for (const { name, from, variationAxes } of cuts) {
  const bytes = await subsetFont(readFileSync(from), firstCharacters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    variationAxes,
  })
  writeFileSync(join(target, `${name}.woff2`), bytes)
  console.log(`${name.padEnd(20)} ${String(bytes.byteLength).padStart(7)} bytes`)
}
for (const name of ['geist', 'newsreader']) {
  copyFileSync(join(family(name), 'LICENSE'), join(target, `${name}-license.txt`))
}
