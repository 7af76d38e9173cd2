import { countOf, exportFormats, fileLimitMegabytes, formatPrice } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

export function quickStartGuide({ policy }: HelpFacts): HelpArticle {
  const limit = fileLimitMegabytes(policy)
  return {
    category: 'getting-started',
    slug: 'quick-start-guide',
    title: 'Quick start guide',
    description: 'From file to summary in a few minutes',
    keywords: ['start', 'begin', 'sign up', 'account', 'upload', 'first', 'paste', 'tutorial'],
    sections: [
      {
        id: 'account',
        title: 'Create an account',
        side: {
          example: 'price',
          text: 'One payment, no subscription. Creating an account is free.',
        },
        blocks: [
          {
            kind: 'steps',
            items: [
              `Choose Sign In, then “Don't have an account? Sign up”. Enter your email address and a password of at least ${policy.passwordMinLength} characters.`,
              'Open the email we send you and follow the link. You can sign in once your address is confirmed.',
              `Get a Document Pack: ${formatPrice(policy.packPriceCents)} for ${countOf(policy.packDocuments, 'document summary', 'document summaries')}. Each summary uses one credit.`,
            ],
          },
        ],
      },
      {
        id: 'first-summary',
        title: 'Make the first summary',
        side: {
          example: 'stages',
          text: 'The stages and how far along each one is. Keep the page open until it is done.',
        },
        blocks: [
          {
            kind: 'steps',
            items: [
              'On the Dashboard, choose the kind of document. General works for anything. The other modes know what to look for in their kind of document.',
              `Drop a file of up to ${limit} MB on the page, or choose one, and the analysis starts. You can also choose Photo of a page, or switch to Paste Text, and then choose Summarize.`,
              'Watch the progress. If some pages could not be read, you are asked before anything is sent.',
            ],
          },
        ],
      },
      {
        id: 'reading',
        title: 'Read it next to the original',
        side: {
          example: 'chips',
          text: 'A citation, the one you are looking at, and a point that has none.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'The summary is shown next to its source, or on a phone, one tab away. The small marks next to the points are citations. Choose one, and the source scrolls to that sentence and highlights it.',
          },
          {
            kind: 'text',
            text: 'If no source was found for a point, it says so. Check it before you rely on it.',
          },
          {
            kind: 'text',
            text: 'You can also ask a question in the field below the summary. Answers come only from the document.',
          },
        ],
      },
      {
        id: 'keeping',
        title: 'Keep what you need',
        blocks: [
          {
            kind: 'text',
            text: 'A finished document stays in this browser under My documents, with its summary, questions and notes. It is still there after you start another document, close the tab or lose the connection. Opening it again uses no credit. You will find it on the Dashboard and in the narrow column next to an open document. The server does not keep the text or the summary, so it is not available on other devices.',
          },
          {
            kind: 'text',
            text: `Smart Export writes the summary in one of ${exportFormats.length} formats, from a brief to an email, which you can copy, download or save as a Word, PDF or other file. Where your device has a share menu, you can share it too. The file is made on your device. Its footnotes give the page and quote, and its last line says how much was read. Your last export format is two clicks away.`,
          },
          {
            kind: 'see',
            before: 'Which files can be read:',
            path: 'getting-started/supported-document-types',
          },
        ],
      },
    ],
  }
}
