import type { PublicConfig } from '@precis/domain'
import { useConfig } from '../../../lib/http/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function securitySections({ engine, payments, policy }: PublicConfig): readonly StaticSection[] {
  return [
    {
      id: 'documents',
      title: 'Documents',
      gist: 'The file stays, its text travels, nothing is stored.',
      body: (
        <ul className="dashes">
          <li>Files are opened in your browser and never uploaded.</li>
          <li>
            The extracted text is sent to one function of the server, held in memory and not stored.{' '}
            {engine === 'embedded'
              ? 'It goes no further: the analysis runs on the server itself.'
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
      gist: 'Encrypted on the way, readable to the server: not end-to-end.',
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
      gist: 'Nobody learns from us whether you have an account.',
      body: (
        <ul className="dashes">
          <li>
            Passwords have at least {policy.passwordMinLength} characters and are stored as hashes.
          </li>
          <li>An address must be confirmed by mail before the first sign-in.</li>
          <li>Settings asks for the current password before it sets a new one.</li>
          <li>
            Sign-up and password mails answer alike for known and unknown addresses, and attempts
            are limited.
          </li>
        </ul>
      ),
    },
    {
      id: 'access',
      title: 'Access control',
      gist: 'Rules in the database, not in the page.',
      body: (
        <p>
          Rules in the database let each account read its own records only, and change nothing in
          them but its name. Credits and plans are written by the server alone.
        </p>
      ),
    },
    {
      id: 'payments',
      title: 'Payments',
      gist: 'A pack is granted by the server alone.',
      body: (
        <p>
          {payments === 'test'
            ? 'This site runs a test checkout that asks for no card. '
            : 'Card details are entered on the page of the card payment provider and never reach Precis. '}
          A pack is granted only after the server has checked the payment itself, and once for each
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
          A strict content policy lets pages run the site’s own code only. Pages cannot be framed by
          other sites, and links out do not tell where you came from.
        </p>
      ),
    },
    {
      id: 'report',
      title: 'Reporting a weakness',
      gist: 'Found one? Write to us.',
      body: (
        <p>
          Write to <MailLink /> with the steps to see it. Please allow time to mend it before you
          publish. Certifications of an organization, such as SOC 2 or ISO 27001, are the operator’s
          to hold; the software claims none.
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
