import type { PageFacts } from '@precis/domain'
import { pageFactsId } from '../lib/browser/page-facts.ts'
import { inScript, tag } from './markup.ts'

export interface Font {
  readonly href: string
  readonly media: string
}

interface Parts {
  readonly head: string
  /** What is preloaded besides the fonts of every page. */
  readonly fonts: readonly Font[]
  /** Reads what the first paint needs, where that is to be in the page itself: it then waits for nothing else. */
  readonly readText: ((address: string) => Promise<string>) | undefined
  readonly content: string
  readonly facts: PageFacts
  /** Statements for search engines. */
  readonly structuredData: unknown
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  /** What is fetched instead for visitors, where the parts of a page wake by themselves. */
  readonly islands: readonly string[] | undefined
  /** Whether script is fetched as soon as the page has been painted; others wait until the reader does something. */
  readonly isLivelyAtOnce: boolean
}

/** Puts a rendered page into the built `index.html`, at the places that comments mark there. */
export async function composeDocument(template: string, parts: Parts): Promise<string> {
  const { head, fonts, readText, content, facts, styles, modules, islands, isLivelyAtOnce } = parts
  const { page: framed, sheets } = await withFirstFiles(template, styles, readText)
  const preloads = fonts.map(({ href, media }) =>
    tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '', media }),
  )
  const root = tag('div', {
    id: 'root',
    'data-hydrate': isLivelyAtOnce ? 'now' : 'later',
    'data-modules': modules.join(' '),
    ...(islands && { 'data-islands': islands.join(' ') }),
  })
  const data = [
    dataBlock({ type: 'application/json', id: pageFactsId }, facts),
    ...(parts.structuredData === null
      ? []
      : [dataBlock({ type: 'application/ld+json' }, parts.structuredData)]),
  ].join('\n    ')
  const page = replaceBetween(framed, 'page', head)
  return replaceBetween(page, 'root', `${root}${content}</div>\n    ${data}`).replace(
    '</head>',
    () => `${[...preloads, ...sheets].map((line) => `  ${line}\n  `).join('')}</head>`,
  )
}

const linkedSheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g
const earlyScript = /<script src="([^"]+)"><\/script>/

/** The template and the tags of its style sheets: links, or one style with all their rules, and the first script in the page too. */
async function withFirstFiles(
  template: string,
  styles: readonly string[],
  readText: Parts['readText'],
): Promise<{ page: string; sheets: readonly string[] }> {
  const linked = [...template.matchAll(linkedSheet)].map(([, href = '']) => href)
  const added = styles.filter((href) => !linked.includes(href))
  const links = added.map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href }))
  const early = earlyScript.exec(template)?.[1]
  if (readText === undefined || early === undefined) return { page: template, sheets: links }
  try {
    const script = await readText(early)
    const texts = await Promise.all([...linked, ...added].map(readText))
    const page = template
      .replaceAll(linkedSheet, '')
      .replace(earlyScript, () => `<script>${script.replaceAll(/^\s*\/\/.*\n/gm, '')}</script>`)
    return { page, sheets: [`<style>${texts.join('\n')}</style>`] }
  } catch {
    return { page: template, sheets: links }
  }
}

function dataBlock(attributes: Readonly<Record<string, string>>, value: unknown): string {
  return `${tag('script', attributes)}${inScript(value)}</script>`
}

function replaceBetween(text: string, mark: string, replacement: string): string {
  const [start, end] = [`<!--${mark}-->`, `<!--/${mark}-->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`index.html has no part between ${start} and ${end}`)
  return text.slice(0, from) + replacement + text.slice(to + end.length)
}
