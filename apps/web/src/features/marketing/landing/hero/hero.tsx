import { signUpAddress } from '@precis/domain'
import { useSession } from '../../../../lib/auth/session.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { scrollToFeatures } from './scroll-to-features.ts'
import './hero.css'
import { ProductImage } from './product-image.tsx'

const promise = 'Your file stays on your device. Its text is sent for analysis and is not stored.'

export function Hero() {
  const { status } = useSession()
  const isChecking = status === 'loading'
  return (
    <section className="hero land-band">
      <div className="wrap">
        <div className="land-row">
          <p className="land-note">{promise}</p>
          <div>
            <h1>The Ultimate Document Summarization Tool</h1>
            <div className="under">
              <p className="lead">
                Contracts, reports and technical files, reduced to what matters. Every point leads
                back to its sentence in the original, or says that none was found.
              </p>
              <div className="cta">
                {status !== 'out' && (
                  <LinkButton to="/analyze" size="lg" {...(isChecking && { className: 'when-in' })}>
                    Start Summarizing
                  </LinkButton>
                )}
                {status !== 'in' && (
                  <LinkButton
                    to={signUpAddress}
                    size="lg"
                    {...(isChecking && { className: 'when-out' })}
                  >
                    Get Started Free
                  </LinkButton>
                )}
                <Button
                  variant="secondary"
                  size="lg"
                  className="needs-script"
                  onClick={scrollToFeatures}
                >
                  See Features
                </Button>
                {status !== 'in' && (
                  <a className={classNames('link try-first', isChecking && 'when-out')} href="#try">
                    Try it without an account
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
