import type { HelpArticle, HelpFacts } from '../model/article.ts'

function whoReads(engine: string): string {
  return engine === 'embedded'
    ? 'On this site the text is read by the engine built into the server. It finds the sentences that matter and quotes them, shortened where they are long; it does not reword. Your text is not passed to another company.'
    : `On this site the text is read by an AI model, ${engine}, which the operator of the site has chosen. It writes the points in plain language. Your text is sent to the provider of that model for the analysis.`
}

export function aiPoweredAnalysis({ engine }: HelpFacts): HelpArticle {
  return {
    category: 'features',
    slug: 'ai-powered-analysis',
    title: 'AI-powered analysis',
    description: 'How points are found, cited and checked',
    keywords: [
      'ai',
      'summary',
      'citations',
      'key points',
      'conclusions',
      'model',
      'source',
      'page',
      'verified',
    ],
    sections: [
      {
        id: 'steps',
        title: 'From file to summary',
        side: {
          example: 'privacy',
          text: 'What goes where. The file itself is not uploaded.',
        },
        blocks: [
          {
            kind: 'steps',
            items: [
              'Your browser opens the file and extracts its text.',
              'The text is sent to the server and read whole; a long one in parts, which are then brought together.',
              'Each point is tied to the words it rests on, and what cannot be tied is marked.',
            ],
          },
          { kind: 'text', text: whoReads(engine) },
        ],
      },
      {
        id: 'contents',
        title: 'What comes back',
        blocks: [
          {
            kind: 'list',
            items: [
              'Document Type and Main Purpose',
              'Reading time and complexity of the original',
              'Summary and Key Points',
              'Conclusions & Recommendations',
              'Critical Details, such as amounts, dates and deadlines',
              'Risks, each with a severity',
              'How much of the document was read',
            ],
          },
          {
            kind: 'text',
            text: 'A section for which the document has nothing is left out rather than filled.',
          },
        ],
      },
      {
        id: 'citations',
        title: 'How citations are checked',
        side: {
          example: 'quote',
          text: 'Yellow is kept for one thing: words of your document. A sample lease written for this page.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'A citation is a place in your document, not a retelling. Before it is shown, a program looks the words up in the text you sent. Blanks, quotation marks and dashes may differ; words may not. A citation that is not found is thrown away.',
          },
          {
            kind: 'text',
            text: 'Follow a citation and its sentence is highlighted in the document. A PDF or a photo is shown page by page as it looks, with the same sentence marked on it, as long as its file is open in this tab or kept with the document; “Text” shows its text instead. The pages are drawn on your device.',
          },
        ],
      },
      {
        id: 'not-verified',
        title: 'Points that are not verified',
        side: { example: 'chips', text: 'The dashed mark says that there is no place to show.' },
        blocks: [
          {
            kind: 'text',
            text: 'A point left without a citation is shown as not verified. So is one with a figure or a name that its source does not contain. Precis does not hide such points, since they may be right; it tells you which ones to look up yourself.',
          },
        ],
      },
      {
        id: 'limits',
        title: 'What it is not',
        blocks: [
          {
            kind: 'text',
            text: 'A citation tells you where a point comes from. It cannot tell you that the point was understood rightly, or that nothing was missed. A summary is a reading aid, not legal, medical or financial advice. Follow the citation and read the sentence when something depends on it.',
          },
        ],
      },
    ],
  }
}
