import type { HelpArticle, HelpFacts } from '../model/article.ts'

function howRated(engine: string): string {
  return engine === 'embedded'
    ? 'On this site fixed rules set the level: in a contract by the kind of clause, elsewhere by the words of the sentence.'
    : `On this site the model, ${engine}, sets the level. Where it gives none, Medium is assumed.`
}

export function riskDetection({ engine }: HelpFacts): HelpArticle {
  return {
    category: 'features',
    slug: 'risk-detection',
    title: 'Risk detection',
    description: 'What counts as high, medium and low',
    keywords: ['risk', 'severity', 'high', 'medium', 'low', 'warning', 'liability', 'danger'],
    sections: [
      {
        id: 'listed',
        title: 'What is listed',
        blocks: [
          {
            kind: 'text',
            text: 'The Risks section lists what could cost the reader money, time, rights or safety if overlooked: an automatic renewal, a short deadline, unlimited liability, a warning in a manual, or a weakness a report admits to.',
          },
          {
            kind: 'text',
            text: 'Each risk has a citation, like any other point. Read the sentence before you act on it.',
          },
        ],
      },
      {
        id: 'levels',
        title: 'The three levels',
        side: {
          example: 'risks',
          text: 'The level is always given in words. Color and bars only repeat it.',
        },
        blocks: [
          {
            kind: 'terms',
            items: [
              {
                term: 'High',
                text: 'Could do serious or lasting harm: open-ended cost, loss of a right, injury. Settle it before you sign or go on.',
              },
              {
                term: 'Medium',
                text: 'Matters, but can be managed if you know about it: a notice period to keep, a cost that may rise.',
              },
              {
                term: 'Low',
                text: 'Worth knowing: a small fee, a formality, something unlikely.',
              },
            ],
          },
          {
            kind: 'text',
            text: `${howRated(engine)} It is an estimate based only on the text. In your situation, a low risk may be a high one.`,
          },
        ],
      },
      {
        id: 'blind-spots',
        title: 'What it cannot see',
        side: {
          text: 'An empty list means that no risk was found in the text, not that there is none.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'What the document leaves out. A missing clause cannot be cited.',
              'What is on pages that could not be read. The result lists them.',
              'The law that applies to you, and whether a term would hold in court.',
            ],
          },
          {
            kind: 'text',
            text: 'For important decisions, ask a qualified professional.',
          },
          {
            kind: 'see',
            before: 'How hard the original is to read:',
            path: 'features/complexity-scoring',
          },
        ],
      },
    ],
  }
}
