import type { ChangeEvent, ComponentProps } from 'react'

interface Props extends ComponentProps<'input'> {
  /** What it takes, for those who do not see the page to drop on. */
  label: string
  onFile: (file: File) => void
}

/** The chooser behind a drop page; out of sight, opened by whoever holds its ref. The same file can be chosen twice. */
export function FileInput({ label, onFile, ...input }: Props) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <input
      tabIndex={-1}
      {...input}
      className="vh"
      type="file"
      aria-label={label}
      onChange={choose}
    />
  )
}
