import { fileLimitMegabytes, type Policy } from '@precis/domain'
import { use, useEffect, useRef } from 'react'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PhotoControls } from './photos/photo-controls.tsx'
import { PhotoTray } from './photos/photo-tray.tsx'
import type { Photos } from './photos/use-photos.ts'
import './photos/photos.css'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { earlyInputId } from './early-file.tsx'
import { SkeletonContext } from './file-input.tsx'
import * as texts from './texts.ts'

interface Props {
  policy: Policy
  photos: Photos
  onChoose: () => void
  onFile: (file: File) => void
  onPhotos: (files: readonly File[]) => void
}

/** A page to drop a file on, with the way to photos below it; the photos take its place once there are some. */
export function UploadPanel({ policy, photos, onChoose, onFile, onPhotos }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const hasPhotos = photos.photos.length > 0
  const hadPhotos = useRef(hasPhotos)
  useEffect(() => {
    if (hadPhotos.current && !hasPhotos) {
      container.current?.querySelector<HTMLElement>('.drop button')?.focus({ preventScroll: true })
    }
    hadPhotos.current = hasPhotos
  }, [hasPhotos])
  return (
    <div ref={container}>
      {photos.refusals.length > 0 && (
        <Notice
          className="photo-refusals"
          tone="danger"
          title={texts.notAdded}
          onDismiss={photos.dismissRefusals}
        >
          <ul>
            {photos.refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </Notice>
      )}
      {hasPhotos ? (
        <PhotoTray photos={photos} onSubmit={onPhotos} />
      ) : (
        <>
          <DropPage policy={policy} onChoose={onChoose} onFile={onFile} />
          <div className="on-paper">
            <p>
              {texts.onlyOnPaper} <span>{texts.pngJpegOrHeicAPhoto}</span>
            </p>
            <PhotoControls label={texts.photoOfAPage} onFiles={(files) => void photos.add(files)} />
          </div>
        </>
      )}
    </div>
  )
}

interface DropProps {
  policy: Policy
  onChoose: () => void
  onFile: (file: File) => void
}

/** Where your document goes in: which kinds, and how large by the policy. */
function DropPage({ policy, onChoose, onFile }: DropProps) {
  return (
    <FileDrop
      title={texts.dropADocumentHere}
      narrowTitle={texts.addADocument}
      hint={
        <>
          {texts.pdfTxtDocDocxRtf}
          <br />
          {texts.upToMb(fileLimitMegabytes(policy))}
        </>
      }
      buttonLabel={texts.chooseAFile}
      earlyInputId={use(SkeletonContext) ? earlyInputId : undefined}
      onChoose={onChoose}
      onFile={onFile}
    />
  )
}
