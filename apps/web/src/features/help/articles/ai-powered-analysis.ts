import type { HelpArticle, HelpFacts } from '../model/article.ts'

function whoReads(engine: string): string {
  return engine === 'embedded'
    ? 'On this site the text is read by the engine built into the server. It picks out and orders the sentences that matter; it does not pass your text to another company.'
    : `On this site the text is read by an AI model, ${engine}, which the operator of the site has chosen. Your text is sent to the provider of that model for the analysis.`
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
    ],
    sections: [
      {
        title: 'From file to summary',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Your browser opens the file and extracts its text. The file itself is not uploaded.',
              'The text is sent to the server and read whole; a long one in parts, which are then brought together.',
              'Each point is tied to the words it rests on, and what cannot be tied is marked.',
            ],
          },
          { kind: 'text', text: whoReads(engine) },
        ],
      },
      {
        title: 'What comes back',
        blocks: [
          {
            kind: 'list',
            items: [
              'Document Type and Main Purpose',
              'Summary and Key Points',
              'Conclusions & Recommendations',
              'Critical Details, such as amounts, dates and deadlines',
              'Risks, each with a severity',
              'How much of the document was read',
            ],
          },
        ],
      },
      {
        title: 'How citations are checked',
        blocks: [
          {
            kind: 'text',
            text: 'A citation is a place in your document, not a retelling. Before it is shown, a program compares it with the text, letter by letter; one that does not match is thrown away. Points left without a citation are shown as not verified, and so are points with a figure or a name that their source does not contain.',
          },
          {
            kind: 'text',
            text: 'This tells you where a point comes from. It cannot tell you that the point was understood rightly. Follow the citation and read the sentence when something depends on it.',
          },
        ],
      },
      {
        title: 'What it is not',
        blocks: [
          {
            kind: 'text',
            text: 'A summary is a reading aid. It is not legal, medical or financial advice, and it may miss what an expert would see.',
          },
        ],
      },
    ],
  }
}
