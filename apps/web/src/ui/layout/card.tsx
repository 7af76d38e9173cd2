import type { ReactNode } from 'react'
import { BackLink } from '../buttons/back-link.tsx'
import './card.css'
import { useSectionInView } from './use-section-in-view.ts'

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
      <nav className="card-contents" aria-label="On this page">
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
export function LeafSection({ id, title, side, children }: SectionProps) {
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
