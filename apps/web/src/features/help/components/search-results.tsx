import { Button } from '../../../ui/buttons/button.tsx'
import { articlePath } from '../model/article.ts'
import type { HelpHit } from '../model/search-articles.ts'
import * as texts from '../texts.ts'
import { ArticleList } from './article-list.tsx'

interface Props {
  /** Null while nothing is searched for. */
  found: readonly HelpHit[] | null
  onClear: () => void
}

function headline(count: number): string {
  return count === 0 ? texts.noResultsFoundTryDifferentKeywords : texts.articles(count)
}

/** What a search found. Its headline is always there, empty at first, so that assistive technology hears it change. */
export function SearchResults({ found, onClear }: Props) {
  return (
    <section className={found ? 'results' : undefined} aria-label={texts.searchResults}>
      <div className="results-head">
        <p role="status">{found && headline(found.length)}</p>
        {found && (
          <Button variant="quiet" onClick={onClear}>
            {texts.clearSearch}
          </Button>
        )}
      </div>
      {found && found.length > 0 && (
        <ArticleList
          articles={found.map(({ article }) => article)}
          sections={new Map(found.map(({ article, section }) => [articlePath(article), section]))}
        />
      )}
    </section>
  )
}
