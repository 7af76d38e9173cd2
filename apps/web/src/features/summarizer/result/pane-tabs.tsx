import { type KeyboardEvent, useRef } from 'react'
import * as texts from './texts.ts'

export type PaneView = 'summary' | 'document' | 'ask'

const allViews: readonly { id: PaneView; name: string }[] = [
  { id: 'summary', name: texts.summary },
  { id: 'document', name: texts.document },
  { id: 'ask', name: texts.ask },
]

interface Props {
  view: PaneView
  onChange: (view: PaneView) => void
  hasQuestions?: boolean
}

/** What a small screen shows. Large screens show all three and hide these. */
export function PaneTabs({ view, onChange, hasQuestions = true }: Props) {
  const views = hasQuestions ? allViews : allViews.slice(0, 2)
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const at = views.findIndex(({ id }) => id === view)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? views.length - 1
          : step === undefined
            ? null
            : (at + step + views.length) % views.length
    const next = to === null ? undefined : views[to]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <div className="mtabs" role="tablist" aria-label={texts.resultSections} ref={list}>
      {views.map(({ id, name }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === view}
          aria-controls={`pane-${id}`}
          tabIndex={id === view ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={press}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
