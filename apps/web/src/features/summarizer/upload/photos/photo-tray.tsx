import { fileMessages } from '@precis/domain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import './photos.css'
import * as texts from '../texts.ts'
import { PhotoControls } from './photo-controls.tsx'
import { PhotoTile } from './photo-tile.tsx'
import type { Photos } from './use-photos.ts'

interface Props {
  photos: Photos
  onSubmit: (files: readonly File[]) => void
}

interface FocusTarget {
  readonly photo: number
  /** Place among the buttons of the photo. */
  readonly button: number
}

/** Photos in the order of the pages they will be, before they are read. */
export function PhotoTray({ photos, onSubmit }: Props) {
  const { photos: list } = photos
  const container = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [target, setTarget] = useState<FocusTarget | null>(null)
  const [message, setMessage] = useState('')
  const broken = list.flatMap(({ isBroken }, index) => (isBroken ? [`p. ${index + 1}`] : []))

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (target === null) return
    const buttons = container.current?.querySelectorAll<HTMLButtonElement>(
      `[data-photo="${target.photo}"] button`,
    )
    const wanted = buttons?.[target.button]
    const other = buttons?.[1 - target.button]
    if (wanted?.disabled) other?.focus()
    else wanted?.focus()
    setTarget(null)
  }, [target])

  const move = (from: number, by: 1 | -1) => {
    const photo = list[from]
    if (photo === undefined) return
    photos.move(from, from + by)
    setTarget({ photo: photo.id, button: by === -1 ? 0 : 1 })
    setMessage(texts.isNowP(photo.file.name, from + by + 1))
  }
  const remove = (index: number) => {
    const photo = list[index]
    if (photo === undefined) return
    const next = list[index + 1] ?? list[index - 1]
    photos.remove(photo.id)
    if (next) setTarget({ photo: next.id, button: 2 })
    setMessage(`${photo.file.name} removed`)
  }

  return (
    <section className="photo-tray" ref={container} aria-labelledby="photo-tray">
      <header>
        <h2 id="photo-tray" ref={heading} tabIndex={-1}>
          {texts.inThisOrder(texts.countOfPage(list.length))}
        </h2>
        <p>{texts.aPhotoIsReadHere}</p>
      </header>
      <ol>
        {list.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            page={index + 1}
            isLast={index === list.length - 1}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
            onBroken={() => photos.markBroken(photo.id)}
          />
        ))}
      </ol>
      {broken.length > 0 && (
        <Notice tone="danger" title={fileMessages.failed}>
          {texts.thisBrowserCannotOpenRemove(broken.join(', '))}
        </Notice>
      )}
      <footer>
        <PhotoControls label={texts.addPhotos} onFiles={(files) => void photos.add(files)} />
        <Button variant="quiet" onClick={photos.clear}>
          {texts.removeAll}
        </Button>
        <Button
          className="go"
          disabled={broken.length > 0}
          onClick={() => onSubmit(list.map(({ file }) => file))}
        >
          {texts.summarize}
        </Button>
      </footer>
      <p className="vh" role="status">
        {message}
      </p>
    </section>
  )
}
