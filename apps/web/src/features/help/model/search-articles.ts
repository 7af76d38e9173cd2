import type { HelpArticle } from './article.ts'

/** Articles in which every term of the query appears in title, description or keywords, whatever the case. */
export function searchArticles(
  articles: readonly HelpArticle[],
  query: string,
): readonly HelpArticle[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return articles.filter((article) => {
    const searched = [article.title, article.description, ...article.keywords]
      .join('\n')
      .toLowerCase()
    return terms.every((term) => searched.includes(term))
  })
}
