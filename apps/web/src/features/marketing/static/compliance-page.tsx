import type { PublicConfig } from '@precis/domain'
import { useConfig } from '../../../lib/http/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function complianceSections({ payments }: PublicConfig): readonly StaticSection[] {
  return [
    {
      id: 'software-and-operator',
      title: 'Software and operator',
      gist: 'The law applies to whoever runs a service.',
      body: (
        <p>
          Laws and standards bind the organization that runs a service. This page describes what the
          software does. For certificates and agreements, ask the operator: <MailLink />.
        </p>
      ),
    },
    {
      id: 'gdpr',
      title: 'GDPR',
      gist: 'Data that is not stored does not need protecting.',
      body: (
        <ul className="dashes">
          <li>
            Data minimization: documents are not stored. An analysis leaves only a keyed hash.
          </li>
          <li>Access and correction: you can read your own records and change your name.</li>
          <li>
            Erasure: deleting your account immediately removes your sign-in, profile and analyses.
          </li>
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
          The software does not sell or share personal information and contains no advertising. You
          can delete your account yourself. To request a copy of your data, write to the operator.
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
            : 'Cards are handled by a PCI-compliant payment provider on its own page. '}
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
          These certify an organization and its controls, not software. Precis claims neither. Ask
          the operator for current reports or certificates.
        </p>
      ),
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      gist: 'Our goal, and how you can help.',
      body: (
        <p>
          Precis aims to meet WCAG 2.2 level AA. It works with a keyboard, at a width of 320 pixels
          and with reduced motion, and never relies on color alone. Tell us where it falls short.
        </p>
      ),
    },
  ]
}

export function CompliancePage() {
  return (
    <StaticPage
      title="Compliance"
      standfirst="What the software does, and what is up to the operator."
      updated="March 2024"
      sections={complianceSections(useConfig())}
    />
  )
}
