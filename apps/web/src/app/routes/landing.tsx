import { LandingPage } from '../../features/marketing/landing/landing-page.tsx'
import { LandingSection } from '../../features/marketing/landing/landing-section.tsx'
import { TryOut } from '../../features/try-out/try-out.tsx'
import '../../features/try-out/try-out.css'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Island } from '../islands/island.tsx'
import * as texts from '../texts.ts'

export function Component() {
  return (
    <LandingPage
      tryOut={
        <LandingSection
          id="try"
          note={texts.noAccountNothingSent}
          heading={texts.tryItOnAPage}
          sub={texts.bringAShortDocument}
        >
          <Island name="try-out">
            <TryOut LinkButton={LinkButton} />
          </Island>
        </LandingSection>
      }
    />
  )
}
