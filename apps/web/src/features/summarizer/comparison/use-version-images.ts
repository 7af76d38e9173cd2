import { useEffect, useState } from 'react'
import { openPageImages, type PageImages } from '../page-images/page-images.ts'
import type { VersionFile } from './version.ts'

/** The pages of another version as images; null while its file is not at hand. */
export function useVersionImages(file: VersionFile | null): PageImages | null {
  const [images, setImages] = useState<PageImages | null>(null)
  useEffect(() => {
    if (file === null) return
    const opened = openPageImages(file.source, file.password)
    setImages(opened)
    return () => {
      setImages(null)
      opened?.close()
    }
  }, [file])
  return images
}
