import {
  countOf,
  errorCatalogue,
  fileMessages,
  maxNameCharacters,
  type Policy,
} from '@precis/domain'
import type { HelpArticle, HelpFacts, Section, Term } from '../model/article.ts'

const uploadErrors: Section = {
  id: 'upload-errors',
  title: 'Upload errors',
  side: { text: 'The file is opened on your device. When that fails, nothing has been sent.' },
  blocks: [
    {
      kind: 'terms',
      items: [
        {
          id: 'file-too-big',
          term: fileMessages.too_big,
          text: 'The file is over the limit. Save it with smaller pictures, split it, or paste the text of the part you need.',
        },
        {
          id: 'file-type',
          term: fileMessages.wrong_type,
          text: 'The format is not supported, or the file is not what its name says. Save the document as PDF or DOCX and try again. A picture of a page goes in as “Photo of a page”.',
        },
        {
          id: 'file-damaged',
          term: fileMessages.bad_pdf,
          text: 'The file was corrupted, often by a download that stopped early, or it is another kind of file under this name. Download or export it again. Word, text and markdown files have the same message with their own name.',
        },
        {
          id: 'file-empty',
          term: fileMessages.empty_text,
          text: 'There is nothing in the file but blanks. Check that you chose the right one and that it was saved.',
        },
      ],
    },
  ],
}

function analysisTerms(policy: Policy): readonly Term[] {
  return [
    {
      id: 'timeout',
      term: errorCatalogue.provider_timeout.message,
      text: 'A timeout, or a reply that did not pass the checks. Try again in a moment.',
    },
    {
      id: 'no-text',
      term: fileMessages.no_text,
      text: 'No text was found: the file is empty, or its pages are pictures in which none could be recognized. Try a sharper scan.',
    },
    {
      id: 'processing-failed',
      term: fileMessages.unreadable,
      text: 'Processing failed while the file was being opened. An encrypted PDF opens with its password, which you are asked for; a Word file needs a copy without one. If there is none, open the file where you can and save a fresh copy.',
    },
    {
      id: 'already-running',
      term: errorCatalogue.analysis_running.message,
      text: 'One analysis runs at a time in an account, and another window or device is busy. Wait until it is done. One that was cut off frees its place within half a minute.',
    },
    {
      id: 'too-long',
      term: errorCatalogue.too_large.message,
      text: `The text is longer than ${countOf(policy.maxContentCharacters, 'character')}. Split the document and summarize its parts.`,
    },
    {
      id: 'too-many-requests',
      term: errorCatalogue.rate_limited.message,
      text: 'Many requests came at once, or very much text today. The button counts down and opens again by itself.',
    },
    {
      id: 'not-your-document',
      term: errorCatalogue.not_your_document.message,
      text: 'Questions and exports need a summary made in the same account, from exactly the same text. Summarize the document again; soon after the first time that is free.',
    },
    {
      id: 'unreachable',
      term: 'Failed to communicate with AI service. Please try again.',
      text: 'The server did not answer. Check your connection and try again. If the analysis was under way it may have finished: the same document is then free to repeat.',
    },
    {
      id: 'unexpected',
      term: errorCatalogue.internal.message,
      text: 'Something broke. Try again; if it comes back, write to us with the time and what you did.',
    },
  ]
}

const creditErrors: Section = {
  id: 'credit-errors',
  title: 'Credit and payment errors',
  side: { text: 'A pack is granted once for each payment. Trying again cannot count twice.' },
  blocks: [
    {
      kind: 'terms',
      items: [
        {
          id: 'no-credits',
          term: errorCatalogue.limit_reached.message,
          text: 'Your credits are used up, or there were none yet. Another pack adds to what you have.',
        },
        {
          id: 'usage-failed',
          term: errorCatalogue.usage_failed.message,
          text: 'The credit could not be taken, so the summary was thrown away and nothing was charged. Try again.',
        },
        {
          id: 'payment-failed',
          term: errorCatalogue.payment_unpaid.message,
          text: 'The payment provider has not confirmed the payment, or does not know it. Choose Try Again after a moment; the provider also tells the server by itself.',
        },
        {
          id: 'payment-pending',
          term: errorCatalogue.payment_pending.message,
          text: 'You chose a way of paying that takes its time, a bank debit for instance. The credits are added by themselves when the money arrives; you need not keep a page open.',
        },
        {
          id: 'checkout-failed',
          term: errorCatalogue.checkout_failed.message,
          text: 'The payment page could not be reached. Nothing was paid. Try again.',
        },
      ],
    },
    {
      kind: 'see',
      before: 'A payment that does not show:',
      path: 'troubleshooting/common-issues',
      anchor: 'payment-missing',
    },
  ],
}

const signInErrors: Section = {
  id: 'sign-in-errors',
  title: 'Sign-in errors',
  side: {
    text: 'Whether an address has an account is told to nobody. That is why some messages stay vague.',
  },
  blocks: [
    {
      kind: 'terms',
      items: [
        {
          id: 'invalid-credentials',
          term: 'Invalid login credentials',
          text: 'Email and password do not belong together. Type them again, or use “Forgot your password?”.',
        },
        {
          id: 'session-expired',
          term: errorCatalogue.unauthorized.message,
          text: 'You were away for long, changed your password elsewhere, or deleted the account. Sign in again and repeat the last step.',
        },
        {
          id: 'not-verified',
          term: 'Email not confirmed',
          text: 'The account is not verified yet. Follow the link in the mail, or choose “Send the verification email again”.',
        },
        {
          id: 'link-expired',
          term: 'This link has expired or has already been used.',
          text: 'Links in mails work for an hour. Ask for a new one and use that.',
        },
        {
          id: 'mail-failed',
          term: errorCatalogue.mail_failed.message,
          text: 'The mail server did not answer. Nothing was sent and nothing has changed: try again in a few minutes. Receipts also stand in Settings, under Billing.',
        },
        {
          id: 'name-too-long',
          term: errorCatalogue.name_too_long.message,
          text: `A name has at most ${maxNameCharacters} characters.`,
        },
        {
          id: 'password-refused',
          term: errorCatalogue.password_too_long.message,
          text: 'Choose a shorter one.',
        },
        {
          id: 'delete-failed',
          term: errorCatalogue.delete_failed.message,
          text: 'Your account is unchanged. Try again, or write to us and we delete it for you.',
        },
      ],
    },
    { kind: 'mail', before: 'A message that is not listed here?', label: 'Contact Support' },
  ],
}

export function errorMessages({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'troubleshooting',
    slug: 'error-messages',
    title: 'Error messages',
    description: 'Each message and what to do next',
    keywords: [
      'error',
      'failed',
      'invalid',
      'corrupted',
      'timeout',
      'session',
      'credentials',
      'expired',
      'no text',
      'unsupported',
    ],
    sections: [
      uploadErrors,
      {
        id: 'analysis-errors',
        title: 'Analysis errors',
        side: {
          text: 'An error uses no credit. One is taken only with a finished summary that has passed its checks.',
        },
        blocks: [{ kind: 'terms', items: analysisTerms(policy) }],
      },
      creditErrors,
      signInErrors,
    ],
  }
}
