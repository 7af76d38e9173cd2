import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { ArticleAside } from './components/article-aside.tsx'
import { ArticleBlock } from './components/article-block.tsx'
import { ArticleMargin } from './components/article-margin.tsx'
import { ArticleNeighbours } from './components/article-neighbours.tsx'
import './help-article-page.css'
import { sectionId } from './model/article.ts'
import { findArticle } from './model/catalogue.ts'
import { articleMinutes, blockText } from './model/reading-time.ts'
import { useArticles } from './use-articles.ts'

/** One article, named by the route's `category` and `articlePath`; `notFound` stands in for one that does not exist. */
export function HelpArticlePage({ notFound }: { notFound: ReactNode }) {
  const { category, articlePath } = useParams()
  const articles = useArticles()
  const found = findArticle(articles, `${category}/${articlePath}`)
  if (!found) return notFound
  const { article } = found
  const titleOf = (path: string) => findArticle(articles, path)?.article.title ?? path
  return (
    <div className="wrap help-article">
      <title>{`${article.title} · Precis Help Center`}</title>
      <ArticleMargin article={article} />
      <article>
        <h1>{article.title}</h1>
        <p className="standfirst">{article.description}</p>
        <p className="minutes">{articleMinutes(article)} min to read</p>
        {article.sections.map((section) => (
          <section key={section.title} aria-labelledby={sectionId(section)}>
            <h2 id={sectionId(section)}>{section.title}</h2>
            {section.blocks.map((block) => (
              <ArticleBlock key={blockText(block)} block={block} titleOf={titleOf} />
            ))}
          </section>
        ))}
        <ArticleNeighbours previous={found.previous} next={found.next} />
      </article>
      <ArticleAside article={article} siblings={found.siblings} />
    </div>
  )
}
