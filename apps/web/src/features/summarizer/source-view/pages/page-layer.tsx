import { type CSSProperties, memo } from 'react'
import { markAttributes } from '../../../../document-view/mark-attributes.ts'
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

/** The words of a page over its image: unseen, but to be selected, found and read aloud; yellow where they are quoted. */
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
        return (
          <mark key={key} style={style} {...markAttributes(run, { active, activeFound })}>
            {run.text}
          </mark>
        )
      })}
    </div>
  )
})
