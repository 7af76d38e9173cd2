import { fileLimitMegabytes, formatPrice } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'
import { countOf } from '../model/count-of.ts'

export function quickStartGuide({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'getting-started',
    slug: 'quick-start-guide',
    title: 'Quick start guide',
    description: 'From file to summary in a few minutes',
    keywords: ['start', 'begin', 'sign up', 'account', 'upload', 'first', 'paste', 'tutorial'],
    sections: [
      {
        title: 'Open an account',
        blocks: [
          {
            kind: 'steps',
            items: [
              `Choose Sign In, then “Don't have an account? Sign up”. Give your email address and a password of at least ${policy.passwordMinLength} characters.`,
              'Open the mail that arrives and follow its link. You cannot sign in before your address is confirmed.',
              `Get a Document Pack: ${formatPrice(policy.packPriceCents)} for ${countOf(policy.packDocuments, 'document summary', 'document summaries')}. An account is free; a summary uses one credit.`,
            ],
          },
        ],
      },
      {
        title: 'Make the first summary',
        blocks: [
          {
            kind: 'steps',
            items: [
              'On the Dashboard, choose what the document is: General suits anything, the other modes know what to look for in their own kind.',
              `Drop a file of up to ${fileLimitMegabytes(policy)} MB on the page, or choose one; the analysis starts. Or switch to Paste Text, paste, and choose Summarize.`,
              'Watch it work. The bar names each stage as it happens. You can read the first points before the last ones are written.',
            ],
          },
        ],
      },
      {
        title: 'Read it beside the original',
        blocks: [
          {
            kind: 'text',
            text: 'The summary stands beside the text it came from. The small marks at the points are citations: choose one and the source moves to that sentence and highlights it. A point whose source could not be found is marked as not verified. Check it before you rely on it.',
          },
          {
            kind: 'text',
            text: 'Then ask a question under the summary, or choose Smart Export to turn it into a brief, a report, slides, an email, an action plan or notes.',
          },
          {
            kind: 'text',
            text: 'The summary is not kept on the server. Export what you want to keep before you start another document.',
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
