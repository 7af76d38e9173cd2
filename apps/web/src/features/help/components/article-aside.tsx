import { Link } from 'react-router'
import { usePolicy } from '../../../lib/config.tsx'
import { articlePath, categories } from '../model/article.ts'
import type { ArticleInContext } from '../model/catalogue.ts'

/** Beside an article: its neighbours in the same category and whom to write to. */
export function ArticleAside({
  article,
  siblings,
}: Pick<ArticleInContext, 'article' | 'siblings'>) {
  const { supportEmail } = usePolicy()
  const category = categories.find(({ id }) => id === article.category)
  return (
    <aside className="article-aside" aria-label="Related">
      {siblings.length > 0 && (
        <>
          <h2>More in {category?.name}</h2>
          <ul>
            {siblings.map((sibling) => (
              <li key={sibling.slug}>
                <Link to={`/help/article/${articlePath(sibling)}`}>{sibling.title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Still open?</h2>
      <p>
        Write to{' '}
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </aside>
  )
}
