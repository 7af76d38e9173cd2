import { fileLimitMegabytes } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

export function commonIssues({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'troubleshooting',
    slug: 'common-issues',
    title: 'Common issues',
    description: 'Scans, passwords, missing mails and empty files',
    keywords: ['problem', 'scan', 'password', 'empty', 'slow', 'mail', 'verify', 'stuck', 'unread'],
    sections: [
      {
        title: 'The file is not accepted',
        blocks: [
          {
            kind: 'list',
            items: [
              `It is larger than ${fileLimitMegabytes(policy)} MB. Leave out pictures or split it, or paste the part you need.`,
              'It is protected by a password. Open it where you can, and save a copy without one.',
              'It is of another kind than its name says. Renaming a picture to .pdf does not make it one.',
              'It was cut off on the way. Download or export it again.',
            ],
          },
        ],
      },
      {
        title: 'Pages are shown as unread',
        blocks: [
          {
            kind: 'text',
            text: 'Such a page holds a picture of text rather than text. Before a credit is used you are told which pages are missing, and may go on with the rest or stop. Run the file through the text recognition of your scanner or PDF program, then upload it again.',
          },
        ],
      },
      {
        title: 'The analysis takes long',
        blocks: [
          {
            kind: 'text',
            text: 'Long documents are read in parts; the bar shows which one. Keep the page open. If you leave before the first points appear, the analysis stops and nothing is charged. After that it is finished and uses its credit; the same document can then be sent again without another.',
          },
          {
            kind: 'text',
            text: 'One analysis runs at a time in an account. If another window is busy, wait until it is done.',
          },
        ],
      },
      {
        title: 'No mail arrives',
        blocks: [
          {
            kind: 'list',
            items: [
              'Look in the spam folder, and check the address for a slip of the finger.',
              'Wait a few minutes, then sign up again with the same address: the mail is sent once more.',
              'Links in mails work once and expire. Use the newest one.',
            ],
          },
        ],
      },
      {
        title: 'A payment does not show',
        blocks: [
          {
            kind: 'text',
            text: 'Open the success page again from the history of your browser, or wait: the payment provider also tells the server by itself. A pack is granted once for each payment, so trying again cannot count twice. If the credits are still missing after an hour, write to us.',
          },
          { kind: 'mail', before: 'Still stuck?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
