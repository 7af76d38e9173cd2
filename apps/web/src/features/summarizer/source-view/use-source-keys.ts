import { useEffect, useRef } from 'react'
import { singleKeys } from '../../../lib/browser/single-keys.ts'

/** What single keys do while no field, dialog or menu has the focus, unless they are switched off. */
export type SourceKeys = Readonly<Record<string, () => void>>

const elsewhere = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'

export function useSourceKeys(keys: SourceKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  const isOn = singleKeys.useIsOn()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented
      const isElsewhere = event.target instanceof Element && event.target.closest(elsewhere)
      const act = latest.current[event.key]
      if (!isPlain || isElsewhere || act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
