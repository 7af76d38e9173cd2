import { countOf, formatPrice, type Policy, validityText } from '@precis/domain'
import { usePolicy } from '../../../lib/http/config.tsx'
import { MailLink } from './mail-link.tsx'
import { StaticPage, type StaticSection } from './static-page.tsx'

function termsSections(policy: Policy): readonly StaticSection[] {
  return [
    {
      id: 'agreement',
      title: 'The agreement',
      body: (
        <p>
          These terms apply between you and the operator of this site when you use Precis. By
          creating an account, you accept them. If you act for an organization, you confirm that you
          are authorized to do so.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      gist: 'One account per confirmed address.',
      body: (
        <p>
          Use your own email address and confirm it. Keep your password to yourself. You are
          responsible for what is done from your account. You can delete the account at any time in
          Settings.
        </p>
      ),
    },
    {
      id: 'documents',
      title: 'Your documents',
      gist: 'What you submit stays yours.',
      body: (
        <>
          <p>
            What you submit remains yours, and so does the summary. You allow the operator to
            process the text for one purpose only: to make the summaries, answers and exports you
            ask for.
          </p>
          <p>
            Submit only what you are allowed to share. How text is handled is described in the
            Privacy Policy.
          </p>
        </>
      ),
    },
    {
      id: 'summaries',
      title: 'What a summary is',
      gist: 'A reading aid. Check what matters.',
      body: (
        <p>
          Summaries and answers are made by software and can be wrong or incomplete. They are a
          reading aid, not legal, medical, financial or other professional advice. Check the cited
          sentences, and the original, before you act.
        </p>
      ),
    },
    {
      id: 'credits',
      title: 'Credits and payment',
      gist: 'One payment per pack. Nothing renews automatically.',
      body: (
        <ul className="dashes">
          <li>
            A Document Pack costs {formatPrice(policy.packPriceCents)} and holds{' '}
            {countOf(policy.packDocuments, 'credit', 'credits')}. It is a one-time payment, and
            nothing renews automatically.
          </li>
          <li>
            Each finished summary uses one credit. Failed analyses use none. The same document sent
            again within {countOf(policy.freeRepeatHours, 'hour', 'hours')} is free, up to{' '}
            {countOf(policy.freeRepeats, 'time', 'times')}.
            {policy.abandonedRunsPerDay !== null &&
              ` Up to ${countOf(policy.abandonedRunsPerDay, 'time', 'times')} a day, a run that you leave, or that fails after showing its first points, uses none. After that, the first finished part uses the credit.`}
          </li>
          <li>{validityText(policy)}. They cannot be transferred or exchanged for cash.</li>
          <li>
            Packs are non-refundable, except where the law says otherwise. In exceptional cases,
            write to support. A refund removes the unused credits from its pack.
          </li>
        </ul>
      ),
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      gist: 'Leave room for others.',
      body: (
        <p>
          Do not try to access other people’s data, get around limits or payment, overload the
          service, or use it for anything unlawful. Requests are limited for each account and
          address, and each document has a limit of{' '}
          {countOf(policy.questionsPerDocument, 'question', 'questions')} and{' '}
          {countOf(policy.exportsPerDocument, 'export', 'exports')}.
          {policy.charactersPerDay !== null &&
            ` Up to ${countOf(policy.charactersPerDay, 'character', 'characters')} of text are read per account per day.`}{' '}
          An account that breaks these rules may be closed.
        </p>
      ),
    },
    {
      id: 'availability',
      title: 'Availability and liability',
      gist: 'We can’t promise it never fails. You keep your rights as a consumer.',
      body: (
        <p>
          The service may change, pause or fail. As far as the law allows, it is provided “as is”,
          and liability is limited to what you paid for the credits concerned. Nothing here limits
          liability that cannot be limited by law, or your rights as a consumer.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending and changes',
      gist: 'You can leave at any time.',
      body: (
        <p>
          When you delete your account, unused credits are lost. If these terms change, the new text
          is published here with its date. Credits you already bought keep the terms they were
          bought under. Questions: <MailLink />.
        </p>
      ),
    },
  ]
}

export function TermsPage() {
  return (
    <StaticPage
      title="Terms of Service"
      standfirst="What you can expect from Precis, and what we expect from you."
      updated="February 2025"
      sections={termsSections(usePolicy())}
    />
  )
}
