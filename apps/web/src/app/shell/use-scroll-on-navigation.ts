import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const firstLookMs = 100
const patienceMs = 3_000

function scrollToWhenThere(id: string, behavior: ScrollBehavior): () => void {
  const startedAt = performance.now()
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const section = document.getElementById(id)
    if (section !== null) section.scrollIntoView({ behavior, block: 'start' })
    else if (performance.now() - startedAt < patienceMs) timer = setTimeout(look, firstLookMs)
  }
  timer = setTimeout(look, firstLookMs)
  return () => clearTimeout(timer)
}

/** Every new page begins at its top with the focus on its content; a hash leads on to its section. */
export function useScrollOnNavigation(): void {
  const { pathname, hash, key } = useLocation()
  const shownPath = useRef<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with each click, so that a section can be asked for twice
  useEffect(() => {
    const isFirst = shownPath.current === null
    const isSamePage = shownPath.current === pathname
    shownPath.current = pathname
    if (!isFirst && !isSamePage) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    if (hash === '') {
      if (isSamePage) window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    return scrollToWhenThere(decodeURIComponent(hash.slice(1)), isSamePage ? 'smooth' : 'auto')
  }, [pathname, hash, key])
}
