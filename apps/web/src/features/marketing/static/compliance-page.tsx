import type { PublicConfig } from '@precis/domain'
import { useConfig } from '../../../lib/http/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function complianceSections({ payments }: PublicConfig): readonly StaticSection[] {
  return [
    {
      id: 'software-and-operator',
      title: 'Software and operator',
      gist: 'Laws bind those who run a service.',
      body: (
        <p>
          Laws and standards bind the organization that runs a service. This page says what the
          software contributes. What the operator holds or has signed, the operator can tell you:{' '}
          <MailLink />.
        </p>
      ),
    },
    {
      id: 'gdpr',
      title: 'GDPR',
      gist: 'What is not stored need not be protected.',
      body: (
        <ul className="dashes">
          <li>Data minimization: documents are not stored; an analysis leaves a keyed hash.</li>
          <li>Access and correction: your own records can be read, and your name changed.</li>
          <li>Erasure: deleting the account removes sign-in, profile and analyses at once.</li>
          <li>Processors, transfers and legal bases are for the operator to document.</li>
        </ul>
      ),
    },
    {
      id: 'ccpa',
      title: 'CCPA',
      gist: 'Nothing is sold.',
      body: (
        <p>
          The software sells and shares no personal information and contains no advertising. You can
          delete your account yourself; for a request to know, write to the operator.
        </p>
      ),
    },
    {
      id: 'pci-dss',
      title: 'PCI DSS',
      gist: 'No card number reaches Precis.',
      body: (
        <p>
          {payments === 'test'
            ? 'This site runs a test checkout and takes no cards. '
            : 'Cards are handled on the page of a PCI-compliant card payment provider. '}
          Precis has no field for a card number and stores none.
        </p>
      ),
    },
    {
      id: 'certifications',
      title: 'SOC 2 and ISO 27001',
      gist: 'Precis claims no certification.',
      body: (
        <p>
          These are attestations about an organization and its controls. Precis claims neither. Ask
          the operator for current reports or certificates.
        </p>
      ),
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      gist: 'An aim, and an invitation to tell us.',
      body: (
        <p>
          Precis is built with WCAG 2.2, level AA, as its aim: it works by keyboard, at 320 pixels
          wide and with reduced motion, and never says anything by color alone. Tell us where it
          falls short.
        </p>
      ),
    },
  ]
}

export function CompliancePage() {
  return (
    <StaticPage
      title="Compliance"
      standfirst="What the software contributes, and what only an operator can hold."
      updated="March 2024"
      sections={complianceSections(useConfig())}
    />
  )
}
