import './hiding-choice.css'
import { setHiding, useIsHidingOn } from './hiding-setting.ts'

/** Turns the step on and off in which names are hidden before a document is sent. */
export function HidingChoice() {
  const isOn = useIsHidingOn()
  return (
    <label className="hiding-choice">
      <input type="checkbox" checked={isOn} onChange={({ target }) => setHiding(target.checked)} />
      <span>
        Hide names before sending
        <small>
          Names, numbers and addresses are found on this device and replaced. You look them over
          first.
        </small>
      </span>
    </label>
  )
}
