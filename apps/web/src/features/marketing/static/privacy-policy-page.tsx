import type { PublicConfig } from '@precis/domain'
import { useConfig } from '../../../lib/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function providerText(engine: string): string {
  return engine === 'embedded'
    ? 'On this site the analysis runs on the server itself. No AI provider is configured, so none receives your text.'
    : `The operator has configured an AI provider. Its model, ${engine}, reads the text of your documents, your questions and what is exported, under the terms of that provider.`
}

function paymentText(payments: PublicConfig['payments']): string {
  return payments === 'test'
    ? 'This site runs a test checkout. It asks for no card and passes nothing on.'
    : 'The card payment provider takes your card details on its own page and learns your email address and the amount. Card details never reach Precis.'
}

function privacySections(config: PublicConfig): readonly StaticSection[] {
  return [
    {
      id: 'responsible',
      title: 'Who is responsible',
      body: (
        <p>
          The operator of this site decides how it is run and is responsible for your data. Write to{' '}
          <MailLink /> with any question or request.
        </p>
      ),
    },
    {
      id: 'documents',
      title: 'Your documents',
      body: (
        <>
          <p>
            Your browser opens the file and extracts its text. The file never leaves your device.
            Its text is sent to the server to be analyzed, and again with each question, because the
            server does not store it. An export is written from the summary.
          </p>
          <p>
            Text, summaries, questions and answers are held in memory while they are worked on, the
            text for some minutes more so that questions are answered quickly. They are not written
            to the database, to disk or to the logs, and the software does not use them to train
            anything.
          </p>
        </>
      ),
    },
    {
      id: 'provider',
      title: 'The AI provider',
      body: <p>{providerText(config.engine)}</p>,
    },
    {
      id: 'stored',
      title: 'What is stored',
      body: (
        <ul>
          <li>Account: email address, name if you give one, a hash of your password, times.</li>
          <li>
            Payments and credits: amount, state, reference of the payment, each credit granted or
            used.
          </li>
          <li>
            Each analysis: a keyed hash of the text, from which it cannot be read back, its size,
            language, mode, engine, counts and times.
          </li>
          <li>
            Logs: time, kind of request, result, duration. No document text, passwords or sign-in
            tokens.
          </li>
        </ul>
      ),
    },
    {
      id: 'device',
      title: 'On your device',
      body: (
        <p>
          Your browser keeps your sign-in, and in the open tab the document you are working on with
          its summary, so that a reload loses nothing. Closing the tab or signing out clears the
          document. There are no advertising or analytics cookies.
        </p>
      ),
    },
    {
      id: 'others',
      title: 'Who else receives data',
      body: (
        <>
          <p>{paymentText(config.payments)}</p>
          <p>
            Mails to confirm an address or reset a password go through the operator’s mail service.
            If you sign in with Google, Google learns of it and confirms your address. The companies
            that host the site process data on the operator’s behalf. Nothing is sold.
          </p>
        </>
      ),
    },
    {
      id: 'keeping',
      title: 'How long data is kept',
      body: (
        <p>
          Until you delete your account in Settings. Sign-in, profile and records of analyses are
          then removed at once. Records of payments and credits remain for the books, with a random
          pseudonym in your place.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You can see your data and correct your name in Settings, and delete your account there.
          For a copy, a correction of your address, an objection or a complaint, write to the
          operator. You may also turn to your data protection authority.
        </p>
      ),
    },
  ]
}

export function PrivacyPolicyPage() {
  const config = useConfig()
  return (
    <StaticPage
      title="Privacy Policy"
      standfirst="What happens to your documents and your data, and who sees them."
      updated="February 2025"
      inShort={[
        { section: 'documents', text: 'Your file stays on your device. Its text is not stored.' },
        {
          section: 'provider',
          text:
            config.engine === 'embedded'
              ? 'No AI provider receives your text.'
              : 'An AI provider reads the text to analyze it.',
        },
        { section: 'keeping', text: 'Your account goes when you delete it.' },
      ]}
      sections={privacySections(config)}
    />
  )
}
