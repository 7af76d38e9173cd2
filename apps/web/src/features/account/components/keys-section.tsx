import { singleKeys } from '../../../lib/browser/single-keys.ts'
import { CheckChoice } from '../../../ui/forms/check-choice.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import * as texts from '../texts.ts'

/** Switches the shortcuts off that are one key alone. */
export function KeysSection() {
  return (
    <Section title={texts.keyboard} description={texts.rememberedInThisBrowser}>
      <CheckChoice
        label={texts.singleKeyShortcutsBesideADocument}
        detail={texts.andLeadToThePrevious}
        isOn={singleKeys.useIsOn()}
        onChange={singleKeys.set}
      />
    </Section>
  )
}
