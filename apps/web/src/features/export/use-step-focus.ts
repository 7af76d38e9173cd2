import { type RefObject, useEffect, useRef } from 'react'
import type { ExportStep } from './model/export-state.ts'

/** Moves the focus to what a step has brought, as the button that led there is gone. Give the ref to what holds the steps. */
export function useStepFocus(step: ExportStep): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    root.current?.querySelector<HTMLElement>('[data-step-focus], input:checked')?.focus()
  }, [step])
  return root
}
