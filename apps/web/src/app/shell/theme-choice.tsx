import { useIsHydrated } from '../../lib/browser/hydrated.ts'
import { setTheme, type Theme, useTheme } from '../../lib/browser/theme.ts'
import { ChoiceRow } from '../../ui/forms/choice-row.tsx'

export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or as the device has it. */
export function ThemeChoice({ name }: { name: string }) {
  const theme = useTheme()
  const isHydrated = useIsHydrated()
  return (
    <ChoiceRow
      name={name}
      legend="Theme"
      value={theme}
      options={themeOptions}
      onChange={setTheme}
      isDisabled={!isHydrated}
      className="needs-script"
    />
  )
}
