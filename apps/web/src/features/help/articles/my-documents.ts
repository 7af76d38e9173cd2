import type { HelpArticle } from '../model/article.ts'

export function myDocuments(): HelpArticle {
  return {
    category: 'features',
    slug: 'my-documents',
    title: 'My documents',
    description: 'Find, keep and delete finished documents',
    keywords: [
      'my documents',
      'history',
      'list',
      'saved',
      'kept',
      'keep',
      'find',
      'search',
      'pin',
      'delete',
      'another device',
      'offline',
    ],
    sections: [
      {
        id: 'finding',
        title: 'Find a document again',
        blocks: [
          {
            kind: 'text',
            text: 'Every finished document is listed under My documents on the Dashboard, with its summary, questions and notes. Next to an open document the same list is one click away. Opening a document again uses no credit and works without a connection.',
          },
          {
            kind: 'text',
            text: 'Search looks through titles and text, and finds documents that contain all your words. Pin a document from its menu to keep it at the top.',
          },
        ],
      },
      {
        id: 'where-kept',
        title: 'Where they are kept',
        side: {
          text: 'On a shared computer, turn off saving under Manage, or delete everything when you sign out.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'Documents are kept in this browser only, encrypted for your account. They are not on the server, so they are not available on other devices or in other browsers. Export what you need elsewhere.',
          },
          {
            kind: 'text',
            text: 'The text is kept, not the file. To see the pages of a PDF or photo again, choose “Keep the file too” below its summary, or keep all of them under Manage.',
          },
          {
            kind: 'text',
            text: 'A browser may clear its data when the device runs out of space. Under Manage you can ask it not to. Private windows keep nothing after you close them.',
          },
        ],
      },
      {
        id: 'deleting',
        title: 'Delete documents',
        blocks: [
          {
            kind: 'list',
            items: [
              'One document: open its menu and choose Delete. Undo brings it back for a moment.',
              'All of them: choose Delete all documents under Manage, below the list.',
              'When you sign out, you choose whether your documents stay in this browser.',
            ],
          },
          {
            kind: 'see',
            before: 'What else the browser keeps:',
            path: 'security/data-privacy',
            anchor: 'browser',
          },
        ],
      },
    ],
  }
}
