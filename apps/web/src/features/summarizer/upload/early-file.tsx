import { acceptedFiles } from '@precis/extraction'
import { use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SkeletonContext } from './file-input.tsx'
import * as texts from './texts.ts'

/** Labels of the skeleton name the input by it. */
export const earlyInputId = 'early-file'

/** The inputs of this visit: the skeleton may be drawn anew while the screen is on its way. */
let early: { readonly inputs: readonly HTMLInputElement[]; readonly visit: string } | null = null

function remember(input: HTMLInputElement, visit: string): void {
  const known = early?.visit === visit ? early.inputs.filter((other) => other !== input) : []
  early = { inputs: [...known, input], visit }
}

/** The file input of the skeleton: it answers without scripts, and its file is used once the screen is there. */
export function EarlyFileInput() {
  const input = useRef<HTMLInputElement>(null)
  const visit = useLocation().key
  useEffect(() => {
    if (input.current !== null) remember(input.current, visit)
  }, [visit])
  return (
    <input
      ref={input}
      id={earlyInputId}
      className="vh"
      type="file"
      accept={acceptedFiles}
      aria-label={texts.documentFile}
    />
  )
}

/**
 * Takes the file that was chosen in the skeleton, now or when its open dialog closes. A visit that led elsewhere in between,
 * to the sign-in for example, leaves it behind: somebody else may have come back.
 */
export function useEarlyFile(take: (file: File) => void): void {
  const isSkeleton = use(SkeletonContext)
  const visit = useLocation().key
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (isSkeleton || early === null || early.visit !== visit) return
    const stops = early.inputs.map((input) => {
      const hand = () => {
        const file = input.files?.[0]
        input.value = ''
        if (file) latest.current(file)
      }
      hand()
      input.addEventListener('change', hand)
      return () => input.removeEventListener('change', hand)
    })
    return () => {
      for (const stop of stops) stop()
    }
  }, [visit, isSkeleton])
}
