import { CheckChoice } from '../../../ui/forms/check-choice.tsx'
import { setHiding, useIsHidingOn } from './hiding-setting.ts'
import * as texts from './texts.ts'

/** Turns the step on and off in which names are hidden before a document is sent. */
export function HidingChoice() {
  return (
    <CheckChoice
      label={texts.hideNamesBeforeSending}
      detail={texts.namesNumbersAndAddressesAreFound}
      isOn={useIsHidingOn()}
      onChange={setHiding}
    />
  )
}
