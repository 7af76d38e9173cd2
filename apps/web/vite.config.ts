import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { offline } from './offline-build.ts'

const readerAssetsScript = fileURLToPath(
  new URL('../../packages/extraction/scripts/copy-reader-assets.mjs', import.meta.url),
)
/** The font that every first screen needs; those of the landing page alone are added when it is rendered. */
const firstFont = /^assets\/geist-[\w-]{8}\.woff2$/

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

/** Lets the font of every first screen load beside the style sheet instead of after it. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((name) => firstFont.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${name}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
            injectTo: 'head' as const,
          }))
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

/** Slides are zipped by code that also runs where there is `require`. The stand-in for it would be woken by every page. */
function withoutRequire(): Plugin {
  return {
    name: 'without-require',
    apply: 'build',
    transform: {
      filter: { id: /\/(jszip|pptxgenjs)\/dist\// },
      handler: (code) =>
        code
          .replaceAll('"function"==typeof require&&require', 'false')
          .replaceAll("typeof require !== 'undefined' ? require('sizeof') : null", 'null'),
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

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** Everything that these sources import without being asked again, and they. */
function reachedFrom(sources: readonly string[], modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>()
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) visit(needed)
  }
  for (const source of sources) visit(fileURLToPath(new URL(source, import.meta.url)))
  return reached
}

/** Pages use only parts of the packages, which the bundler cannot tell from an import of their index. */
const mayBeCommon = (id: string) =>
  !/\/packages\/|\/node_modules\/zod\//.test(id) ||
  /\/domain\/src\/(errors\/is-app-error|site\/(help-links|routes|sign-up-address)|policy\/policy|text)\.ts$/.test(
    id,
  )

/** Parts of the packages that islands never use, which an import of their index does not show either. */
const onlyForApplication = /\/domain\/src\/site\/(help-links|routes)\.ts$/

/** Puts what every page wakes up with into one file, and what islands need of it into another: two weigh less than their thirty parts. */
function commonFiles() {
  let files: ReadonlyMap<string, string> | undefined
  const listed = (modules: Modules) => {
    const first = reachedFrom(['src/boot.ts'], modules)
    const all = reachedFrom(['src/main.tsx'], modules)
    const ofIslands = reachedFrom(['src/app/islands/wake-islands.tsx'], modules)
    // The entry stays a file of its own, or the list of built files would not know it.
    const common = [...all].filter(
      (id) => !first.has(id) && mayBeCommon(id) && !id.endsWith('/src/main.tsx'),
    )
    const isCore = (id: string) => ofIslands.has(id) && !onlyForApplication.test(id)
    return new Map(common.map((id) => [id, isCore(id) ? 'core' : 'common']))
  }
  return {
    name(id: string, modules: Modules) {
      files ??= listed(modules)
      return files.get(id) ?? null
    },
  }
}

/** Small parts that both the try-out and the dashboard begin with: one file weighs less than six of a few hundred bytes. */
const documentInput = {
  name: 'document-input',
  test: /\/(ui\/(feedback\/notice|forms\/file-drop)|domain\/src\/errors\/file-errors|extraction\/src\/reader\/validate-file)\.tsx?$/,
}

/** What the application says of documents beforehand, and visitors do not wake. */
const documentFacts = {
  name: 'document-facts',
  test: /\/(ui\/evidence\/ruler|domain\/src\/(requests\/export-formats|summary\/modes))\.tsx?$/,
}

/** Few people ask for what writes files of exports: in a folder of its own the service worker does not fetch it beforehand. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId: string | null }): string {
  const isFileWriter = /\/features\/export\/(files|document)\/|\/languages\/\w+\/exports\.ts$/
  return `assets/${isFileWriter.test(facadeModuleId ?? '') ? 'files/' : ''}[name]-[hash].js`
}

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
    rolldownOptions: {
      // Texts go where they are read: a screen does not load those of its whole feature.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [commonFiles(), documentInput, documentFacts],
        },
      },
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: isSsrBuild
    ? [react()]
    : [react(), preloadFont(), readerAssets(), offline(), moduleList(), withoutRequire()],
  ...(isSsrBuild ? serverBundle : application),
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: api, changeOrigin: false }])),
  },
}))
