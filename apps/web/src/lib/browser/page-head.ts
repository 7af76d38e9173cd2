import { useEffect } from 'react'

/** What a page tells browsers, search engines and whoever shares it about itself. */
export interface PageHead {
  readonly title: string
  /** One or two sentences, at most 160 characters. */
  readonly description: string
}

/** Keeps the window title, the description and the address to share in step with the page shown. */
export function usePageHead(head: PageHead | null): void {
  const { title, description } = head ?? {}
  useEffect(() => {
    if (title === undefined || description === undefined) return
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(window.location.pathname, canonical.href).href
  }, [title, description])
}
