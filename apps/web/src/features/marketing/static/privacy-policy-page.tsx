import type { PublicConfig } from '@precis/domain'
import { useConfig, usePolicy } from '../../../lib/http/config.tsx'
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

const responsible: StaticSection = {
  id: 'responsible',
  title: 'Who is responsible',
  gist: 'The operator of this site.',
  body: (
    <p>
      The operator of this site is responsible for your data. Write to <MailLink /> with any
      question or request.
    </p>
  ),
}

const documents: StaticSection = {
  id: 'documents',
  title: 'Your documents',
  gist: 'The file stays on your device. Its text is sent for analysis and is not stored.',
  body: (
    <>
      <p>
        Your browser opens the file and extracts its text. The file never leaves your device. Its
        text is sent to the server to be analyzed, and again with each question, because the server
        does not store it. When you export, the summary is sent as well.
      </p>
      <p>
        If you turn on “Hide names before sending”, the details found on your device or marked by
        you are replaced with placeholders in everything that is sent, and put back on your device.
        Everything sent about a document is listed next to its summary.
      </p>
      <p>
        Text, summaries, questions and answers are held in memory while they are being processed.
        The text stays there a few minutes longer so that questions can be answered quickly. They
        are not written to the database, to disk or to the logs, and the software does not use them
        to train anything.
      </p>
      <p>
        A document you try on the home page is read and summarized on your device, and nothing is
        sent.
      </p>
    </>
  ),
}

const stored: StaticSection = {
  id: 'stored',
  title: 'What is stored',
  gist: 'Who you are, what you paid and that an analysis took place, but not what it was about.',
  body: (
    <ul className="dashes">
      <li>
        Account: your email address, your name if you give one, a hash of your password, and times.
        The account service may record the browser and network address of each sign-in.
      </li>
      <li>
        Payments and credits: amount, status and reference of each payment, each credit granted,
        used or removed, which emails about them were sent, and times.
      </li>
      <li>
        Analyses: keyed hashes of the text and its summaries (neither can be recovered from them),
        the size of the text, language, mode and engine, how many points, questions and exports
        there were, and times. Where an AI provider is used: how much was sent to it for your
        account on each day, and how many runs were left unfinished.
      </li>
      <li>
        Logs: time, kind of request, result and duration. No document text, addresses of people,
        passwords or sign-in tokens. To limit attempts, recent requests are counted under a keyed
        hash of the account and network address.
      </li>
    </ul>
  ),
}

/** Said only where documents are given for nothing: then something outlives the account. */
function WelcomeNote() {
  if (usePolicy().welcomeDocuments === 0) return null
  return (
    <p>
      Free documents are given once per email address. To recognize an address, a keyed hash of it
      remains after your account is deleted. The address cannot be read back from it.
    </p>
  )
}

const device: StaticSection = {
  id: 'device',
  title: 'On your device',
  gist: 'There are no cookies for advertising or analytics.',
  body: (
    <>
      <p>
        Each finished document stays in this browser under My documents: its title, text, summary
        and questions, and the text of another version that you compared it with, until you delete
        it, delete your account here or clear the data of this site. When you sign out, you choose
        whether they stay. You can turn this off under My documents. The file itself is kept only if
        you choose to, for one document or for all.
      </p>
      <p>
        They are encrypted with a key that stays in the same browser and belongs to your account.
        Other accounts that sign in here cannot open them, and their text cannot be found by
        searching the disk. They could still be read by anyone who can use or copy your whole
        browser profile, by an extension that can read this site, or by malware.
      </p>
      <p>
        The open tab keeps what you paste, a document that is not finished, and the page to return
        to after a sign-in, so that a reload loses nothing. Closing the tab or signing out removes
        them.
      </p>
      <p>
        A document that you try before you have an account waits in its tab for up to two hours, so
        that you need not choose it again. It is encrypted, and its key is kept in that tab alone:
        once the tab is closed, nobody can open it. Summarizing it, removing it, signing out or
        signing in with another account deletes it.
      </p>
      <p>
        Beyond the tab, your browser keeps your sign-in until you sign out, the theme if you chose
        one, whether names are hidden before sending, whether single keys act as shortcuts, how the
        screen beside a document is divided, which kind of file you exported last, and, while you
        sign in with Google, a random word that proves it was you who started it. It also keeps the
        files of the site and its public pages, so that they open faster and without a connection;
        nothing from your documents or your account is among them.
      </p>
    </>
  ),
}

const keeping: StaticSection = {
  id: 'keeping',
  title: 'How long data is kept',
  gist: 'Until you delete your account.',
  body: (
    <>
      <p>
        Account and records of analyses: until you delete your account in Settings. They are then
        deleted immediately. Backups and logs are kept for as long as the operator’s systems keep
        them.
      </p>
      <p>Records of payments and credits are kept for accounting under a random pseudonym.</p>
      <WelcomeNote />
    </>
  ),
}

const rights: StaticSection = {
  id: 'rights',
  title: 'Your rights',
  gist: 'See, correct, delete, object, complain.',
  body: (
    <p>
      In Settings you can download everything stored about you, correct your name and delete your
      account. To correct your address, object or complain, write to the operator. You can also
      contact your data protection authority.
    </p>
  ),
}

function privacySections(config: PublicConfig): readonly StaticSection[] {
  return [
    responsible,
    documents,
    {
      id: 'provider',
      title: 'The AI provider',
      gist:
        config.engine === 'embedded'
          ? 'No AI provider receives your text.'
          : 'An AI provider reads the text to analyze it.',
      body: <p>{providerText(config.engine)}</p>,
    },
    stored,
    device,
    {
      id: 'others',
      title: 'Who else receives data',
      gist: 'Only those needed to run the site. Nothing is sold.',
      body: (
        <>
          <p>{paymentText(config.payments)}</p>
          <p>
            Emails that confirm an address or reset a password, receipts and notices about your
            credits go through the operator’s mail service. If you sign in with Google, Google
            learns of it and confirms your address. The companies that host the site process data on
            the operator’s behalf.
          </p>
        </>
      ),
    },
    keeping,
    rights,
  ]
}

export function PrivacyPolicyPage() {
  return (
    <StaticPage
      title="Privacy Policy"
      standfirst="What happens to your documents and your data, and who sees them."
      updated="February 2025"
      sections={privacySections(useConfig())}
    />
  )
}
