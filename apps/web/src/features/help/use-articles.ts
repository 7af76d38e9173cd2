import { useMemo } from 'react'
import { useConfig } from '../../lib/http/config.tsx'
import type { HelpArticle } from './model/article.ts'
import { writeArticles } from './model/catalogue.ts'

/** All help articles, written for the site that is running. */
export function useArticles(): readonly HelpArticle[] {
  const { policy, payments, engine } = useConfig()
  return useMemo(() => writeArticles({ policy, payments, engine }), [policy, payments, engine])
}
