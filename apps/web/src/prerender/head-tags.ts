import { escapeHtml, helpArticleAt, type PageFacts, publicRoutes } from '@precis/domain'
import { headAt } from '../app/page-heads.ts'
import { articleHead } from '../features/help/model/article-head.ts'
import { findArticle, writeArticles } from '../features/help/model/catalogue.ts'
import { notFoundHead } from '../features/marketing/not-found-head.ts'
import { pageFactsId } from '../lib/browser/page-facts.ts'
import type { PageHead } from '../lib/browser/page-head.ts'
import { tag } from './markup.ts'

const pictureSize = { width: '1200', height: '630' }

// Forms are in the middle of their screen: painted in pieces, as a slow line brings them, they would climb.
const paintWhole = tag('link', { rel: 'expect', href: `#${pageFactsId}`, blocking: 'render' })

/** The head of the document at an address, one line for each element. */
export function headTags(address: string, facts: PageFacts): string {
  const { title, description } = headOf(address, facts)
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(publicRoutes.includes(address)
      ? sharing(address, { title, description }, facts)
      : [tag('meta', { name: 'robots', content: 'noindex' }), paintWhole]),
  ]
  return lines.join('\n    ')
}

function headOf(address: string, { config }: PageFacts): PageHead {
  const article = findArticle(writeArticles(config), helpArticleAt(address) ?? '')?.article
  return headAt(address, config.policy) ?? (article ? articleHead(article) : notFoundHead)
}

function sharing(address: string, { title, description }: PageHead, facts: PageFacts): string[] {
  const url = new URL(address, facts.publicUrl).href
  const picture = address.startsWith('/help') ? 'help' : 'default'
  const image = new URL(`/social/${picture}.png`, facts.publicUrl).href
  const graph: readonly (readonly [string, string])[] = [
    ['og:site_name', 'Precis'],
    ['og:type', helpArticleAt(address) === null ? 'website' : 'article'],
    ['og:locale', 'en_US'],
    ['og:url', url],
    ['og:title', title],
    ['og:description', description],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', pictureSize.width],
    ['og:image:height', pictureSize.height],
  ]
  return [
    tag('link', { rel: 'canonical', href: url }),
    ...graph.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}
