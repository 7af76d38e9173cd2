import { Link } from 'react-router'
import { Section } from '../../../ui/section.tsx'

const kept = [
  { term: 'Your account', detail: 'Email address, name, a hash of your password' },
  { term: 'Your credits', detail: 'Each payment, and each credit granted or used' },
  { term: 'Each analysis', detail: 'When, in which mode, how long the text was' },
  { term: 'Your documents', detail: 'Not stored: neither the text nor the summary' },
] as const

/** What the operator keeps about an account, in short. */
export function StoredSection() {
  return (
    <Section
      title="What is stored"
      description="All of it goes or loses your name when you delete the account."
    >
      <dl className="kept">
        {kept.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className="read-more">
        The whole list is in the{' '}
        <Link className="link" to="/privacy-policy#stored">
          Privacy Policy
        </Link>
        .
      </p>
    </Section>
  )
}
