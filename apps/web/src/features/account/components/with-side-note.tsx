import type { ReactNode } from 'react'

/** A form and, where there is room, a remark in its margin. */
export function WithSideNote({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className="noted">
      {children}
      <p className="side-note">{note}</p>
    </div>
  )
}
