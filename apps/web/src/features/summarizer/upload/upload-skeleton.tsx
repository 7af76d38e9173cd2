import './upload-screen.css'
import './upload-skeleton.css'
import type { ReactNode } from 'react'
import { usePolicy } from '../../../lib/http/config.tsx'
import { firstChoices } from '../workbench/work-state.ts'
import { EarlyFileInput } from './early-file.tsx'
import { SkeletonContext } from './file-input.tsx'
import { UploadScreen, type UploadWorkbench } from './upload-screen.tsx'

const nobodysWorkbench: UploadWorkbench = {
  userId: '',
  getChoices: () => firstChoices,
  choose: () => undefined,
  getPhotos: () => [],
  keepPhotos: () => undefined,
  start: () => undefined,
  retry: () => undefined,
  reset: () => undefined,
}

/** The upload screen as it will be, which takes a file but nothing else until the session is known. Hidden where this tab holds other work. */
export function UploadSkeleton({ usagePanel }: { usagePanel: ReactNode }) {
  return (
    <SkeletonContext value={true}>
      <div className="upload-skeleton">
        <EarlyFileInput />
        <fieldset disabled>
          <UploadScreen
            workbench={nobodysWorkbench}
            policy={usePolicy()}
            credit={null}
            failed={null}
            isReturn={false}
            usagePanel={usagePanel}
            noCreditsPanel={null}
            renderOffer={() => null}
          />
        </fieldset>
      </div>
    </SkeletonContext>
  )
}
