import {
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
import * as texts from './texts.ts'

function PackCard({ policy }: { policy: Policy }) {
  const included = [
    texts.allAnalysisModes,
    texts.interactiveQAWithDocuments,
    texts.exportInFormats(exportFormats.length),
    validityText(policy),
    texts.emailSupport,
  ]
  return (
    <div className="pcard">
      <h3>{texts.documentPack}</h3>
      <p className="amt">
        <b>{formatPrice(policy.packPriceCents)}</b>
        <span>
          {texts.countOfDocumentSummaryDocument(policy.packDocuments)}
          <br />
          {texts.oneTimePaymentNoSubscription}
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
          {texts.yourFirstFree(
            policy.welcomeDocuments === 1
              ? texts.documentIs
              : texts.documentsAre(policy.welcomeDocuments),
          )}
        </p>
      )}
      <LinkButton to={signUpAddress} size="lg" isBlock>
        {texts.startSummarizing}
      </LinkButton>
    </div>
  )
}

export function PricingSection() {
  const policy = usePolicy()
  return (
    <LandingSection id="pricing" note={texts.payWhenYouNeedIt} heading={texts.onePackOnePrice}>
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
