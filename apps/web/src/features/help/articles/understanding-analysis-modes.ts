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
            text: 'A mode tells the analysis what kind of document to expect. It changes what counts as important: a notice period in a contract, a sample size in a paper. The sections of the summary and the rules for citations stay the same.',
          },
          {
            kind: 'text',
            text: 'You choose the mode before the analysis. The default is General.',
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
          text: 'You can’t go wrong. The whole document is read in every mode. Only the emphasis differs.',
        },
        blocks: [
          {
            kind: 'list',
            items: [
              'Contract for leases, terms of service, job offers, policies and anything legally binding.',
              'Report for annual reports, client studies, minutes and audits.',
              'Technical for manuals, specifications, standards and procedures.',
              'Academic for papers, theses and reviews.',
              'General for letters, articles and anything you are not sure about.',
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
            text: `You can summarize the same document in another mode. Within ${countOf(policy.freeRepeatHours, 'hour')} of the first analysis, this uses no credit, up to ${countOf(policy.freeRepeats, 'time')}.`,
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
