import { useEffect } from 'react'

interface FileCarrier {
  dataTransfer: DataTransfer | null
}

/** Whether a drag carries files rather than text or a link. */
export function holdsFiles(event: FileCarrier): boolean {
  return event.dataTransfer?.types.includes('Files') === true
}

/** A file dropped beside its target must not make the browser leave the page for it. */
export function useSafeDrops() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])
}
