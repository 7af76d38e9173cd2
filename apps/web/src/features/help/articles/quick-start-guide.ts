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
        title: 'Open an account',
        side: {
          example: 'price',
          text: 'One payment, no subscription. An account alone costs nothing.',
        },
        blocks: [
          {
            kind: 'steps',
            items: [
              `Choose Sign In, then “Don't have an account? Sign up”. Give your email address and a password of at least ${policy.passwordMinLength} characters.`,
              'Open the mail that arrives and follow its link. You cannot sign in before your address is confirmed.',
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
          text: 'The stages and how far along each one is. The page you are on stays open meanwhile.',
        },
        blocks: [
          {
            kind: 'steps',
            items: [
              'On the Dashboard, choose what the document is. General suits anything; the other modes know what to look for in their own kind.',
              `Drop a file of up to ${limit} MB on the page, or choose one: the analysis starts. Or choose Photo of a page, or switch to Paste Text and paste; then choose Summarize.`,
              'Watch it work. If pages could not be read you are asked before anything is sent; otherwise it goes on by itself.',
            ],
          },
        ],
      },
      {
        id: 'reading',
        title: 'Read it beside the original',
        side: {
          example: 'chips',
          text: 'A citation, the one you are looking at, and a point that has none.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'The summary stands beside the text it came from; on a phone, one tab away. The small marks at the points are citations. Choose one and the source moves to that sentence and highlights it.',
          },
          {
            kind: 'text',
            text: 'A point whose source could not be found says so. Check it before you rely on it.',
          },
          {
            kind: 'text',
            text: 'Then ask a question in the field under the summary. Answers come from the document alone.',
          },
        ],
      },
      {
        id: 'keeping',
        title: 'Keep what you need',
        blocks: [
          {
            kind: 'text',
            text: 'A finished document stays in this browser under My documents, with its summary, questions and notes. Starting another one, closing the tab or losing the connection takes nothing away, and opening it again uses no credit. You find it on the Dashboard, and in the narrow column beside an open document. The server keeps neither text nor summary, so another device has none of it.',
          },
          {
            kind: 'text',
            text: `Smart Export writes the summary in one of ${exportFormats.length} formats, from a brief to an email, to copy, download or save as a Word, PDF or other file; where your device has a share sheet, you can share it too. The file is made on your device, its footnotes name page and quote, and its last line says how much was read. What you exported last is two clicks away.`,
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
