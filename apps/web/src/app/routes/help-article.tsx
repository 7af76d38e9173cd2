import { HelpArticlePage } from '../../features/help/help-article-page.tsx'
import { NotFoundPage } from '../../features/marketing/not-found-page.tsx'

export function Component() {
  return <HelpArticlePage notFound={<NotFoundPage />} />
}
