import type { HelpArticle } from '../model/article.ts'

export function installingTheApp(): HelpArticle {
  return {
    category: 'getting-started',
    slug: 'installing-the-app',
    title: 'Installing the app',
    description: 'Precis in a window of its own',
    keywords: [
      'install',
      'app',
      'application',
      'home screen',
      'desktop',
      'phone',
      'share',
      'open with',
      'offline',
      'uninstall',
    ],
    sections: [
      {
        id: 'installing',
        title: 'Install it',
        side: { text: 'The app is this website in its own window. You don’t need an app store.' },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'Chrome and Edge on a computer',
                text: 'Choose the install icon in the address bar, or Install in the browser menu.',
              },
              {
                term: 'Android',
                text: 'Open the browser menu and choose Install app or Add to Home screen.',
              },
              {
                term: 'iPhone and iPad',
                text: 'Open the share menu in Safari and choose Add to Home Screen.',
              },
              {
                term: 'Safari on a Mac',
                text: 'Open the File menu and choose Add to Dock.',
              },
            ],
          },
          {
            kind: 'text',
            text: 'The app uses the same account and credits. Some systems give it separate storage, so documents kept in the browser may not appear in it. To remove the app, uninstall it like any other.',
          },
        ],
      },
      {
        id: 'opening-files',
        title: 'Open files with it',
        blocks: [
          {
            kind: 'text',
            text: 'Where the system supports it, the installed app is offered under Open with for PDF and DOCX files, and in the share menu of other apps. The file then waits on the Dashboard. Nothing is sent, and no credit is used, until you choose Summarize.',
          },
        ],
      },
      {
        id: 'offline-use',
        title: 'Without a connection',
        blocks: [
          {
            kind: 'text',
            text: 'The app and the website open without a connection once you have used them. You can read finished documents and try a short document on the home page. New summaries, answers and exports need a connection.',
          },
          {
            kind: 'see',
            before: 'Finding finished documents:',
            path: 'features/my-documents',
          },
        ],
      },
    ],
  }
}
