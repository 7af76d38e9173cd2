import type { Policy } from '@precis/domain'
import { useCallback, useRef, useState } from 'react'
import type { Workbench } from '../../workbench/workbench.ts'
import { moved, sortPhotos } from './photos.ts'

/** A photo that waits to be read. `isBroken`: the browser cannot decode it. */
export interface Photo {
  readonly id: number
  readonly file: File
  readonly isBroken: boolean
}

let lastId = 0

function photoOf(file: File): Photo {
  lastId += 1
  return { id: lastId, file, isBroken: false }
}

/** Photos of pages in their order; the workbench keeps them until they are summarized. */
export function usePhotos(workbench: Pick<Workbench, 'getPhotos' | 'keepPhotos'>, policy: Policy) {
  const [photos, setPhotos] = useState<readonly Photo[]>(() => workbench.getPhotos().map(photoOf))
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const current = useRef(photos)
  const change = useCallback(
    (next: readonly Photo[]) => {
      current.current = next
      workbench.keepPhotos(next.map(({ file }) => file))
      setPhotos(next)
    },
    [workbench],
  )
  return {
    photos,
    /** Why some files were not taken. */
    refusals,
    async add(files: readonly File[]) {
      const sorted = await sortPhotos(files, policy)
      setRefusals(sorted.refusals)
      if (sorted.taken.length > 0) change([...current.current, ...sorted.taken.map(photoOf)])
    },
    remove(id: number) {
      change(current.current.filter((photo) => photo.id !== id))
    },
    move(from: number, to: number) {
      change(moved(current.current, from, to))
    },
    markBroken(id: number) {
      change(
        current.current.map((photo) => (photo.id === id ? { ...photo, isBroken: true } : photo)),
      )
    },
    clear() {
      change([])
      setRefusals([])
    },
    dismissRefusals: () => setRefusals([]),
  }
}

export type Photos = ReturnType<typeof usePhotos>
