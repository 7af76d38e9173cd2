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
          text: 'The file is over the limit. Save it with smaller images, split it, or paste the part you need.',
        },
        {
          id: 'file-type',
          term: fileMessages.wrong_type,
          text: 'The format is not supported, or the file is not what its name says. Save the document as PDF or DOCX and try again. For an image of a page, use “Photo of a page”.',
        },
        {
          id: 'file-damaged',
          term: fileMessages.bad_pdf,
          text: 'The file was corrupted, often by an incomplete download, or it is another kind of file. Download or export it again. Word, text and Markdown files show the same message with their own name.',
        },
        {
          id: 'file-empty',
          term: fileMessages.empty_text,
          text: 'The file is empty or contains only spaces. Check that you chose the right one and that it was saved.',
        },
        {
          id: 'file-moved',
          term: fileMessages.moved,
          text: 'It was saved again, renamed or removed after you chose it, or its drive was disconnected. Choose it again.',
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
      text: 'No text was found. The file is empty, or its pages are images in which no text could be recognized. Try a sharper scan.',
    },
    {
      id: 'processing-failed',
      term: fileMessages.unreadable,
      text: 'Processing failed while the file was being opened. For an encrypted PDF, enter its password when asked. For an encrypted Word file, save a copy without a password. Otherwise, open the file in another program and save a new copy.',
    },
    {
      id: 'already-running',
      term: errorCatalogue.analysis_running.message,
      text: 'Only one analysis can run in an account at a time, and one is running in another window or on another device. Wait until it is done. If it was cut off, you can start again within half a minute.',
    },
    {
      id: 'too-long',
      term: errorCatalogue.too_large.message,
      text: `The text is longer than ${countOf(policy.maxContentCharacters, 'character')}. Split the document and summarize its parts.`,
    },
    {
      id: 'too-many-requests',
      term: errorCatalogue.rate_limited.message,
      text: 'Too many requests at once, or too much text today. The button shows how long to wait.',
    },
    {
      id: 'not-your-document',
      term: errorCatalogue.not_your_document.message,
      text: 'Questions and exports need a summary made in the same account from exactly the same text. Summarize the document again. Soon after the first time, this is free.',
    },
    {
      id: 'unreachable',
      term: 'Failed to communicate with AI service. Please try again.',
      text: 'The server did not respond. Check your connection and try again. The analysis may have finished anyway. In that case, repeating the same document is free.',
    },
    {
      id: 'unexpected',
      term: errorCatalogue.internal.message,
      text: 'Something went wrong. Try again. If it happens again, write to us with the time and what you did.',
    },
  ]
}

const creditErrors: Section = {
  id: 'credit-errors',
  title: 'Credit and payment errors',
  side: { text: 'Each payment grants one pack. Trying again never charges you twice.' },
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
          text: 'The credit could not be recorded, so the summary was discarded and nothing was charged. Try again.',
        },
        {
          id: 'payment-failed',
          term: errorCatalogue.payment_unpaid.message,
          text: 'The payment provider has not confirmed the payment or does not recognize it. Choose Try Again after a moment.',
        },
        {
          id: 'payment-pending',
          term: errorCatalogue.payment_pending.message,
          text: 'You chose a slower payment method, such as a bank debit. Your credits are added when the money arrives. You can close the page.',
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
      before: 'If a payment is missing:',
      path: 'troubleshooting/common-issues',
      anchor: 'payment-missing',
    },
  ],
}

const signInErrors: Section = {
  id: 'sign-in-errors',
  title: 'Sign-in errors',
  side: {
    text: 'We never reveal whether an address has an account. That is why some messages are vague.',
  },
  blocks: [
    {
      kind: 'terms',
      items: [
        {
          id: 'invalid-credentials',
          term: 'Invalid login credentials',
          text: 'The email address and password do not match. Try again, or use “Forgot your password?”.',
        },
        {
          id: 'session-expired',
          term: errorCatalogue.unauthorized.message,
          text: 'You were away for a long time, changed your password elsewhere, or deleted the account. Sign in again and repeat the last step.',
        },
        {
          id: 'not-verified',
          term: 'Email not confirmed',
          text: 'The account is not verified yet. Follow the link in the email, or choose “Send the verification email again”.',
        },
        {
          id: 'link-expired',
          term: 'This link has expired or has already been used.',
          text: 'Links in emails work for one hour. Request a new one.',
        },
        {
          id: 'mail-failed',
          term: errorCatalogue.mail_failed.message,
          text: 'The mail server did not respond. Nothing was sent and nothing has changed. Try again in a few minutes. Receipts are also in Settings, under Billing.',
        },
        {
          id: 'name-too-long',
          term: errorCatalogue.name_too_long.message,
          text: `A name can have up to ${maxNameCharacters} characters.`,
        },
        {
          id: 'password-refused',
          term: errorCatalogue.password_too_long.message,
          text: 'Choose a shorter one.',
        },
        {
          id: 'delete-failed',
          term: errorCatalogue.delete_failed.message,
          text: 'Your account has not changed. Try again, or write to us and we will delete it for you.',
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
          text: 'An error uses no credit. Only a finished summary that has passed its checks uses one.',
        },
        blocks: [{ kind: 'terms', items: analysisTerms(policy) }],
      },
      creditErrors,
      signInErrors,
    ],
  }
}
