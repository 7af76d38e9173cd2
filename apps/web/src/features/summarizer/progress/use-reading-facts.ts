import type { ExtractedDocument } from '@precis/extraction'
import { useEffect, useState } from 'react'
import { measureReading, type ReadingFacts } from './measure-reading.ts'

const known = new WeakMap<ExtractedDocument, ReadingFacts>()

/** Words, language and complexity of a document, measured once beside everything else; null until then. */
export function useReadingFacts(document: ExtractedDocument): ReadingFacts | null {
  const [facts, setFacts] = useState(() => known.get(document) ?? null)
  useEffect(() => {
    const before = known.get(document) ?? null
    setFacts(before)
    if (before !== null) return
    const controller = new AbortController()
    const keep = (measured: ReadingFacts) => {
      known.set(document, measured)
      setFacts(measured)
    }
    measureReading(document.content, controller.signal).then(keep, () => undefined)
    return () => controller.abort()
  }, [document])
  return facts
}
