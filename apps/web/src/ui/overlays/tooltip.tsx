import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import './tooltip.css'

const handle = Base.createHandle<ReactNode>()
const delayMs = 350

interface Props {
  /** Adds to what the element says; never the only place where it is said. */
  text: ReactNode
  /** A link or button that takes the focus. */
  children: ReactElement
}

/** Shows more about a link or button under the pointer or the focus. Needs one {@link TooltipHost} on the page. */
export function Tooltip({ text, children }: Props) {
  return <Base.Trigger handle={handle} payload={text} delay={delayMs} render={children} />
}

/** The one tooltip of a page, moved to whichever trigger asks for it. */
export function TooltipHost() {
  return (
    <Base.Root handle={handle}>
      {({ payload }) => (
        <Base.Portal>
          <Base.Positioner className="tip-pos" side="top" sideOffset={8} collisionPadding={12}>
            <Base.Popup className="tip">{payload}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      )}
    </Base.Root>
  )
}
