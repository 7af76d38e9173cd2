import { closestPassage, countOf, notMentioned } from '@precis/domain'
import type { HelpArticle, HelpFacts } from '../model/article.ts'

function answersAre(engine: string): string {
  return engine === 'embedded'
    ? 'The answer is a sentence or two of the document itself, quoted.'
    : 'The answer is a few words or one sentence, written from the document.'
}

export function interactiveQa({ policy, engine }: HelpFacts): HelpArticle {
  return {
    category: 'features',
    slug: 'interactive-qa',
    title: 'Interactive Q&A',
    description: 'Asking short questions that get short answers',
    keywords: ['question', 'answer', 'ask', 'chat', 'q&a', 'not mentioned', 'conversation'],
    sections: [
      {
        id: 'asking',
        title: 'Asking',
        side: { example: 'question', text: 'A question, and the answer with its source.' },
        blocks: [
          {
            kind: 'text',
            text: 'When a summary is ready, there is a question field below it. Ask as you would ask a colleague who has the document open: “When can I leave the lease?” works better than “lease termination”. You can ask the next question as soon as the answer appears.',
          },
          {
            kind: 'text',
            text: 'The suggested questions come from the document. Choose one to start with, or write your own.',
          },
        ],
      },
      {
        id: 'answers',
        title: 'Where answers come from',
        blocks: [
          {
            kind: 'text',
            text: `Answers come only from your document, not from general knowledge. ${answersAre(engine)} Each has citations, just like the points in the summary. Choose one to see the sentence in the source.`,
          },
        ],
      },
      {
        id: 'not-mentioned',
        title: 'When it is not mentioned',
        side: {
          example: 'not-mentioned',
          text: 'This is a finding, not an error.',
        },
        blocks: [
          {
            kind: 'text',
            text: `When the document mentions the topic but does not clearly answer your question, you see ${closestPassage('…')} with up to four passages and their citations. When it does not say, the answer is “${notMentioned}”. You also see the passages closest to your question, so you can judge for yourself. If you know the document does say it, ask again in its own words.`,
          },
        ],
      },
      {
        id: 'good-questions',
        title: 'Good questions',
        blocks: [
          {
            kind: 'list',
            items: [
              'One thing at a time: who pays, by when, how much.',
              'The words of the document, when you know them.',
              'A follow-up that names its subject again, rather than “and that?”.',
            ],
          },
        ],
      },
      {
        id: 'cost',
        title: 'Cost and limits',
        blocks: [
          {
            kind: 'text',
            text: `Questions use no credit. They are included with each document, up to ${countOf(policy.questionsPerDocument, 'question')}. The text of the document is sent again with every question, because the server does not store it. Questions and answers are not stored there either. They stay with the document in this browser. Pin an answer to add it to your notes and to the end of your exports.`,
          },
        ],
      },
    ],
  }
}
