import { useState } from 'react'
import { usePolicy } from '../../lib/http/config.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { ArticleList } from './components/article-list.tsx'
import { type CategoryChoice, CategoryNav } from './components/category-nav.tsx'
import { SearchField } from './components/search-field.tsx'
import { SearchResults } from './components/search-results.tsx'
import './help-center-page.css'
import { helpHref } from '@precis/domain'
import { Link } from 'react-router'
import { categories } from './model/article.ts'
import { searchArticles } from './model/search-articles.ts'
import * as texts from './texts.ts'
import { useArticles } from './use-articles.ts'

export function HelpCenterPage() {
  const articles = useArticles()
  const { supportEmail } = usePolicy()
  const [query, setQuery] = useState('')
  const [choice, setChoice] = useState<CategoryChoice>('all')
  const isSearching = query.trim() !== ''
  const shown = categories.filter(({ id }) => choice === 'all' || choice === id)

  function choose(category: CategoryChoice) {
    setQuery('')
    setChoice(category)
  }

  return (
    <div className="help wrap">
      <div className="help-top">
        <div>
          <h1>{texts.helpCenter}</h1>
          <SearchField value={query} onChange={setQuery} />
        </div>
        <OftenNeeded />
      </div>
      <div className="help-grid">
        <CategoryNav articles={articles} chosen={isSearching ? null : choice} onChoose={choose} />
        <div className="help-articles">
          <SearchResults
            found={isSearching ? searchArticles(articles, query) : null}
            onClear={() => setQuery('')}
          />
          {!isSearching &&
            shown.map(({ id, name }) => (
              <section key={id} aria-labelledby={`category-${id}`}>
                <h2 id={`category-${id}`}>{name}</h2>
                <ArticleList articles={articles.filter(({ category }) => category === id)} />
              </section>
            ))}
          <div className="help-ask">
            <p>{texts.notHereWriteToUsSay}</p>
            <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${supportEmail}`}>
              {texts.contactSupport}
            </a>
          </div>
        </div>
      </div>
    </div>
  )
}

const answers = [
  {
    title: texts.pagesAreShownAsUnread,
    to: helpHref('troubleshooting/common-issues', 'unread-pages'),
  },
  { title: texts.whatUsesACredit, to: helpHref('billing/usage-tracking', 'counted') },
  { title: texts.whereADocumentGoes, to: helpHref('security/data-privacy', 'document') },
  { title: texts.emailNotReceived, to: helpHref('troubleshooting/common-issues', 'no-mail') },
]

/** Short ways to the answers that people look for in a hurry. */
function OftenNeeded() {
  return (
    <nav className="often" aria-labelledby="popular-articles">
      <p id="popular-articles">{texts.popularArticles}</p>
      <ul>
        {answers.map(({ title, to }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
