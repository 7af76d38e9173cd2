import type { HelpArticle, HelpFacts } from '../model/article.ts'

function whoReads(engine: string): string {
  return engine === 'embedded'
    ? 'On this site the text is read by the engine built into the server. It finds the sentences that matter and quotes them, shortening long ones. It does not reword them. Your text is not passed to another company.'
    : `On this site the text is read by an AI model, ${engine}, chosen by the operator of the site. It writes the points in plain language. Your text is sent to the provider of that model for the analysis.`
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
              'The text is sent to the server and read in full. Long texts are read in parts, which are then combined.',
              'Each point is linked to the words behind it. Points that can’t be linked are marked.',
            ],
          },
          { kind: 'text', text: whoReads(engine) },
        ],
      },
      {
        id: 'contents',
        title: 'What you get',
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
            text: 'If the document has nothing for a section, the section is left out.',
          },
        ],
      },
      {
        id: 'citations',
        title: 'How citations are checked',
        side: {
          example: 'quote',
          text: 'Yellow marks words from your document and nothing else. A sample lease written for this page.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'A citation is an exact place in your document, not a paraphrase. Before it is shown, software looks up the words in the text you sent. Spaces, quotation marks and dashes may differ, but the words must match. A citation that cannot be found is dropped.',
          },
          {
            kind: 'text',
            text: 'When you follow a citation, its sentence is highlighted in the document. PDFs and photos are shown page by page with the sentence marked, as long as the file is open in this tab or kept with the document. “Text” shows the text instead. The pages are displayed on your device.',
          },
        ],
      },
      {
        id: 'not-verified',
        title: 'Points that are not verified',
        side: { example: 'chips', text: 'The dashed mark means there is no passage to show.' },
        blocks: [
          {
            kind: 'text',
            text: 'A point without a citation is shown as not verified. So is a point with a figure or name that is not in its source. Precis does not hide these points, because they may be right. It tells you which ones to check yourself.',
          },
        ],
      },
      {
        id: 'limits',
        title: 'What it is not',
        blocks: [
          {
            kind: 'text',
            text: 'A citation tells you where a point comes from. It cannot tell you that the point was understood correctly or that nothing was missed. A summary is a reading aid, not legal, medical or financial advice. When something depends on a point, follow the citation and read the sentence.',
          },
        ],
      },
    ],
  }
}
