import { errorCatalogue, fileMessages } from '@precis/domain'
import type { HelpArticle } from '../model/article.ts'

export function errorMessages(): HelpArticle {
  return {
    category: 'troubleshooting',
    slug: 'error-messages',
    title: 'Error messages',
    description: 'Each message and what to do next',
    keywords: ['error', 'failed', 'invalid', 'corrupted', 'timeout', 'session', 'credentials'],
    sections: [
      {
        title: 'Upload errors',
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: fileMessages.too_big,
                text: 'The file is over the limit. Split it, save it with smaller pictures, or paste its text.',
              },
              {
                term: fileMessages.wrong_type,
                text: 'The format is not supported. Save the document as PDF or DOCX and try again.',
              },
              {
                term: fileMessages.bad_pdf,
                text: 'The file is damaged or is not a PDF. Download or export it again. For Word files the same message names DOCX.',
              },
            ],
          },
        ],
      },
      {
        title: 'Analysis errors',
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: fileMessages.no_text,
                text: 'Nothing could be read: the file is empty, or it holds pictures only. Run text recognition on it first.',
              },
              {
                term: errorCatalogue.provider_timeout.message,
                text: 'The analysis took too long or gave nothing usable. No credit was used. Try again in a moment.',
              },
              {
                term: fileMessages.unreadable,
                text: 'Processing failed while the file was being opened. Remove the password, or save a fresh copy.',
              },
              {
                term: errorCatalogue.analysis_running.message,
                text: 'Your account has an analysis open, perhaps in another window. Wait for it to end.',
              },
              {
                term: errorCatalogue.limit_reached.message,
                text: 'Your credits are used up. Another pack adds to what you have.',
              },
            ],
          },
        ],
      },
      {
        title: 'Sign-in errors',
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Invalid login credentials',
                text: 'Address and password do not belong together. Type them again, or use “Forgot your password?”.',
              },
              {
                term: errorCatalogue.unauthorized.message,
                text: 'You were away for long, or signed out elsewhere. Sign in again and repeat the last step.',
              },
              {
                term: 'Email not confirmed',
                text: 'The account is not verified yet. Follow the link in the mail you were sent at sign-up.',
              },
            ],
          },
          {
            kind: 'text',
            text: 'An error never uses a credit: one is taken only with a finished summary.',
          },
          { kind: 'mail', before: 'A message that is not listed here?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
