import type { ReactNode } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { useIsHydrated } from '../../lib/browser/hydrated.ts'
import { usePageHead } from '../../lib/browser/page-head.ts'
import { Card, CardSection } from '../../ui/layout/card.tsx'
import { ArticleBlock } from './components/article-block.tsx'
import { Example } from './components/example.tsx'
import './help-article-page.css'
import { articlePath, categories, type SideNote } from './model/article.ts'
import { articleHead } from './model/article-head.ts'
import { type ArticleInContext, findArticle } from './model/catalogue.ts'
import { articleMinutes, blockText } from './model/reading-time.ts'
import * as texts from './texts.ts'
import { useArticles } from './use-articles.ts'

/** The part of the address behind `#`; empty in prerendered markup, where nobody knows it yet. */
function useAsked(): string {
  const { hash } = useLocation()
  return useIsHydrated() ? hash.slice(1) : ''
}

function Side({ example, text }: SideNote) {
  return (
    <>
      {example && <Example name={example} />}
      <p>{text}</p>
    </>
  )
}

/** One article, named by the route's `category` and `articlePath`; `notFound` stands in for one that does not exist. */
export function HelpArticlePage({ notFound }: { notFound: ReactNode }) {
  const { category, articlePath } = useParams()
  const articles = useArticles()
  const asked = useAsked()
  const found = findArticle(articles, `${category}/${articlePath}`)
  usePageHead(found && articleHead(found.article))
  if (!found) return notFound
  const { article } = found
  const titleOf = (path: string) => findArticle(articles, path)?.article.title ?? path
  return (
    <Card
      back={{ to: '/help', label: texts.backToHelpCenter }}
      title={article.title}
      standfirst={article.description}
      stamp={texts.minToRead(articleMinutes(article))}
      contents={article.sections}
      related={<ArticleSiblings article={article} siblings={found.siblings} />}
    >
      {article.sections.map(({ id, title, side, blocks }) => (
        <CardSection key={id} id={id} title={title} side={side && <Side {...side} />}>
          {blocks.map((block) => (
            <ArticleBlock key={blockText(block)} block={block} titleOf={titleOf} asked={asked} />
          ))}
        </CardSection>
      ))}
      <ArticleNeighbors previous={found.previous} next={found.next} />
    </Card>
  )
}

/** The other articles of the category. */
function ArticleSiblings({ article, siblings }: Pick<ArticleInContext, 'article' | 'siblings'>) {
  if (siblings.length === 0) return null
  const category = categories.find(({ id }) => id === article.category)
  return (
    <nav aria-label={texts.relatedArticles}>
      <p>{texts.moreIn(category?.name ?? '')}</p>
      <ul>
        {siblings.map((sibling) => (
          <li key={sibling.slug}>
            <Link to={`/help/article/${articlePath(sibling)}`}>{sibling.title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ArticleNeighbors({ previous, next }: Pick<ArticleInContext, 'previous' | 'next'>) {
  const neighbors = [
    { relation: texts.previous, rel: 'prev', article: previous },
    { relation: texts.next, rel: 'next', article: next },
  ]
  return (
    <nav className="neighbors" aria-label={texts.articlesBeforeAndAfter}>
      {neighbors.map(
        ({ relation, rel, article }) =>
          article && (
            <Link key={rel} rel={rel} className={rel} to={`/help/article/${articlePath(article)}`}>
              <span>{relation}</span> {article.title}
            </Link>
          ),
      )}
    </nav>
  )
}
