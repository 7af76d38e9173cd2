import './keeping-choice.css'
import { setKeeping, useIsKeepingOn } from './keeping-setting.ts'

/** Turns keeping on this device on and off. What is kept already stays. */
export function KeepingChoice() {
  const isOn = useIsKeepingOn()
  return (
    <label className="keeping-choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => setKeeping(target.checked)} />
      Keep finished documents on this device
    </label>
  )
}
