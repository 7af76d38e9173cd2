import type { ReactNode } from 'react'
import { BackLink } from './back-link.tsx'
import './styles/leaf.css'
import { useSectionInView } from './use-section-in-view.ts'

interface Entry {
  readonly id: string
  readonly title: string
}

interface Props {
  back: { readonly to: string; readonly label: string }
  contents: readonly Entry[]
  children: ReactNode
}

/** A page of text: the way back and its contents in the margin, the text beside them, notes at its right. */
export function Leaf({ back, contents, children }: Props) {
  const inView = useSectionInView(contents.map(({ id }) => id).join(' '))
  return (
    <div className="wrap leaf">
      <div className="leaf-margin">
        <BackLink to={back.to}>{back.label}</BackLink>
        <nav aria-label="On this page">
          <ul>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={inView === id ? 'location' : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {children}
    </div>
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
    <section className="leaf-section" aria-labelledby={id}>
      <div className="leaf-text">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      {side && <div className="leaf-side">{side}</div>}
    </section>
  )
}
