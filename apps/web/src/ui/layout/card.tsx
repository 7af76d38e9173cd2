import { type ReactNode, useEffect, useState } from 'react'
import { BackLink } from '../buttons/back-link.tsx'
import * as texts from '../texts.ts'
import './card.css'

/** The id, of those given in reading order and parted by blanks, whose heading was passed last; null above the first. */
function useSectionInView(ids: string): string | null {
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

interface Entry {
  readonly id: string
  readonly title: string
}

interface Props {
  back: { readonly to: string; readonly label: string }
  title: string
  standfirst: string
  /** Small print under the title: its date, or how long it takes. */
  stamp: string
  contents: readonly Entry[]
  /** What else there is to read; beside the title where there is room, else at the end. */
  related?: ReactNode
  children: ReactNode
}

/** A page of text: the way back and its contents in the margin, the text beside them, notes at its right. */
export function Card({ back, title, standfirst, stamp, contents, related, children }: Props) {
  const inView = useSectionInView(contents.map(({ id }) => id).join(' '))
  return (
    <article className="wrap card">
      <BackLink to={back.to}>{back.label}</BackLink>
      <header className="card-head">
        <h1>{title}</h1>
        <p className="standfirst">{standfirst}</p>
        <p className="stamp">{stamp}</p>
      </header>
      <nav className="card-contents" aria-label={texts.onThisPage}>
        <ul>
          {contents.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={inView === id ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="card-body">{children}</div>
      {related && <div className="card-related">{related}</div>}
    </article>
  )
}

interface SectionProps extends Entry {
  /** What an editor would write beside it. */
  side?: ReactNode
  children: ReactNode
}

/** A part of the text under its heading, with the note that belongs to it. */
export function CardSection({ id, title, side, children }: SectionProps) {
  return (
    <section className="card-section" aria-labelledby={id}>
      <div className="card-text">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {side && <div className="card-side">{side}</div>}
    </section>
  )
}
