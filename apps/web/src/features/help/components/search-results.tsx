import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { HelpArticle } from '../model/article.ts'
import { ArticleList } from './article-list.tsx'

interface Props {
  found: readonly HelpArticle[]
  onClear: () => void
}

export function SearchResults({ found, onClear }: Props) {
  if (found.length === 0) {
    return (
      <section aria-label="Search results">
        <EmptyState title="No results found. Try different keywords or browse categories">
          <Button variant="secondary" onClick={onClear}>
            Clear search
          </Button>
        </EmptyState>
      </section>
    )
  }
  return (
    <section className="results" aria-label="Search results">
      <div className="results-head">
        <p role="status">{found.length === 1 ? '1 article' : `${found.length} articles`}</p>
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
      <ArticleList articles={found} />
    </section>
  )
}
