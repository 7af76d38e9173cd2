import { signUpAddress } from '@precis/domain'
import { useSession } from '../../../../lib/auth/session.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { scrollToFeatures } from './scroll-to-features.ts'
import './hero.css'
import * as texts from '../texts.ts'
import { ProductImage } from './product-image.tsx'

const promise = texts.yourFileStaysOnYourDeviceIts

export function Hero() {
  const { status } = useSession()
  const isChecking = status === 'loading'
  return (
    <section className="hero land-band">
      <div className="wrap">
        <div className="land-row">
          <p className="land-note">{promise}</p>
          <div>
            <h1>{texts.theUltimateDocumentSummarizationTool}</h1>
            <div className="under">
              <p className="lead">{texts.contractsReportsAndTechnicalFiles}</p>
              <div className="cta">
                {status !== 'out' && (
                  <LinkButton to="/analyze" size="lg" {...(isChecking && { className: 'when-in' })}>
                    {texts.startSummarizing}
                  </LinkButton>
                )}
                {status !== 'in' && (
                  <LinkButton
                    to={signUpAddress}
                    size="lg"
                    {...(isChecking && { className: 'when-out' })}
                  >
                    {texts.getStartedFree}
                  </LinkButton>
                )}
                <Button
                  variant="secondary"
                  size="lg"
                  className="needs-script"
                  onClick={scrollToFeatures}
                >
                  {texts.seeFeatures}
                </Button>
                {status !== 'in' && (
                  <a className={classNames('link try-first', isChecking && 'when-out')} href="#try">
                    {texts.tryItWithoutAnAccount}
                  </a>
                )}
              </div>
            </div>
            <p className="fine">{promise}</p>
          </div>
        </div>
        <ProductImage />
      </div>
    </section>
  )
}
