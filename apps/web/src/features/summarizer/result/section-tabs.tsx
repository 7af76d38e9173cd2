import { type RefObject, useEffect, useState } from 'react'
import type { SectionRef } from './summary-sections.ts'
import * as texts from './texts.ts'

interface Props {
  sections: readonly SectionRef[]
  scroller: RefObject<HTMLElement | null>
}

const readingLinePx = 90

/** The sections of the result; the one being read is marked. */
export function SectionTabs({ sections, scroller }: Props) {
  const [current, setCurrent] = useState('sum')
  useEffect(() => {
    const pane = scroller.current
    if (!pane) return
    const follow = () => {
      const line = pane.getBoundingClientRect().top + readingLinePx
      const isAtEnd =
        pane.scrollTop > 0 && pane.scrollTop + pane.clientHeight >= pane.scrollHeight - 2
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      const last = isAtEnd ? sections.at(-1) : passed.at(-1)
      setCurrent(last?.id ?? sections[0]?.id ?? 'sum')
    }
    pane.addEventListener('scroll', follow, { passive: true })
    return () => pane.removeEventListener('scroll', follow)
  }, [sections, scroller])
  return (
    <nav className="toc" aria-label={texts.sections}>
      {sections.map(({ id, tab }) => (
        <a
          key={id}
          href={`#${id}`}
          className={id === current ? 'on' : undefined}
          aria-current={id === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            setCurrent(id)
            document.getElementById(id)?.scrollIntoView({ block: 'start' })
            document.getElementById(`${id}-h`)?.focus({ preventScroll: true })
          }}
        >
          {tab}
        </a>
      ))}
    </nav>
  )
}
