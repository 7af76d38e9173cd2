import type { ComponentProps } from 'react'
import { Chip } from '../ui/evidence/chip.tsx'
import { useHighlight } from './highlight.tsx'
import { quoteId, type Range } from './quotes.ts'

interface Props extends Omit<ComponentProps<typeof Chip>, 'label' | 'name' | 'id'> {
  id: string
  passage: Range
  /** Where the way back leads, in words. */
  section: string
}

/** Leads from a point to a passage it rests on. */
export function CitationChip({ id, passage, section, onClick, ...link }: Props) {
  const { placeOf, shown, show } = useHighlight()
  const { label, name } = placeOf(passage.start)
  return (
    <Chip
      {...link}
      id={id}
      href={`#${quoteId(passage)}`}
      label={label}
      name={`${name}, show in document`}
      isActive={shown?.chip === id}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        show(passage, id, section)
      }}
    />
  )
}
