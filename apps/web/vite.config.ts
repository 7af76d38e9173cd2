import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { offline } from './offline-build.ts'

const pdfAssetsScript = fileURLToPath(
  new URL('../../packages/extraction/scripts/copy-pdfjs-assets.mjs', import.meta.url),
)
const firstFonts = [/^assets\/geist-latin-wght-normal/, /^assets\/newsreader-latin-opsz-normal/]

/** Puts what pdf.js fetches at run time (character maps, fonts, WebAssembly) beside the application. */
function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    apply: 'build',
    async writeBundle(options) {
      if (options.dir === undefined || !existsSync(pdfAssetsScript)) return
      const script = (await import(pdfAssetsScript)) as {
        copyPdfjsAssets: (targetDir: string) => Promise<void> | void
      }
      await script.copyPdfjsAssets(`${options.dir}/pdfjs`)
    },
  }
}

/** Lets the two fonts of every first screen load beside the style sheet instead of after it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => firstFonts.some((font) => font.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
            injectTo: 'head',
          }))
      },
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
  plugins: isSsrBuild ? [react()] : [react(), preloadFonts(), pdfAssets(), offline()],
  ...(isSsrBuild ? serverBundle : application),
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])),
  },
}))
