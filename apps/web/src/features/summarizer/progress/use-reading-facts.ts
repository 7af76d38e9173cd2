import type { ExtractedDocument } from '@precis/extraction'
import { useEffect, useState } from 'react'
import { measureReading, type ReadingFacts } from './measure-reading.ts'

const known = new WeakMap<ExtractedDocument, ReadingFacts>()

function knownOf(document: ExtractedDocument | null): ReadingFacts | null {
  return (document && known.get(document)) ?? null
}

/** Words, language and complexity of a document, measured once beside everything else; null until then. */
export function useReadingFacts(document: ExtractedDocument | null): ReadingFacts | null {
  const [facts, setFacts] = useState(() => knownOf(document))
  useEffect(() => {
    const before = knownOf(document)
    setFacts(before)
    if (before !== null || document === null) return
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
