import type { ReactNode } from 'react'

interface Props {
  id?: string
  /** What an editor would write in the margin; shown where there is one. */
  note: string
  heading: string
  sub?: string
  children: ReactNode
}

/** A part of the landing page: a note in the margin, a heading, and what it is about. */
export function LandingSection({ id, note, heading, sub, children }: Props) {
  return (
    <section className="land-section land-band" id={id} tabIndex={id ? -1 : undefined}>
      <div className="wrap">
        <div className="land-row">
          <p className="land-note">{note}</p>
          <div>
            <h2>{heading}</h2>
            {sub && <p className="sub">{sub}</p>}
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
