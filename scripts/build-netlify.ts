/**
 * Builds what Netlify publishes: the files of the web application with their headers, and the functions, pages among
 * them. Its own bundler leaves out files of the packages here, so functions are bundled before.
 */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { readEnv } from '../apps/server/src/env.ts'
import { securityHeaders } from '../apps/server/src/http/security-headers.ts'
import { buildIfStale } from './build.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'apps/web/dist')
const target = join(root, '.netlify-site')
const pages = join(root, '.netlify-pages')
const functions = join(root, 'apps/server/netlify/functions')
const notPublished = new Set([join(dist, 'index.html'), join(dist, '.vite'), join(dist, '.stamp')])

const headersFor = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

const { hosted } = readEnv(process.env)
if (hosted === null)
  throw new Error('SUPABASE_URL is needed: functions have no database of their own')
buildIfStale()
rmSync(target, { recursive: true, force: true })
cpSync(dist, target, { recursive: true, filter: (source) => !notPublished.has(source) })
writeFileSync(
  join(target, '_headers'),
  [
    headersFor('/*', securityHeaders({ isHttps: true, hostedUrl: hosted.url })),
    headersFor('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ].join('\n'),
)
rmSync(pages, { recursive: true, force: true })
for (const file of ['index.html', '.vite/manifest.json']) {
  cpSync(join(dist, file), join(pages, 'site', file))
}
cpSync(join(root, 'apps/web/dist-server/prerender.js'), join(pages, 'bundle/prerender.js'))

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'es2024',
    outDir: join(root, '.netlify-functions'),
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: readdirSync(functions).map((name) => join(functions, name)),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
})
