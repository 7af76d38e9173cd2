import { Link } from 'react-router'
import { articlePath } from '../model/article.ts'
import type { ArticleInContext } from '../model/catalogue.ts'

export function ArticleNeighbours({ previous, next }: Pick<ArticleInContext, 'previous' | 'next'>) {
  const neighbours = [
    { relation: 'Previous', rel: 'prev', article: previous },
    { relation: 'Next', rel: 'next', article: next },
  ]
  return (
    <nav className="neighbours" aria-label="Articles before and after">
      {neighbours.map(
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
