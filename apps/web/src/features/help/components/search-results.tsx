import { Button } from '../../../ui/button.tsx'
import type { HelpArticle } from '../model/article.ts'
import { ArticleList } from './article-list.tsx'

interface Props {
  found: readonly HelpArticle[]
  onClear: () => void
}

function headline(count: number): string {
  if (count === 0) return 'No results found. Try different keywords or browse categories'
  return count === 1 ? '1 article' : `${count} articles`
}

export function SearchResults({ found, onClear }: Props) {
  return (
    <section className="results" aria-label="Search results">
      <div className="results-head">
        <p role="status">{headline(found.length)}</p>
        <Button variant="quiet" onClick={onClear}>
          Clear search
        </Button>
      </div>
      {found.length > 0 && <ArticleList articles={found} />}
    </section>
  )
}
