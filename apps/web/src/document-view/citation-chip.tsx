import type { ComponentProps } from 'react'
import { Chip } from '../ui/evidence/chip.tsx'
import { useHighlight } from './highlight.tsx'
import type { Place } from './place.ts'
import { quoteId, type Range } from './quotes.ts'

interface Props extends Omit<ComponentProps<typeof Chip>, 'label' | 'name' | 'id'> {
  id: string
  passage: Range
  /** How it is called; by where the passage stands when left out. */
  place?: Place
  /** Where the way back leads, in words. */
  section: string
}

/** Leads from a point to a passage it rests on. */
export function CitationChip({ id, passage, place, section, onClick, ...link }: Props) {
  const { placeOf, shown, show } = useHighlight()
  const { label, name } = place ?? placeOf(passage.start)
  return (
    <Chip
      {...link}
      id={id}
      href={`#${quoteId(passage)}`}
      data-section={section}
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
