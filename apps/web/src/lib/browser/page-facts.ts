import type { PageFacts, PublicConfig } from '@precis/domain'

/** Names the data block in which the server leaves what it wrote the page from. */
export const pageFactsId = 'page-facts'

/** Whether the server has written this page, rather than leaving it to script. */
export function isPrerendered(): boolean {
  return document.getElementById(pageFactsId) !== null
}

/** The configuration that a prerendered page brings along; null on any other page. */
export function configOfPage(): PublicConfig | null {
  const block = document.getElementById(pageFactsId)?.textContent
  if (!block) return null
  const { config } = JSON.parse(block) as PageFacts
  return { ...config, supabaseUrl: config.supabaseUrl ?? window.location.origin }
}
