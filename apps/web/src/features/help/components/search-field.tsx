import { SearchIcon } from '../../../ui/icons.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
}

export function SearchField({ value, onChange }: Props) {
  return (
    <div className="help-search">
      <SearchIcon />
      <input
        className="input"
        type="search"
        aria-label="Search help"
        placeholder="Search articles"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
