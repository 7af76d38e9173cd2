import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { offline } from './offline-build.ts'

const readerAssetsScript = fileURLToPath(
  new URL('../../packages/extraction/scripts/copy-reader-assets.mjs', import.meta.url),
)
/** The fonts of a first screen, and the screens that need them. */
const firstFonts = [
  { file: /^assets\/geist-[\w-]{8}\.woff2$/ },
  { file: /^assets\/newsreader-display-[\w-]{8}\.woff2$/, media: '(min-width: 600px)' },
  { file: /^assets\/newsreader-display-narrow-/, media: '(max-width: 599.98px)' },
]

/** Puts what reading fetches at run time (character maps, fonts, WebAssembly, language data) beside the application. */
function readerAssets(): Plugin {
  return {
    name: 'reader-assets',
    apply: 'build',
    async writeBundle(options) {
      if (options.dir === undefined || !existsSync(readerAssetsScript)) return
      const script = (await import(readerAssetsScript)) as {
        copyReaderAssets: (targetDir: string) => Promise<void> | void
      }
      await script.copyReaderAssets(options.dir)
    },
  }
}

/** Lets the fonts of a first screen load beside the style sheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {})
        return firstFonts.flatMap(({ file, media }) =>
          files
            .filter((name) => file.test(name))
            .map((name) => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                href: `/${name}`,
                as: 'font',
                type: 'font/woff2',
                crossorigin: 'anonymous',
                ...(media !== undefined && { media }),
              },
              injectTo: 'head' as const,
            })),
        )
      },
    },
  }
}

/** Leaves beside the manifest which modules lie in which file, for `scripts/budgets.ts`. */
function moduleList(): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    async writeBundle({ dir = '.' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const list = chunks.map((chunk) => [
        chunk.fileName,
        Object.entries(chunk.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id),
      ])
      await writeFile(`${dir}/.vite/modules.json`, JSON.stringify(Object.fromEntries(list)))
    },
  }
}

const api = `http://127.0.0.1:${process.env.PRECIS_API ?? '3000'}`
const served = [
  '/auth/v1',
  '/rest/v1',
  '/config.json',
  '/.netlify',
  '/checkout',
  '/dev/mailbox',
  '/pdfjs',
  '/tesseract',
  '/healthz',
  '/readyz',
  '/metrics',
]

/** What the server renders pages with: one file that needs nothing installed and never reaches a browser. */
const serverBundle: UserConfig = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'es2024',
    outDir: 'dist-server',
    // Chunks would import the entry without the version that tells one build from the next.
    rolldownOptions: { output: { codeSplitting: false } },
    emptyOutDir: true,
    copyPublicDir: false,
  },
}

const application: UserConfig = {
  worker: { format: 'es' },
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: isSsrBuild
    ? [react()]
    : [react(), preloadFonts(), readerAssets(), offline(), moduleList()],
  ...(isSsrBuild ? serverBundle : application),
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])),
  },
}))
