import type { PageFacts } from '@precis/domain'
import { pageFactsId } from '../lib/browser/page-facts.ts'
import { inScript, tag } from './markup.ts'

interface Parts {
  readonly head: string
  readonly content: string
  readonly facts: PageFacts
  /** Statements for search engines, each a data block. */
  readonly structuredData: readonly unknown[]
  readonly styles: readonly string[]
  readonly modules: readonly string[]
  /** What is fetched instead for visitors, where the parts of a page wake by themselves. */
  readonly islands: readonly string[] | undefined
  /** Whether script is fetched as soon as the page has been painted; others wait until the reader does something. */
  readonly isLivelyAtOnce: boolean
}

/** Puts a rendered page into the built `index.html`, at the places that comments mark there. */
export function composeDocument(template: string, parts: Parts): string {
  const { head, content, facts, styles, modules, islands, isLivelyAtOnce } = parts
  const sheets = styles
    .filter((href) => !template.includes(`href="${href}"`))
    .map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href }))
  const root = tag('div', {
    id: 'root',
    'data-hydrate': isLivelyAtOnce ? 'now' : 'later',
    'data-modules': modules.join(' '),
    ...(islands && { 'data-islands': islands.join(' ') }),
  })
  const data = [
    dataBlock({ type: 'application/json', id: pageFactsId }, facts),
    ...parts.structuredData.map((block) => dataBlock({ type: 'application/ld+json' }, block)),
  ].join('\n    ')
  const page = replaceBetween(template, 'page', head)
  return replaceBetween(page, 'root', `${root}${content}</div>\n    ${data}`).replace(
    '</head>',
    () => `${sheets.map((line) => `  ${line}\n  `).join('')}</head>`,
  )
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
