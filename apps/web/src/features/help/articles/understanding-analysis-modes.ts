import { analysisModes, countOf, modeInfo } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

export function understandingAnalysisModes({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'getting-started',
    slug: 'understanding-analysis-modes',
    title: 'Understanding analysis modes',
    description: 'What each mode looks for, and when to choose it',
    keywords: ['mode', 'general', 'contract', 'report', 'technical', 'academic', 'summary', 'type'],
    sections: [
      {
        id: 'effect',
        title: 'What a mode changes',
        side: { example: 'sections', text: 'These sections are the same in every mode.' },
        blocks: [
          {
            kind: 'text',
            text: 'A mode tells the analysis what kind of document it is about to read. It shifts what counts as important: a notice period matters in a contract, a sample size in a paper. The sections of the summary stay the same, and so do the rules for citations.',
          },
          {
            kind: 'text',
            text: 'You choose the mode before the analysis. General is chosen unless you say otherwise.',
          },
        ],
      },
      {
        id: 'modes',
        title: 'The modes',
        blocks: [
          {
            kind: 'terms',
            items: analysisModes.map((mode) => ({
              term: modeInfo[mode].name,
              text: `${modeInfo[mode].looksFor}.`,
            })),
          },
        ],
      },
      {
        id: 'choosing',
        title: 'Which one to choose',
        side: {
          text: 'A wrong choice does no harm. The whole document is read in every mode; only the weight given to its parts differs.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'Contract for leases, terms of service, offers of employment, policies and anything that binds somebody.',
              'Report for annual reports, studies for a client, minutes and audits.',
              'Technical for manuals, specifications, standards and procedures.',
              'Academic for papers, theses and reviews.',
              'General for letters, articles and whenever you are not sure.',
            ],
          },
        ],
      },
      {
        id: 'another-mode',
        title: 'Trying another mode',
        blocks: [
          {
            kind: 'text',
            text: `The same document in another mode is still the same document. Sent again within ${countOf(policy.freeRepeatHours, 'hour')} of the first analysis, it uses no credit, up to ${countOf(policy.freeRepeats, 'time')}.`,
          },
          {
            kind: 'see',
            before: 'How repeats are counted:',
            path: 'billing/usage-tracking',
            anchor: 'repeats',
          },
        ],
      },
    ],
  }
}
