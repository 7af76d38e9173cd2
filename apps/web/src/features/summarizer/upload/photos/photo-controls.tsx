import { acceptedPhotos } from '@precis/extraction'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FileInput } from '../file-input.tsx'
import * as texts from '../texts.ts'

interface Props {
  label: string
  onFiles: (files: readonly File[]) => void
}

/** Chooses photos of pages; on a device that is held in the hand, its camera takes them too. */
export function PhotoControls({ label, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <FileInput
        ref={chooser}
        accept={acceptedPhotos}
        multiple
        aria-label={texts.photoFiles}
        hidden
        onChange={take}
      />
      <FileInput
        ref={camera}
        accept="image/*"
        capture="environment"
        aria-label={texts.camera}
        hidden
        onChange={take}
      />
      <Button variant="secondary" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <Button variant="secondary" className="use-camera" onClick={() => camera.current?.click()}>
        {texts.useTheCamera}
      </Button>
    </>
  )
}
