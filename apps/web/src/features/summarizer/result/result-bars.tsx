import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { BackIcon, ExternalIcon } from '../../../ui/icons.tsx'
import { ScreenTitle } from '../screen-title.tsx'
import * as texts from './texts.ts'

interface ActionProps {
  onAnother: () => void
  onExport: () => void
}

function Actions({ onAnother, onExport }: ActionProps) {
  return (
    <>
      <Button variant="secondary" onClick={onAnother}>
        {texts.summarizeAnotherDocument}
      </Button>
      <Button onClick={onExport}>
        <ExternalIcon />
        {texts.smartExport}
      </Button>
    </>
  )
}

interface BarProps extends ActionProps {
  title: string
  /** The name of the file; null for pasted text. */
  fileName: string | null
  facts: string
  takesFocus: boolean
  onCompare: () => void
}

export function DocumentBar(props: BarProps) {
  const { title, fileName, facts, takesFocus, onCompare, ...actions } = props
  return (
    <div className="docbar with-compare">
      <div className="t">
        <ScreenTitle takesFocus={takesFocus}>{title}</ScreenTitle>
        <p className="num">
          {fileName !== null && <span className="fname">{fileName}, </span>}
          <span>{facts}</span>
        </p>
      </div>
      <Button variant="quiet" onClick={onCompare}>
        {texts.compare}
      </Button>
      <div className="act">
        <Actions {...actions} />
      </div>
    </div>
  )
}

/** The same actions at the foot of a small screen. */
export function ActionBar(actions: ActionProps): ReactNode {
  return (
    <div className="mact">
      <Actions {...actions} />
    </div>
  )
}

/** The way back to the point, at the foot of a small screen. */
export function ReturnBar({ section, onBack }: { section: string; onBack: () => void }) {
  return (
    <div className="retbar">
      <Button variant="secondary" isBlock onClick={onBack}>
        <BackIcon />
        {texts.backTo(section)}
      </Button>
    </div>
  )
}
