import { type ReactNode, useId } from 'react'
import './section.css'

interface Props {
  title: string
  /** Under the title. */
  description?: ReactNode
  children?: ReactNode
}

/** Part of a page that is named by its heading: beside its content where there is room, above it where not. */
export function Section({ title, description, children }: Props) {
  const id = useId()
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id}>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </div>
      {children !== undefined && <div className="part-body">{children}</div>}
    </section>
  )
}
