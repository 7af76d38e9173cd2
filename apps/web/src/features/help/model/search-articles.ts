import MiniSearch, { type Query } from 'minisearch'
import type { Block, HelpArticle, Section } from './article.ts'
import { synonymsOf, termOf } from './help-words.ts'
import { blockText } from './reading-time.ts'

/** An article that a search found, and the section that answers best. */
export interface HelpHit {
  readonly article: HelpArticle
  readonly section: Section | undefined
}

const maxQueryCharacters = 200
/** What scores less than this share of the best is not shown. */
const leastShare = 0.4

/** Articles that hold every term in title, description or keywords come first; then those whose sections say it in other words. */
export function searchArticles(articles: readonly HelpArticle[], query: string): HelpHit[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = (article: HelpArticle) => {
    const head = [article.title, article.description, ...article.keywords].join('\n').toLowerCase()
    return terms.every((term) => head.includes(term))
  }
  const sections = findSections(articles, query.slice(0, maxQueryCharacters))
  const bestOf = (article: HelpArticle) => sections.find((hit) => hit.article === article)?.section
  const inHead = articles.filter(holds)
  const inText = new Set(
    sections.map(({ article }) => article).filter((one) => !inHead.includes(one)),
  )
  return [...inHead, ...inText].map((article) => ({ article, section: bestOf(article) }))
}

/** Sections by how well they answer, those far behind the best left out. */
function findSections(articles: readonly HelpArticle[], query: string) {
  const { index, places } = indexOf(articles)
  const asked = [...new Set((query.match(/[\p{L}\p{N}]+/gu) ?? []).map(termOf))].filter(
    (term) => term !== null,
  )
  if (asked.length === 0) return []
  const queries: Query[] = asked.map((term) => ({
    queries: [
      { queries: [term], boostTerm: () => 2 },
      ...synonymsOf(term).map((word) => ({ queries: [word], prefix: false, fuzzy: false })),
    ],
    combineWith: 'OR',
  }))
  const found = index.search(
    { queries, combineWith: 'OR' },
    {
      boost: { heading: 3, entries: 2, keywords: 2, title: 2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      processTerm: (term) => term,
    },
  )
  const least = (found[0]?.score ?? 0) * leastShare
  return found.flatMap(({ id, score }) => {
    const place = score >= least ? places[id] : undefined
    return place ? [place] : []
  })
}

/** The terms that a block explains. */
function entriesOf(block: Block): string[] {
  return block.kind === 'terms' ? block.items.map(({ term }) => term) : []
}

const indexes = new WeakMap<readonly HelpArticle[], ReturnType<typeof buildIndex>>()

function indexOf(articles: readonly HelpArticle[]) {
  const index = indexes.get(articles) ?? buildIndex(articles)
  indexes.set(articles, index)
  return index
}

function buildIndex(articles: readonly HelpArticle[]) {
  const places = articles.flatMap((article) =>
    article.sections.map((section) => ({ article, section })),
  )
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'heading', 'entries', 'text'],
    processTerm: termOf,
  })
  index.addAll(
    places.map(({ article, section }, id) => ({
      id,
      title: article.title,
      keywords: article.keywords.join(' '),
      heading: section.title,
      entries: section.blocks.flatMap(entriesOf).join(' '),
      text: section.blocks.map(blockText).join(' '),
    })),
  )
  return { index, places }
}
