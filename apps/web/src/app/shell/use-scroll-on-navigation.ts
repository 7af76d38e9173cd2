import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isPrerendered } from '../../lib/browser/page-facts.ts'
import { isSameScreen } from '../../lib/browser/same-screen.ts'

const firstLookMs = 100
const patienceMs = 30_000

// The style sheet decides between smooth and instant, so that reduced motion holds here too.
function showSection(section: HTMLElement) {
  section.scrollIntoView({ block: 'start' })
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function showWhenThere(id: string): () => void {
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const section = document.getElementById(id)
    if (section !== null) showSection(section)
    else if (performance.now() - startedAt < patienceMs) timer = setTimeout(look, firstLookMs)
  }
  timer = setTimeout(look, firstLookMs)
  return () => clearTimeout(timer)
}

/** Keeps the browser from scrolling to where a page was left, except after a reload. */
function useOwnScrolling(): void {
  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual'
    }
    const giveBack = () => {
      window.history.scrollRestoration = 'auto'
    }
    take()
    window.addEventListener('pageshow', take)
    window.addEventListener('pagehide', giveBack)
    return () => {
      window.removeEventListener('pageshow', take)
      window.removeEventListener('pagehide', giveBack)
      giveBack()
    }
  }, [])
}

/** Every navigation to another screen begins at the top with the focus on the content; a hash leads on to its section. */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key, state } = useLocation()
  const isStaying = useNavigationType() === 'PUSH' && isSameScreen(state)
  const shownPath = useRef<string | null>(null)
  useOwnScrolling()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each click, so that a section can be asked for twice
  useEffect(() => {
    const isFirst = shownPath.current === null
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (isStaying) return
    if (!isFirst && !isSamePage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (hash === '') {
      if (isSamePage) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    // On a page that the server has written the browser has been there already, and the reader may have gone on.
    if (isFirst && isPrerendered() && document.getElementById(idIn(hash))) return
    return showWhenThere(idIn(hash))
  }, [pathname, hash, key, isStaying])
}
