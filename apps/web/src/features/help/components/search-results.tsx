import { Button } from '../../../ui/buttons/button.tsx'
import type { HelpArticle } from '../model/article.ts'
import * as texts from '../texts.ts'
import { ArticleList } from './article-list.tsx'

interface Props {
  /** Null while nothing is searched for. */
  found: readonly HelpArticle[] | null
  onClear: () => void
}

function headline(count: number): string {
  if (count === 0) return texts.noResultsFoundTryDifferentKeywords
  return count === 1 ? '1 article' : `${count} articles`
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
      {found && found.length > 0 && <ArticleList articles={found} />}
    </section>
  )
}
