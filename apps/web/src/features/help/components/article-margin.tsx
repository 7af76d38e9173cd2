import { Link } from 'react-router'
import { BackIcon } from '../../../ui/icons.tsx'
import { type HelpArticle, sectionId } from '../model/article.ts'

/** What stands in the margin of an article: the way back and its contents. */
export function ArticleMargin({ article }: { article: HelpArticle }) {
  return (
    <div className="article-margin">
      <Link className="back" to="/help">
        <BackIcon />
        Back to Help Center
      </Link>
      <nav aria-label="On this page">
        <ul>
          {article.sections.map((section) => (
            <li key={section.title}>
              <a href={`#${sectionId(section)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
