import { useId } from 'react'
import { setTheme, type Theme, useTheme } from '../../lib/theme.ts'

export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const theme = useTheme()
  const name = useId()
  return (
    <fieldset className="choice-row">
      <legend>Theme</legend>
      {themeOptions.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => setTheme(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
