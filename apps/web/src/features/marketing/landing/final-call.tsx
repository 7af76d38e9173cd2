import { signUpAddress } from '@precis/domain'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import * as texts from './texts.ts'
import './final-call.css'

export function FinalCall() {
  return (
    <section className="final land-band">
      <div className="wrap">
        <div className="land-row">
          <p className="land-note">{texts.bringOneYouHaveBeenPutting}</p>
          <div>
            <h2>{texts.readyToSummarizeYourDocuments}</h2>
            <LinkButton to={signUpAddress} size="lg">
              {texts.getStartedNow}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
