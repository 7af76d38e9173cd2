import { singleKeys } from '../../../lib/browser/single-keys.ts'
import { CheckChoice } from '../../../ui/forms/check-choice.tsx'
import { Section } from '../../../ui/layout/section.tsx'

/** Switches the shortcuts off that are one key alone. */
export function KeysSection() {
  return (
    <Section title="Keyboard" description="Remembered in this browser.">
      <CheckChoice
        label="Single-key shortcuts beside a document"
        detail="[ and ] lead to the previous and the next citation, 1 shows the pages, 2 the text."
        isOn={singleKeys.useIsOn()}
        onChange={singleKeys.set}
      />
    </Section>
  )
}
