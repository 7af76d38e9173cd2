import { Link } from 'react-router'
import { articlePath, type HelpArticle, type Section } from '../model/article.ts'
import { articleMinutes } from '../model/reading-time.ts'
import * as texts from '../texts.ts'

interface Props {
  articles: readonly HelpArticle[]
  /** The section of an article that answers a search, by its path. */
  sections?: ReadonlyMap<string, Section | undefined>
}

/** Articles as links, each with its reading time. */
export function ArticleList({ articles, sections }: Props) {
  return (
    <ul className="article-list">
      {articles.map((article) => {
        const path = articlePath(article)
        const section = sections?.get(path)
        return (
          <li key={path}>
            <Link to={`/help/article/${path}`}>
              <b>{article.title}</b>
              <small>{texts.min(articleMinutes(article))}</small>
              <span>{article.description}</span>
            </Link>
            {section && (
              <Link className="answer" to={`/help/article/${path}#${section.id}`}>
                {section.title}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
