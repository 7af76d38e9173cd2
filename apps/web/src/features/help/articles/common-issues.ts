import { countOf, fileLimitMegabytes } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

function afterManyLeft(most: number | null): string {
  if (most === null) return ''
  return ` After ${countOf(most, 'run')} left early in a day, or failed after the first points, a further one uses its credit as soon as its first part is finished.`
}

export function commonIssues({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'troubleshooting',
    slug: 'common-issues',
    title: 'Common issues',
    description: 'Scans, passwords, missing mails and empty files',
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
        side: { example: 'formats', text: 'The six kinds that can be read.' },
        blocks: [
          {
            kind: 'list',
            items: [
              `It is larger than ${fileLimitMegabytes(policy)} MB. Leave out pictures or split it, or paste the part you need.`,
              'It is a Word file protected by a password. Open it where you can, and save a copy without one. An encrypted PDF asks for its password here.',
              'It is of another kind than its name says. Renaming a picture to .pdf does not make it one; it goes in as “Photo of a page”.',
              'It was cut off on the way. Download or export it again.',
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
        title: 'Pages are shown as unread',
        side: { example: 'coverage', text: 'What the result says of a page that stayed unread.' },
        blocks: [
          {
            kind: 'text',
            text: 'Such a page holds a picture in which no text could be recognized: a photo without words, handwriting, or a scan that is too faint. Before anything is sent you are told which pages are missing. Choose “Summarize anyway” to go on with the rest, or another document to stop.',
          },
          {
            kind: 'text',
            text: 'A sharper scan or photo often helps: 300 dots an inch, straight, dark letters on a light ground. Text in English, German, French, Spanish, Italian and Portuguese is recognized. You can also open the page in the list and type what stands on it.',
          },
        ],
      },
      {
        id: 'slow',
        title: 'The analysis takes long',
        side: { example: 'stages', text: 'Where the time goes.' },
        blocks: [
          {
            kind: 'text',
            text: 'Long documents are read in parts; the bar shows which one. Keep the page open. One analysis runs at a time in an account: if another window is busy, wait until it is done.',
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
            text: `If you cancel, reload or leave before the first points appear, the analysis stops and nothing is charged. After that the server finishes it and its credit is used.${afterManyLeft(policy.abandonedRunsPerDay)} Choose Try Again with the same document: if it had been charged, the repeat is free.`,
          },
          {
            kind: 'text',
            text: 'What you typed or pasted stays in the tab and survives a reload; it goes when you close the tab or sign out. A finished summary with its questions stays under My documents on the Dashboard, in this browser, until you delete it.',
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
              'It was a private window, or keeping was turned off. The summary then stayed in its tab.',
              'The browser gives no storage, or the device is full: the result says so, and the summary goes with its tab. Export it first.',
              'The data of this site was cleared, by you or by a browser short of room.',
              'Another tab still runs an older version of Precis. Close that tab, then reload the page.',
            ],
          },
        ],
      },
      {
        id: 'no-mail',
        title: 'No mail arrives',
        blocks: [
          {
            kind: 'list',
            items: [
              'Look in the spam folder, and check the address for a slip of the finger.',
              'Wait a minute, then sign up again with the same address: the mail is sent once more. After a sign-in with the right password, “Send the verification email again” does the same.',
              'Links in mails work for an hour: one that verifies an address works once, one that resets a password until you save a new one. Use the newest one.',
              'If you already have a verified account, signing up again sends nothing. Use “Forgot your password?”.',
            ],
          },
        ],
      },
      {
        id: 'payment-missing',
        title: 'A payment does not show',
        side: { text: 'A pack is granted once for each payment. Trying again cannot count twice.' },
        blocks: [
          {
            kind: 'text',
            text: 'Open the success page again from the history of your browser and choose Try Again, or wait: the payment provider also tells the server by itself. If the credits are still missing after an hour, write to us with the day and the amount.',
          },
          { kind: 'mail', before: 'Still stuck?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
