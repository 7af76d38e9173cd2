import { countOf, fileLimitMegabytes } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

function afterManyLeft(most: number | null): string {
  if (most === null) return ''
  return ` After ${countOf(most, 'run')} in a day that you left early or that failed after the first points, the next one uses its credit as soon as its first part is finished.`
}

export function commonIssues({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'troubleshooting',
    slug: 'common-issues',
    title: 'Common issues',
    description: 'Scans, passwords, missing emails and empty files',
    keywords: [
      'problem',
      'scan',
      'password',
      'empty',
      'slow',
      'mail',
      'verify',
      'stuck',
      'unread',
      'interrupted',
      'reload',
      'payment',
    ],
    sections: [
      {
        id: 'file-refused',
        title: 'The file is not accepted',
        side: { example: 'formats', text: 'The most common kinds that can be read.' },
        blocks: [
          {
            kind: 'list',
            items: [
              `It is larger than ${fileLimitMegabytes(policy)} MB. Remove images, split it, or paste the part you need.`,
              'It is a Word file with a password. Open it in Word and save a copy without one. Encrypted PDFs can be opened here with their password.',
              'It is not the kind of file its name says. Renaming an image to .pdf does not make it a PDF. Use “Photo of a page” instead.',
              'The download was incomplete. Download or export it again.',
            ],
          },
          {
            kind: 'see',
            before: 'What each message means:',
            path: 'troubleshooting/error-messages',
            anchor: 'upload-errors',
          },
        ],
      },
      {
        id: 'unread-pages',
        title: 'Some pages could not be read',
        side: {
          example: 'coverage',
          text: 'What the result says about a page that could not be read.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'These pages contain an image in which no text could be recognized, such as a photo without words, handwriting or a faint scan. Before anything is sent, you are told which pages are missing. Choose “Summarize anyway” to continue with the rest, or choose another document.',
          },
          {
            kind: 'text',
            text: 'A sharper scan or photo often helps: 300 dpi, straight, with dark text on a light background. Text in English, German, French, Spanish, Italian and Portuguese is recognized. You can also open the page in the list and type in its text.',
          },
        ],
      },
      {
        id: 'slow',
        title: 'The analysis takes a long time',
        side: { example: 'stages', text: 'Where the time goes.' },
        blocks: [
          {
            kind: 'text',
            text: 'Long documents are read in parts, and the progress bar shows which one. Keep the page open. Only one analysis can run in an account at a time. If one is running in another window, wait until it is done.',
          },
        ],
      },
      {
        id: 'interrupted',
        title: 'It was interrupted',
        side: {
          text: `The same document is free to repeat for ${countOf(policy.freeRepeatHours, 'hour')} after an analysis that used a credit.`,
        },
        blocks: [
          {
            kind: 'text',
            text: `If you cancel, reload or leave before the first points appear, the analysis stops and nothing is charged. After that, the server finishes it and a credit is used.${afterManyLeft(policy.abandonedRunsPerDay)} Choose Try Again with the same document. If a credit was used, the repeat is free.`,
          },
          {
            kind: 'text',
            text: 'What you typed or pasted stays in the tab, even after a reload. It is gone when you close the tab or sign out. A finished summary with its questions stays under My documents on the Dashboard, in this browser, until you delete it.',
          },
        ],
      },
      {
        id: 'not-kept',
        title: 'A document is not under My documents',
        side: {
          text: 'Under Manage, below the list, you can ask the browser not to clear your documents.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'It was summarized in another browser, on another device or in another account. Each keeps its own.',
              'It was a private window, or saving was turned off. The summary then stayed only in its tab.',
              'The browser does not allow storage, or the device is full. The result tells you so, and the summary is gone when you close the tab. Export it first.',
              'This site’s data was cleared, by you or by the browser to free up space.',
              'Another tab is running an older version of Precis. Close that tab, then reload the page.',
            ],
          },
        ],
      },
      {
        id: 'no-mail',
        title: 'Didn’t get an email?',
        blocks: [
          {
            kind: 'list',
            items: [
              'Check your spam folder, and check the address for typos.',
              'Wait a minute, then sign up again with the same address to get another email. You can also sign in with the correct password and choose “Send the verification email again”.',
              'Links in emails work for one hour. A verification link works once, and a reset link works until you save a new password. Use the newest one.',
              'If you already have a verified account, signing up again sends nothing. Use “Forgot your password?”.',
            ],
          },
        ],
      },
      {
        id: 'payment-missing',
        title: 'A payment is missing',
        side: { text: 'Each payment grants one pack. Trying again never charges you twice.' },
        blocks: [
          {
            kind: 'text',
            text: 'Open the success page again from your browser history and choose Try Again, or wait. The payment provider also notifies the server directly. If the credits are still missing after an hour, write to us with the date and amount.',
          },
          { kind: 'mail', before: 'Still stuck?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
