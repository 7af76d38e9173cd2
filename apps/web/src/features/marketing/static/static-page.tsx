import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackIcon } from '../../../ui/icons.tsx'
import './static-page.css'

export interface StaticSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface Props {
  title: string
  standfirst: string
  /** When the text was last changed, as it stands on the page. */
  updated: string
  sections: readonly StaticSection[]
  /** What stands below the last section. */
  children?: ReactNode
}

/** A page of plain text: the way home and the contents in the margin, the text beside them. */
export function StaticPage({ title, standfirst, updated, sections, children }: Props) {
  return (
    <div className="wrap leaf">
      <title>{`${title} · Precis`}</title>
      <div className="leaf-margin">
        <Link className="back" to="/">
          <BackIcon />
          Back to Home
        </Link>
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
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        {children}
      </article>
    </div>
  )
}
