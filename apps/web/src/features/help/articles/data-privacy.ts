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
        side: { example: 'privacy', text: 'Where your document goes, in three lines.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Processing in the browser',
                text: 'Your browser opens the file or photo and extracts its text. The file never leaves your device. Neither does the password of an encrypted PDF, which is never saved.',
              },
              {
                term: 'Analysis',
                text: `The extracted text is sent to the server, and again with each question. ${provider(engine)}`,
              },
              {
                term: 'Hiding names',
                text: 'Turn on “Hide names before sending” on the Dashboard. Names, companies, addresses, email addresses, and phone, account, card and ID numbers are then found on your device and replaced with placeholders such as [Person 1]. You check what was found, unhide details or mark more words, and can read the exact text before it is sent. Questions, titles and exports are handled the same way. The details are put back in what you read and export. No search finds everything, so check the text yourself.',
              },
              {
                term: 'What left this device',
                text: 'Below each summary, “What left this device” lists every request about the document with its exact text, recipient, time and size. The list stays with the document in this browser.',
              },
              {
                term: 'Trying it on the home page',
                text: 'A document you try on the home page is read and summarized on your device. Nothing is sent.',
              },
              {
                term: 'No server storage',
                text: 'The text, summary, questions and answers are held in memory while they are being worked on. The text stays there for a few more minutes so that questions can be answered quickly. None of it is written to the database or the logs.',
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
          text: 'A keyed hash is a fingerprint. It recognizes the same text again, but the text cannot be recovered from it.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'Your account: your email address, your name if you give one, and a hash of your password.',
              'Payments and credits: amounts, statuses and times.',
              'For each analysis: keyed hashes of the text and its summaries, its size, the mode, the engine, counts and times. If an AI provider is used: how much was sent to it each day.',
            ],
          },
        ],
      },
      {
        id: 'browser',
        title: 'What your browser keeps',
        side: {
          text: 'On a shared computer, turn off saving under My documents on the Dashboard, or delete everything when you sign out.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'Each finished document stays in this browser under My documents until you delete it or your account, or clear this site’s data. It is kept with its text, summary, questions, the list of what was sent, and the text of any version you compared it with. The file itself is kept only if you choose to: for one document with “Keep the file too” below its summary, or for all PDFs and photos under Manage. A file with a password is never kept. Opening it again uses no credit and needs no connection. When you sign out, you choose whether your documents stay.',
          },
          {
            kind: 'text',
            text: 'They are encrypted with a key that stays in the same browser and belongs to your account. Other accounts that sign in here cannot open them, and their text cannot be found by searching the disk. They could still be read by anyone who can use or copy your whole browser profile, by an extension that can read this site, or by malware.',
          },
          {
            kind: 'text',
            text: 'The tab keeps what you paste and a document that is not finished, so that a reload loses nothing. Closing the tab or signing out removes them. A document that you try before you have an account waits, encrypted, in its tab for up to two hours. Only that tab has its key. The browser itself keeps your sign-in, the theme you chose, whether names are hidden before sending, whether single-key shortcuts are on, the width of the document pane, and the kind of file you exported last.',
          },
        ],
      },
      {
        id: 'protection',
        title: 'Protection',
        side: { text: 'We claim only what is true: no end-to-end encryption, no certificates.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Encryption',
                text: 'At an https address, your text is encrypted in transit. The server must read it to analyze it, so this is not end-to-end encryption. The server stores no documents, so it has no copy to encrypt. Documents kept in your browser are encrypted there.',
              },
              {
                term: 'Access control',
                text: 'Database rules let an account read only its own records and change only its own name.',
              },
              {
                term: 'Certifications',
                text: 'SOC 2 Type II and ISO 27001 are certifications of organizations, not software. Ask the operator of this site which ones they hold.',
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
            text: 'Under GDPR and CCPA you can see, correct and delete your data. In Settings you can download everything stored about you, change your name and delete your account. To change your email address or for anything else, write to us.',
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
              `Use a unique password for Precis, longer than the required ${policy.passwordMinLength} characters.`,
              'Sign out on shared computers.',
              'Hide names before sending, or remove anything the summary does not need.',
              'Make sure you are allowed to share a document that is not yours.',
            ],
          },
          { kind: 'mail', before: 'A question about your data?', label: 'Contact Support' },
        ],
      },
    ],
  }
}
