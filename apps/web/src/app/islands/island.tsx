import type { ReactNode } from 'react'

export type IslandName = 'menu' | 'theme' | 'try-out'

/** A part of a page that can wake by itself, without the application around it. What it draws first has no ids of React's. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  return (
    <div className="island" data-island={name}>
      {children}
    </div>
  )
}
