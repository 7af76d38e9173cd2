import './upload-screen.css'
import './upload-skeleton.css'
import type { ReactNode } from 'react'
import { usePolicy } from '../../../lib/http/config.tsx'
import { firstChoices } from '../workbench/work-state.ts'
import { WaitingContext } from './file-input.tsx'
import { IdleScreen, type IdleWorkbench } from './upload-screen.tsx'

const nobodysWorkbench: IdleWorkbench = {
  userId: '',
  getChoices: () => firstChoices,
  choose: () => undefined,
  getPhotos: () => [],
  keepPhotos: () => undefined,
  start: () => undefined,
  retry: () => undefined,
  reset: () => undefined,
}

/** The empty desk as it will be, out of reach until the session is known. Hidden where this tab holds other work. */
export function WaitingDesk({ usagePanel }: { usagePanel: ReactNode }) {
  return (
    <WaitingContext value={true}>
      <fieldset className="waiting-desk" inert disabled>
        <IdleScreen
          workbench={nobodysWorkbench}
          policy={usePolicy()}
          credit={null}
          failed={null}
          isReturn={false}
          usagePanel={usagePanel}
          noCreditsPanel={null}
        />
      </fieldset>
    </WaitingContext>
  )
}
