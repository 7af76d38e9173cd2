import type { PublicConfig } from '@precis/domain'
import { useConfig } from '../../../lib/http/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function securitySections({ engine, payments, policy }: PublicConfig): readonly StaticSection[] {
  return [
    {
      id: 'documents',
      title: 'Documents',
      gist: 'The file stays with you. Its text is sent but not stored.',
      body: (
        <ul className="dashes">
          <li>Files are opened in your browser and never uploaded.</li>
          <li>
            The extracted text is sent to the server, held in memory and not stored.{' '}
            {engine === 'embedded'
              ? 'It goes nowhere else. The analysis runs on the server itself.'
              : 'From there it goes to the AI provider that the operator has configured.'}
          </li>
          <li>
            Text inside a document is treated as data. It cannot change the instructions, the prices
            or your account.
          </li>
        </ul>
      ),
    },
    {
      id: 'transport',
      title: 'On the way',
      gist: 'Encrypted in transit, but not end to end.',
      body: (
        <p>
          At an address that begins with https, traffic is encrypted between your browser and the
          server. The server has to read the text to analyze it, so this is not end-to-end
          encryption, and we do not call it that.
        </p>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      gist: 'We never reveal whether an address has an account.',
      body: (
        <ul className="dashes">
          <li>
            Passwords have at least {policy.passwordMinLength} characters and are stored as hashes.
          </li>
          <li>You must confirm your email address before you can sign in.</li>
          <li>You must enter your current password to set a new one.</li>
          <li>
            Sign-up and password requests get the same response whether or not an account exists,
            and attempts are limited.
          </li>
        </ul>
      ),
    },
    {
      id: 'access',
      title: 'Access control',
      gist: 'Enforced in the database, not in the page.',
      body: (
        <p>
          Database rules let each account read only its own records and change only its own name.
          Only the server can change credits and plans.
        </p>
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      gist: 'Only the server can grant a pack.',
      body: (
        <p>
          {payments === 'test'
            ? 'This site runs a test checkout that asks for no card. '
            : 'You enter your card details on the payment provider’s page. They never reach Precis. '}
          A pack is granted only after the server has verified the payment, and only once per
          payment.
        </p>
      ),
    },
    {
      id: 'browser',
      title: 'In the browser',
      gist: 'Only the site’s own code runs.',
      body: (
        <p>
          A strict content policy lets pages run only the site’s own code. Other sites cannot embed
          these pages, and outgoing links do not reveal where you came from.
        </p>
      ),
    },
    {
      id: 'report',
      title: 'Reporting a vulnerability',
      gist: 'Found one? Write to us.',
      body: (
        <p>
          Write to <MailLink /> with steps to reproduce it. Please give us time to fix it before you
          publish. Certifications of an organization, such as SOC 2 or ISO 27001, belong to the
          operator. The software claims none.
        </p>
      ),
    },
  ]
}

export function SecurityPage() {
  return (
    <StaticPage
      title="Security"
      standfirst="What protects your documents and your account, and what does not."
      updated="February 2025"
      sections={securitySections(useConfig())}
    />
  )
}
