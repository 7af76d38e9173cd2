import {
  countOf,
  exportFormats,
  formatPrice,
  type Policy,
  signUpAddress,
  validityText,
} from '@precis/domain'
import { usePolicy } from '../../../lib/http/config.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { LandingSection } from './landing-section.tsx'
import './pricing-section.css'
import { questionsAbout } from './questions-about.ts'

function PackCard({ policy }: { policy: Policy }) {
  const included = [
    'All analysis modes',
    'Interactive Q&A with documents',
    `Export in ${exportFormats.length} formats`,
    validityText(policy),
    'Email support',
  ]
  return (
    <div className="pcard">
      <h3>Document Pack</h3>
      <p className="amt">
        <b>{formatPrice(policy.packPriceCents)}</b>
        <span>
          {countOf(policy.packDocuments, 'document summary', 'document summaries')}
          <br />
          one-time payment, no subscription
        </span>
      </p>
      <ul className="ticks">
        {included.map((item) => (
          <li key={item}>
            <CheckIcon />
            {item}
          </li>
        ))}
      </ul>
      {policy.welcomeDocuments > 0 && (
        <p className="welcome">
          {`Your first ${policy.welcomeDocuments === 1 ? 'document is' : `${policy.welcomeDocuments} documents are`} free.`}
        </p>
      )}
      <LinkButton to={signUpAddress} size="lg" isBlock>
        Start Summarizing
      </LinkButton>
    </div>
  )
}

export function PricingSection() {
  const policy = usePolicy()
  return (
    <LandingSection id="pricing" note="Pay when you need it" heading="One pack, one price">
      <div className="pack">
        <PackCard policy={policy} />
        <dl className="faqs">
          {questionsAbout(policy).map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </LandingSection>
  )
}
