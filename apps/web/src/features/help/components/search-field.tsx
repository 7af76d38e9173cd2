import { useEffect, useEffectEvent, useRef } from 'react'
import { SearchIcon } from '../../../ui/icons.tsx'
import * as texts from '../texts.ts'

interface Props {
  value: string
  onChange: (value: string) => void
}

export function SearchField({ value, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const takeOver = useEffectEvent(onChange)
  // What was typed before the page could answer stays.
  useEffect(() => {
    if (field.current?.value) takeOver(field.current.value)
  }, [])
  return (
    <div className="help-search needs-script">
      <SearchIcon />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label={texts.searchHelp}
        placeholder={texts.searchArticles}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
