import { type CategoryId, categories, type HelpArticle } from '../model/article.ts'
import * as texts from '../texts.ts'

export type CategoryChoice = CategoryId | 'all'

interface Props {
  articles: readonly HelpArticle[]
  /** No category is marked during a search, which looks everywhere. */
  chosen: CategoryChoice | null
  onChoose: (choice: CategoryChoice) => void
}

export function CategoryNav({ articles, chosen, onChoose }: Props) {
  const choices = [
    { id: 'all' as const, name: texts.allArticles, count: articles.length },
    ...categories.map((category) => ({
      ...category,
      count: articles.filter((article) => article.category === category.id).length,
    })),
  ]
  return (
    <nav className="cats needs-script" aria-label={texts.categories}>
      <ul>
        {choices.map(({ id, name, count }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={chosen === id ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {name}
              <span className="num" aria-hidden="true">
                {count}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
