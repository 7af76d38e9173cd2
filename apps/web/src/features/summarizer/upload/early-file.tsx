import { acceptedFiles } from '@precis/extraction'
import { use, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { SkeletonContext } from './file-input.tsx'
import * as texts from './texts.ts'

/** Labels of the skeleton name the input by it. */
export const earlyInputId = 'early-file'

let early: { readonly input: HTMLInputElement; readonly visit: string } | null = null

/** The file input of the skeleton: it answers without scripts, and its file is used once the screen is there. */
export function EarlyFileInput() {
  const input = useRef<HTMLInputElement>(null)
  const visit = useLocation().key
  useEffect(() => {
    if (input.current !== null) early = { input: input.current, visit }
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
    const { input } = early
    const hand = () => {
      const file = input.files?.[0]
      input.value = ''
      if (file) latest.current(file)
    }
    hand()
    input.addEventListener('change', hand)
    return () => input.removeEventListener('change', hand)
  }, [visit, isSkeleton])
}
