import { signUpAddress } from '@precis/domain'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import './final-call.css'

export function FinalCall() {
  return (
    <section className="final land-band">
      <div className="wrap">
        <div className="land-row">
          <p className="land-note">Bring one you have been putting off</p>
          <div>
            <h2>Ready to Summarize Your Documents?</h2>
            <LinkButton to={signUpAddress} size="lg">
              Get Started Now
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
