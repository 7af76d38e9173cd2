import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicRoutes } from '@precis/domain'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type BuiltFile, listOfflineFiles, type OfflinePlan } from './src/offline/plan.ts'

/** The upload screen is the same for everybody until it is woken; what its tab keeps can be read there without a connection. */
const keptPages = [...publicRoutes, '/analyze']
const root = fileURLToPath(new URL('.', import.meta.url))
const common: InlineConfig = { root, configFile: false, logLevel: 'warn' }
const output = { write: false, copyPublicDir: false, modulePreload: { polyfill: false } } as const

async function buildParts(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = (await build({ ...common, ...config })) as Rolldown.RolldownOutput
  return built.output
}

const bytesOf = (part: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  part.type === 'chunk' ? part.code : part.source

/** The page for times without a connection, whose style sheet and script go beside the application's. */
async function buildOfflinePage(directory: string): Promise<string> {
  const parts = await buildParts({
    build: {
      ...output,
      target: 'es2024',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, 'offline.html') },
    },
  })
  let html = ''
  for (const part of parts) {
    if (part.fileName === 'offline.html') html = String(bytesOf(part))
    else await save(join(directory, part.fileName), bytesOf(part))
  }
  return html.replace(/\n\s*/g, '\n')
}

async function save(file: string, bytes: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

async function listBuilt(directory: string): Promise<BuiltFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
  return Promise.all(
    names.map(async (name) => ({
      name: name.split(sep).join('/'),
      sizeBytes: (await stat(join(directory, name))).size,
    })),
  )
}

async function planFor(directory: string, entry: string, html: string): Promise<OfflinePlan> {
  const files = listOfflineFiles(await listBuilt(directory))
  const hash = createHash('sha256').update(html).update(entry)
  for (const file of files) hash.update(file).update(await readFile(join(directory, file)))
  const version = hash.digest('hex').slice(0, 12)
  return { version, entry, pages: keptPages, files }
}

async function buildWorker(plan: OfflinePlan, html: string): Promise<string> {
  const parts = await buildParts({
    define: {
      __OFFLINE_PLAN__: JSON.stringify(plan),
      __OFFLINE_PAGE__: JSON.stringify(html),
    },
    build: {
      ...output,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  return String(bytesOf(parts[0]))
}

/** Adds the service worker to the build of the browser's part: it lists what that build has made. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir }, bundle) {
      const main = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry)
      if (dir === undefined || main === undefined) throw new Error('The build has no entry')
      const html = await buildOfflinePage(dir)
      const plan = await planFor(dir, `/${main.fileName}`, html)
      await save(join(dir, 'service-worker.js'), await buildWorker(plan, html))
    },
  }
}
