import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One component of the gallery, with an anchor of its own. */
export function GallerySection({ id, title, children }: SectionProps) {
  return (
    <section className="g-section" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <div className="g-body">{children}</div>
    </section>
  )
}

/** Examples side by side, under the name of what they have in common. */
export function Examples({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="g-row">
      <p>{name}</p>
      <div className="g-examples">{children}</div>
    </div>
  )
}
