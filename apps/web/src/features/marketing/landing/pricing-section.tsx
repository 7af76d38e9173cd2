import {
  exportFormats,
  fileLimitMegabytes,
  formatPrice,
  type Policy,
  validityText,
} from '@precis/domain'
import { usePolicy } from '../../../lib/config.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { countOf } from '../count-of.ts'
import { LandingSection } from './landing-section.tsx'
import './pricing-section.css'

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
      <LinkButton to="/auth" size="lg" isBlock>
        Start Summarizing
      </LinkButton>
    </div>
  )
}

function questionsAbout(policy: Policy) {
  const repeats = countOf(policy.freeRepeats, 'time', 'times')
  const hours = countOf(policy.freeRepeatHours, 'hour', 'hours')
  return [
    {
      question: 'What uses a credit?',
      answer: `One finished summary uses one credit. A failed analysis uses none. The same document sent again within ${hours} is free, up to ${repeats}.`,
    },
    {
      question: 'Do questions and exports cost extra?',
      answer: 'No. They come with the document you summarized.',
    },
    {
      question: 'What happens when I buy again?',
      answer: 'The new credits are added to those you have left. Nothing renews by itself.',
    },
    {
      question: 'How long can a document be?',
      answer: `Files up to ${fileLimitMegabytes(policy)} MB, or ${countOf(policy.maxPasteWords, 'word', 'words')} of pasted text. Long documents are analyzed whole, in parts, and the result says how much was read.`,
    },
  ]
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
