import type { HelpArticle, HelpFacts } from '../model/article.ts'

function provider(engine: string): string {
  return engine === 'embedded'
    ? 'On this site the analysis runs on the server itself. No AI provider receives your text.'
    : `On this site the analysis uses the model ${engine}. Its provider receives the text and handles it under its own terms.`
}

export function dataPrivacy({ engine, policy }: HelpFacts): HelpArticle {
  return {
    category: 'security',
    slug: 'data-privacy',
    title: 'Data privacy',
    description: 'Where your text goes, and where it does not',
    keywords: [
      'privacy',
      'data',
      'security',
      'encryption',
      'storage',
      'gdpr',
      'ccpa',
      'soc 2',
      'iso 27001',
      'delete',
    ],
    sections: [
      {
        id: 'document',
        title: 'What happens to a document',
        side: { example: 'privacy', text: 'The way of a document, in three lines.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Processing in the browser',
                text: 'Your browser opens the file or photo and extracts its text. The file never leaves your device. Neither does the password of an encrypted PDF, which is not kept anywhere.',
              },
              {
                term: 'Analysis',
                text: `The extracted text is sent to the server, and again with each question. ${provider(engine)}`,
              },
              {
                term: 'Hiding names',
                text: 'Turn on “Hide names before sending” on the Dashboard. Names, companies, addresses, email addresses, telephone, account, card and ID numbers are then found on your device and replaced by placeholders such as [Person 1]. You look over what was found, let things through or mark more words, and can read the exact text before it goes. Questions, titles and exports are treated alike. The details return in what you read and export. No search finds everything: look it over.',
              },
              {
                term: 'What left this device',
                text: 'Under each summary, “What left this device” lists every call about the document with its exact text, its receiver, its time and its size. The list stays with the document in this browser.',
              },
              {
                term: 'The try-out',
                text: 'What you try on the front page is read and summarized on your device. None of it is sent.',
              },
              {
                term: 'No server storage',
                text: 'Text, summary, questions and answers are held in memory while they are worked on, the text for some minutes more so that questions are answered quickly. They are not written to the database or the logs.',
              },
              {
                term: 'Deletion',
                text: 'The server stores no documents, so there is nothing to delete there. To delete a document from this browser, go to My documents on the Dashboard, open its menu and choose Delete. “Delete all documents” is under Manage, below the list.',
              },
            ],
          },
        ],
      },
      {
        id: 'stored',
        title: 'What is stored',
        side: {
          text: 'A keyed hash is a fingerprint: it recognizes the same text again, and the text cannot be read back from it.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'Your account: email address, name if you give one, and a hash of your password.',
              'Payments and credits: amounts, states and times.',
              'For each analysis: keyed hashes of the text and its summaries, its size, the mode, the engine, counts and times. Where an AI provider is used: how much was sent to it on each day.',
            ],
          },
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        side: {
          text: 'On a shared computer, turn off keeping under My documents on the Dashboard, or remove everything when you sign out.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'Each finished document stays in this browser under My documents, with its text, summary, questions, the list of what was sent and the text of another version that you compared it with, until you delete it or your account, or clear the data of this site. The file itself is kept only if you say so: for one document with “Keep the file too” under its summary, for all PDFs and photos under Manage. A file that a password opens is never kept. Opening it again uses no credit and needs no connection. When you sign out you choose whether your documents stay.',
          },
          {
            kind: 'text',
            text: 'They are encrypted with a key for your account that lies in the same browser. Other accounts that sign in here cannot open them, and who searches the disk finds no words. Whoever can use your browser profile or copy it whole, an extension that may read this site, and harmful software still could.',
          },
          {
            kind: 'text',
            text: 'The tab keeps what you paste and a document that is not finished, so that a reload loses nothing. Closing the tab or signing out removes them. A document that you try before you have an account waits encrypted in its tab for up to two hours; only that tab has its key. Beyond the tab, the browser keeps your sign-in, the chosen theme, whether names are hidden before sending, whether single keys act as shortcuts, how the screen beside a document is divided and which kind of file you exported last.',
          },
        ],
      },
      {
        id: 'protection',
        title: 'Protection',
        side: { text: 'What is not so is not claimed: no end-to-end encryption, no certificates.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Encryption',
                text: 'An address that begins with https encrypts your text on its way. The server must read it to analyze it, so this is not end-to-end encryption. The server stores no documents, so it has no copy to encrypt; those that your browser keeps are encrypted there.',
              },
              {
                term: 'Access control',
                text: 'Database rules let an account read its own records only, and change nothing in them but its name.',
              },
              {
                term: 'Certifications',
                text: 'SOC 2 Type II and ISO 27001 are held by organizations, not by software. Ask the operator of this site which they hold.',
              },
            ],
          },
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        blocks: [
          {
            kind: 'text',
            text: 'Under GDPR and CCPA you may see, correct and delete your data. In Settings you can download all that is stored about you as one file, change your name and delete the account. For another address or anything else, write to us.',
          },
        ],
      },
      {
        id: 'tips',
        title: 'What you can do',
        blocks: [
          {
            kind: 'list',
            items: [
              `Use a password of your own for Precis, longer than the required ${policy.passwordMinLength} characters.`,
              'Sign out on shared computers.',
              'Hide names before sending, or take out what the summary does not need.',
              'Ask whether you may share a document that is not yours.',
            ],
          },
          { kind: 'mail', before: 'A question about your data?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
