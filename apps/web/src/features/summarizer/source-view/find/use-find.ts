import { useDeferredValue, useMemo, useState } from 'react'
import type { Range } from '../../../../document-view/quotes.ts'

const mostMatches = 2_000

/** Where some words are in a text, whatever their case; runs of white space match one another. At most 2,000. */
export function findText(content: string, wanted: string): Range[] {
  const words = wanted.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('\\s+')
  const ranges: Range[] = []
  for (const match of content.matchAll(new RegExp(pattern, 'gi'))) {
    ranges.push({ start: match.index, end: match.index + match[0].length })
    if (ranges.length === mostMatches) break
  }
  return ranges
}

export interface Find {
  readonly isOpen: boolean
  readonly text: string
  readonly found: readonly Range[]
  readonly current: number
  readonly match: Range | null
  open(): void
  close(): void
  type(text: string): void
  step(by: 1 | -1): void
}

const nothing: readonly Range[] = []

/** Finding words in the source, place by place. */
export function useFind(content: string): Find {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [current, setCurrent] = useState(0)
  const wanted = useDeferredValue(isOpen ? text : '')
  const found = useMemo(
    () => (wanted.trim() === '' ? nothing : findText(content, wanted)),
    [content, wanted],
  )
  return {
    isOpen,
    text,
    found,
    current,
    match: found[current] ?? null,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    type(next) {
      setText(next)
      setCurrent(0)
    },
    step: (by) =>
      setCurrent((now) => (found.length === 0 ? 0 : (now + by + found.length) % found.length)),
  }
}
