import { CheckChoice } from '../../../ui/forms/check-choice.tsx'
import { setHiding, useIsHidingOn } from './hiding-setting.ts'

/** Turns the step on and off in which names are hidden before a document is sent. */
export function HidingChoice() {
  return (
    <CheckChoice
      label="Hide names before sending"
      detail="Names, numbers and addresses are found on this device and replaced. You look them over first."
      isOn={useIsHidingOn()}
      onChange={setHiding}
    />
  )
}
