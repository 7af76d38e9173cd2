import { useIsHydrated } from '../../lib/browser/hydrated.ts'
import { setTheme, type Theme, useTheme } from '../../lib/browser/theme.ts'
import { ChoiceRow } from '../../ui/forms/choice-row.tsx'
import * as texts from '../texts.ts'

export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: texts.system },
  { value: 'light', label: texts.light },
  { value: 'dark', label: texts.dark },
]

/** Light, dark, or as the device has it. */
export function ThemeChoice({ name }: { name: string }) {
  const theme = useTheme()
  const isHydrated = useIsHydrated()
  return (
    <ChoiceRow
      name={name}
      legend={texts.theme}
      value={theme}
      options={themeOptions}
      onChange={setTheme}
      isDisabled={!isHydrated}
      className="needs-script"
    />
  )
}
