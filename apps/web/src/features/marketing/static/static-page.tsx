import type { ReactNode } from 'react'
import { BackLink } from '../../../ui/back-link.tsx'
import './static-page.css'

export interface StaticSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** A statement of the page in one line, with the section it rests on. */
export interface ShortPoint {
  readonly section: string
  readonly text: string
}

interface Props {
  title: string
  standfirst: string
  /** When the text was last changed, as it stands on the page. */
  updated: string
  inShort: readonly ShortPoint[]
  sections: readonly StaticSection[]
  /** What stands below the last section. */
  children?: ReactNode
}

function InShort({
  points,
  sections,
}: {
  points: readonly ShortPoint[]
  sections: readonly StaticSection[]
}) {
  const numberOf = (id: string) => sections.findIndex((section) => section.id === id) + 1
  return (
    <aside className="in-short" aria-label="In short">
      <p>In short</p>
      <ul>
        {points.map(({ section, text }) => (
          <li key={section}>
            <a className="chip" href={`#${section}`} aria-label={`Section ${numberOf(section)}`}>
              § {numberOf(section)}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** A page of plain text: the way home and the contents in the margin, the text beside them. */
export function StaticPage(props: Props) {
  const { title, standfirst, updated, inShort, sections, children } = props
  return (
    <div className="wrap leaf">
      <div className="leaf-margin">
        <BackLink to="/">Back to Home</BackLink>
        <nav aria-label="On this page">
          <ul>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <article>
        <h1>{title}</h1>
        <p className="standfirst">{standfirst}</p>
        <p className="updated">Last updated: {updated}</p>
        <InShort points={inShort} sections={sections} />
        {sections.map((section, index) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>
              {index + 1}. {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        {children}
      </article>
    </div>
  )
}
