import type { Policy } from '@precis/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Workbench } from '../api/workbench.ts'
import { moved, sortPhotos } from '../model/photos.ts'

/** A photo that waits to be read. `isBroken`: the browser cannot decode it. */
export interface Photo {
  readonly id: number
  readonly file: File
  readonly url: string
  readonly isBroken: boolean
}

let lastId = 0

function photoOf(file: File): Photo {
  lastId += 1
  return { id: lastId, file, url: URL.createObjectURL(file), isBroken: false }
}

/** Photos of pages in their order, with the pictures to show them by; the workbench keeps them until they are summarized. */
export function usePhotos(workbench: Workbench, policy: Policy) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() => workbench.getPhotos().map(photoOf))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const shown = useRef(photos)
  const change = useCallback(
    (next: readonly Photo[]) => {
      for (const { url } of shown.current) {
        if (!next.some((photo) => photo.url === url)) URL.revokeObjectURL(url)
      }
      shown.current = next
      workbench.keepPhotos(next.map(({ file }) => file))
      setPhotos(next)
    },
    [workbench],
  )
  useEffect(
    () => () => {
      for (const { url } of shown.current) URL.revokeObjectURL(url)
    },
    [],
  )
  return {
    photos,
    /** Why some files were not taken. */
    refusals,
    async add(files: readonly File[]) {
      const sorted = await sortPhotos(files, policy)
      setRefusals(sorted.refusals)
      if (sorted.taken.length > 0) change([...shown.current, ...sorted.taken.map(photoOf)])
    },
    remove(id: number) {
      change(shown.current.filter((photo) => photo.id !== id))
    },
    move(from: number, to: number) {
      change(moved(shown.current, from, to))
    },
    markBroken(id: number) {
      change(shown.current.map((photo) => (photo.id === id ? { ...photo, isBroken: true } : photo)))
    },
    clear() {
      change([])
      setRefusals([])
    },
    dismissRefusals: () => setRefusals([]),
  }
}

export type Photos = ReturnType<typeof usePhotos>
