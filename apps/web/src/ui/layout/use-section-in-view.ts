import { useEffect, useState } from 'react'

/** The id, of those given in reading order and parted by blanks, whose heading was passed last; null above the first. */
export function useSectionInView(ids: string): string | null {
  const [inView, setInView] = useState<string | null>(null)
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const update = () => {
      const line = window.innerHeight / 3
      const passed = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
      const isAtEnd =
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2 &&
        window.scrollY > 0
      setInView((isAtEnd ? headings.at(-1) : passed)?.id ?? null)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [ids])
  return inView
}
