import { describe, expect, it } from 'vitest'
import { heaviestScreen, type Manifest, preloadedFonts, reach } from './module-graph.ts'

const manifest: Manifest = {
  'index.html': { file: 'boot.js', css: ['base.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/main.tsx': { file: 'main.js', imports: ['_shared.js', '_ui.js'] },
  '_ui.js': { file: 'ui.js', css: ['ui.css'] },
  'src/pdf.ts': { file: 'pdf.js' },
}

describe('what loads with a page', () => {
  it('is its entries and all that these import, once each', () => {
    const { scripts, styles } = reach(manifest, ['index.html', 'src/main.tsx'])
    expect([...scripts].sort()).toEqual(['boot.js', 'main.js', 'shared.js', 'ui.js'])
    expect([...styles]).toEqual(['base.css', 'ui.css'])
  })

  it('is not known of an entry that the build lacks', () => {
    expect(() => reach(manifest, ['src/renamed.tsx'])).toThrow('The build has no src/renamed.tsx')
  })
})

describe('preloaded fonts', () => {
  const html = `<link rel="stylesheet" href="/base.css">
    <link rel="preload" href="/sans.woff2" as="font" crossorigin="anonymous">
    <link rel="preload" href="/wide.woff2" as="font" media="(min-width: 600px)">
    <link rel="preload" href="/narrow.woff2" as="font" media="(max-width: 599.98px)">
    <link rel="preload" href="/config.json" as="fetch">`

  it('are found in the document', () => {
    expect(preloadedFonts(html).map(({ file }) => file)).toEqual([
      'sans.woff2',
      'wide.woff2',
      'narrow.woff2',
    ])
  })

  it('weigh as much as on the screen that needs most', () => {
    const weights: Record<string, number> = {
      'sans.woff2': 10,
      'wide.woff2': 4,
      'narrow.woff2': 5,
    }
    expect(heaviestScreen(preloadedFonts(html), (file) => weights[file] ?? 0)).toBe(15)
  })
})
