import { Link } from 'react-router'
import { articlePath, type HelpArticle } from '../model/article.ts'
import { articleMinutes } from '../model/reading-time.ts'
import * as texts from '../texts.ts'

/** Articles as links, each with its reading time. */
export function ArticleList({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul className="article-list">
      {articles.map((article) => (
        <li key={articlePath(article)}>
          <Link to={`/help/article/${articlePath(article)}`}>
            <b>{article.title}</b>
            <small>{texts.min(articleMinutes(article))}</small>
            <span>{article.description}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
