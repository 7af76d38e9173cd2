import { LandingPage } from '../../features/marketing/landing/landing-page.tsx'
import { LandingSection } from '../../features/marketing/landing/landing-section.tsx'
import { TryOut } from '../../features/try-out/try-out.tsx'
import '../../features/try-out/try-out.css'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Island } from '../islands/island.tsx'

export function Component() {
  return (
    <LandingPage
      tryOut={
        <LandingSection
          id="try"
          note="No account, nothing sent"
          heading="Try it on a page of your own"
          sub="Bring a short document. It is read and summarized right here, and every point leads back to its sentence."
        >
          <Island name="try-out">
            <TryOut LinkButton={LinkButton} />
          </Island>
        </LandingSection>
      }
    />
  )
}
