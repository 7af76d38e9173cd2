import type { HelpArticle } from '../model/article.ts'

export function complexityScoring(): HelpArticle {
  return {
    category: 'features',
    slug: 'complexity-scoring',
    title: 'Complexity scoring',
    description: 'What the 0 to 100 score means',
    keywords: [
      'complexity',
      'score',
      'readability',
      'simple',
      'moderate',
      'complex',
      'difficulty',
      'reading time',
    ],
    sections: [
      {
        id: 'meaning',
        title: 'What the score means',
        blocks: [
          {
            kind: 'text',
            text: 'One number, from 0 to 100, tells you how hard the original is to read. It describes the source document, not your summary. Long sentences, long words, legal wording, defined terms and cross-references raise it. Short sentences and everyday words lower it.',
          },
        ],
      },
      {
        id: 'bands',
        title: 'The three bands',
        side: {
          text: 'The tall marks at 30 and 70 separate the bands. The pin shows the document.',
        },
        blocks: [
          {
            kind: 'ruler',
            value: 58,
            caption: 'A score of 58 is in the moderate band.',
          },
          {
            kind: 'terms',
            items: [
              { term: 'Simple, 0 to 30', text: 'Most people can read the original without help.' },
              {
                term: 'Moderate, 31 to 70',
                text: 'Read the summary first, then check the cited sentences.',
              },
              {
                term: 'Complex, 71 to 100',
                text: 'Take your time with the original. Consider asking a specialist about anything listed under Risks.',
              },
            ],
          },
        ],
      },
      {
        id: 'computed',
        title: 'How it is worked out',
        side: { text: 'The same text always gets the same score. No AI model is involved.' },
        blocks: [
          {
            kind: 'text',
            text: 'A fixed formula in your browser measures the first 200,000 characters of the text: words per sentence, letters per word, the share of long and legal words, and how often it refers to a clause, section or defined term. Nothing is sent.',
          },
        ],
      },
      {
        id: 'limits',
        title: 'What it does not say',
        blocks: [
          {
            kind: 'list',
            items: [
              'Whether the content is right, fair or important. A plain sentence can hide a hard bargain.',
              'How good the summary is. Use the citations for that.',
              'Much about very short texts. A few lines are too short to measure well.',
            ],
          },
        ],
      },
      {
        id: 'reading-time',
        title: 'Reading time',
        blocks: [
          {
            kind: 'text',
            text: 'A separate figure: the number of words divided by 200 a minute, rounded up. It is the time for the original, not for the summary.',
          },
        ],
      },
    ],
  }
}
