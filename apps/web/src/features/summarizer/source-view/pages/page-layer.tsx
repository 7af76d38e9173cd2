import { type CSSProperties, memo } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { PageRun } from './page-runs.ts'
import { textWidth } from './text-width.ts'

interface Props {
  runs: readonly PageRun[]
  /** Width of the page by its height. */
  shape: number
  /** The quote being looked at. */
  active: string | null
  /** The find match being looked at. */
  activeFound: number | null
}

const percent = (share: number) => `${share * 100}%`

function placed(run: PageRun, shape: number): CSSProperties {
  const natural = textWidth(run.text) * run.height
  return {
    left: percent(run.left),
    top: percent(run.top),
    fontSize: `${run.height * 100}cqh`,
    transform: `scaleX(${natural === 0 ? 1 : (run.width * shape) / natural})`,
  }
}

/** The words of a page over its picture: unseen, but to be selected, found and read aloud; yellow where they are quoted. */
export const PageLayer = memo(function PageLayer({ runs, shape, active, activeFound }: Props) {
  return (
    <div className="page-layer">
      {runs.map((run, index) => {
        const style = placed(run, shape)
        const key = index
        if (run.quotes.length === 0 && run.found === null) {
          return (
            <span key={key} style={style}>
              {run.text}
            </span>
          )
        }
        const isCited = run.quotes.length > 0
        const isActive = active !== null && run.quotes.includes(active)
        return (
          <mark
            key={key}
            style={style}
            tabIndex={isCited ? -1 : undefined}
            data-quotes={run.quotes.join(' ') || undefined}
            data-quote={isActive ? 'active' : undefined}
            data-found={run.found ?? undefined}
            className={classNames(
              isCited && 'cite',
              isActive && 'is-active',
              run.found !== null && 'found',
              run.found !== null && run.found === activeFound && 'is-current',
            )}
          >
            {run.text}
          </mark>
        )
      })}
    </div>
  )
})
