import { countOf } from '@precis/domain'
import type { HelpArticle, HelpFacts, Section } from '../model/article.ts'

function validity(days: number | null): Section {
  return {
    id: 'validity',
    title: 'Validity',
    ...(days !== null && {
      side: { example: 'expiry', text: 'The notice you see 7 days before.' } as const,
    }),
    blocks: [
      {
        kind: 'text',
        text:
          days === null
            ? 'Credits never expire. “Next reset” in Settings shows N/A.'
            : `Credits are valid for ${countOf(days, 'day')} from the day of purchase. A notice appears in the panel 7 days before credits expire. Settings shows the date next to “Next reset”.`,
      },
    ],
  }
}

export function usageTracking({ policy }: HelpFacts): HelpArticle {
  return {
    category: 'billing',
    slug: 'usage-tracking',
    title: 'Usage tracking',
    description: 'Reading the credit panel',
    keywords: ['usage', 'credits', 'remaining', 'panel', 'limit', 'low', 'count', 'repeat', 'free'],
    sections: [
      {
        id: 'panel',
        title: 'The panel',
        side: {
          example: 'credits',
          text: 'Plenty, few, none. The text above the bar says the same.',
        },
        blocks: [
          {
            kind: 'text',
            text: 'Document Credits is next to the upload area on the Dashboard. It shows how many documents you have left and what share you have used. It updates every 30 seconds and after each analysis.',
          },
          {
            kind: 'terms',
            items: [
              { term: 'Green', text: 'Credits are left.' },
              {
                term: 'Yellow',
                text: `${countOf(policy.lowCreditThreshold, 'document')} or fewer remain. The panel says so in words too.`,
              },
              { term: 'Red', text: 'All credits are used.' },
            ],
          },
        ],
      },
      {
        id: 'counted',
        title: 'What uses a credit',
        side: { text: 'First checked, then charged, then shown.' },
        blocks: [
          {
            kind: 'text',
            text: 'One credit for each finished summary, taken on the server after the result has been checked. A failed analysis uses none, and neither does one that you leave before its first points appear.',
          },
          {
            kind: 'terms',
            items: [
              {
                term: 'Why did a document use two credits?',
                text: `Its text was different the second time, even by one word, or more than ${countOf(policy.freeRepeatHours, 'hour')} had passed, or its free repeats were used up. Analyzing the changes between two versions uses a credit of its own.`,
              },
            ],
          },
        ],
      },
      {
        id: 'repeats',
        title: 'Free repeats',
        blocks: [
          {
            kind: 'text',
            text: `The same document sent again within ${countOf(policy.freeRepeatHours, 'hour')} is a free repeat, up to ${countOf(policy.freeRepeats, 'time')}, in any mode. The server recognizes it by a keyed fingerprint of the text, not by a copy. If even one word has changed, it counts as another document.`,
          },
        ],
      },
      {
        id: 'allowances',
        title: 'What comes with a document',
        blocks: [
          {
            kind: 'text',
            text: `Up to ${countOf(policy.questionsPerDocument, 'question')} and ${countOf(policy.exportsPerDocument, 'export')} for each document, at no extra cost.`,
          },
        ],
      },
      validity(policy.creditValidityDays),
    ],
  }
}
