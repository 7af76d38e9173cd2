import { Link } from 'react-router'
import { articlePath, categories } from '../model/article.ts'
import type { ArticleInContext } from '../model/catalogue.ts'

/** The other articles of the category. */
export function ArticleSiblings({
  article,
  siblings,
}: Pick<ArticleInContext, 'article' | 'siblings'>) {
  if (siblings.length === 0) return null
  const category = categories.find(({ id }) => id === article.category)
  return (
    <nav aria-label="Related articles">
      <p>More in {category?.name}</p>
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
