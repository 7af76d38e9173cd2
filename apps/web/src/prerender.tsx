import './lib/browser/zod-jitless.ts'
import { guardedRoutes, type PageFacts, publicRoutes } from '@precis/domain'
import { renderToString } from 'react-dom/server'
import { matchRoutes, StaticRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadRoutes } from './app/load-routes.ts'
import { addressOf } from './app/page-heads.ts'
import { Pages, routes } from './app/router.tsx'
import { skeletonAt } from './app/screen-skeletons.ts'
import type { RouteHandle } from './app/shell/route-handle.ts'
import { type BuildManifest, filesOf } from './prerender/build-files.ts'
import { composeDocument, type Font } from './prerender/compose-document.ts'
import { headTags } from './prerender/head-tags.ts'
import { structuredData } from './prerender/structured-data.ts'

/** What the build has left for rendering: the page with the names of its files, and which file needs which. */
export interface Build {
  readonly template: string
  readonly manifest: BuildManifest
  /** The text of a file of the site by its address; rejects where the files are elsewhere. */
  readonly readText?: (address: string) => Promise<string>
}

const mainFile = 'src/main.tsx'
/** What wakes a page whose parts answer by themselves, for visitors without a session. */
const islandFiles: Readonly<Record<string, string>> = { '/': 'src/app/islands/wake-islands.tsx' }
const displayFonts = [
  { source: 'src/ui/fonts/newsreader-display.woff2', media: '(min-width: 600px)' },
  { source: 'src/ui/fonts/newsreader-display-narrow.woff2', media: '(max-width: 599.98px)' },
]
/** What a page needs that is only for people with a session. */
const sessionFiles = ['src/lib/auth/live-session.tsx', 'src/lib/auth/open-supabase.ts']

/** The key under which a page can be kept: addresses that share it have the same document. */
export function pageKey(pathname: string, search: string): string {
  return addressOf(pathname, search)
}

/** The whole document at an address, as somebody sees it whose session is not known yet. */
export async function renderDocument(
  address: string,
  build: Build,
  facts: PageFacts,
): Promise<string> {
  const url = new URL(address, facts.publicUrl)
  const content = await renderContent(url, facts)
  const isGuarded = guardedRoutes.includes(url.pathname)
  const screens = matchRoutes(routes, url.pathname) ?? []
  const files = filesOf(build.manifest, [
    mainFile,
    ...screens.map(({ route }) => fileOf((route.handle as RouteHandle | undefined)?.screen)),
    fileOf(skeletonAt(url.pathname)),
    ...(isGuarded ? sessionFiles : []),
  ])
  const islands = islandFiles[url.pathname]
  const fonts = islands === undefined ? [] : fontsOf(build.manifest)
  return composeDocument(build.template, {
    head: headTags(address, facts),
    fonts,
    readText: islands === undefined ? undefined : build.readText,
    content,
    facts,
    structuredData: publicRoutes.includes(address) ? structuredData(address, facts) : null,
    styles: files.styles,
    modules: files.modules,
    islands: islands === undefined ? undefined : filesOf(build.manifest, [islands]).modules,
    isLivelyAtOnce: isGuarded,
  })
}

/** The fonts that only the titles of the landing page are set in. */
function fontsOf(manifest: BuildManifest): Font[] {
  return displayFonts.flatMap(({ source, media }) => {
    const file = manifest[source]?.file
    return file === undefined ? [] : [{ href: `/${file}`, media }]
  })
}

async function renderContent(url: URL, { config }: PageFacts): Promise<string> {
  await loadRoutes(url.pathname)
  const html = renderToString(
    <StaticRouter location={url}>
      <App config={{ ...config, supabaseUrl: config.supabaseUrl ?? url.origin }}>
        <Pages />
      </App>
    </StaticRouter>,
  )
  if (html.includes('<!--$!-->')) throw new Error(`${url.pathname} could not be rendered whole`)
  return html
}

function fileOf(screen: string | undefined): string | undefined {
  return screen && `src/app/routes/${screen}.tsx`
}
