import { useConfig } from '../../../lib/config.tsx'
import { LandingSection } from './landing-section.tsx'
import './showcase-section.css'

const cases = [
  {
    kind: 'Contracts',
    when: 'Before you sign',
    says: 'This Agreement shall renew for successive periods of twelve (12) months unless either party gives notice of non-renewal not less than ninety (90) days prior to expiry.',
    means:
      'It renews for another year by itself. To stop it, write at least 90 days before it ends.',
    page: 6,
  },
  {
    kind: 'Reports',
    when: 'Before the meeting',
    says: 'Adjusted for the reclassification of freight, gross margin declined 2.1 points, the majority of which is attributable to the second half.',
    means:
      'Gross margin fell 2.1 points, mostly in the second half, once freight costs are counted the same way.',
    page: 14,
  },
  {
    kind: 'Technical files',
    when: 'Before you build',
    says: 'Clients MUST NOT retry a non-idempotent request unless the server has signalled that the original was not processed.',
    means:
      'Don’t resend a request that changes data unless the server confirms the first one never ran.',
    page: 22,
  },
]

const samples = 'Three short examples, written for this page.'
const withoutModel =
  'The engine built into this site quotes the sentences that matter; rewording them like this takes a language model.'

export function ShowcaseSection() {
  const { engine } = useConfig()
  return (
    <LandingSection
      id="showcase"
      note="Use cases"
      heading="What it says, and what it means"
      sub={engine === 'embedded' ? `${samples} ${withoutModel}` : samples}
    >
      <ul className="cases">
        {cases.map(({ kind, when, says, means, page }) => (
          <li key={kind}>
            <div>
              <h3>{kind}</h3>
              <p>{when}</p>
            </div>
            <p className="says">
              <span className="lab">The document says</span>
              <span className="cite">{says}</span>
            </p>
            <p className="means">
              <span className="lab">Precis says</span>
              {means} <span className="chip">p. {page}</span>
            </p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
