import { useEffect, useState } from 'react'
import type { KeptDocument } from '../../../lib/kept-documents/read-document.ts'
import { readText } from './kept-work.ts'

const pauseMs = 150

function termsOf(query: string): string[] {
  return query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
}

function hasAll(text: string, terms: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase()
  return terms.every((term) => lower.includes(term))
}

interface Found {
  readonly query: string
  readonly ids: ReadonlySet<string>
  readonly isSearching: boolean
}

/**
 * The documents in which every word of the query stands: in title, type or purpose at once, in their texts as soon as
 * these have been decrypted one by one.
 */
export function useSearch(documents: readonly KeptDocument[], query: string) {
  const [found, setFound] = useState<Found>({ query: '', ids: new Set(), isSearching: false })

  useEffect(() => {
    const terms = termsOf(query)
    if (terms.length === 0) return
    let isLeft = false
    const search = async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      const ids = new Set<string>()
      const tell = (isSearching: boolean) => {
        if (!isLeft) setFound({ query, ids: new Set(ids), isSearching })
      }
      for (const document of documents) {
        if (isLeft) return
        const text = await readText(document).catch(() => '')
        if (!hasAll(text, terms)) continue
        ids.add(document.id)
        tell(true)
      }
      tell(false)
    }
    void search()
    return () => {
      isLeft = true
    }
  }, [documents, query])

  const terms = termsOf(query)
  if (terms.length === 0) return { shown: documents, isSearching: false }
  const isThis = found.query === query
  const shown = documents.filter(
    ({ id, listing }) =>
      hasAll(`${listing.title} ${listing.documentType} ${listing.purpose}`, terms) ||
      (isThis && found.ids.has(id)),
  )
  return { shown, isSearching: !isThis || found.isSearching }
}
