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
            text: 'When a summary is ready, a question field stands under it. Ask as you would ask a colleague who has the document open: “When can I leave the lease?” works better than “lease termination”. The next question opens when the answer is there.',
          },
          {
            kind: 'text',
            text: 'Suggested questions are drawn from the document. Choose one to start with, or write your own.',
          },
        ],
      },
      {
        id: 'answers',
        title: 'What the answer rests on',
        blocks: [
          {
            kind: 'text',
            text: `Answers come from your document alone, not from general knowledge. ${answersAre(engine)} Each carries citations, as the points of the summary do: choose one and the sentence is shown in the source.`,
          },
        ],
      },
      {
        id: 'not-mentioned',
        title: 'When it is not mentioned',
        side: {
          example: 'not-mentioned',
          text: 'A finding, not a fault.',
        },
        blocks: [
          {
            kind: 'text',
            text: `When the document speaks of the matter without plainly answering, you see its ${closestPassage('…')}, with the citation. When it does not say, the answer is “${notMentioned}”. The passages nearest to your question are offered with it, so that you can judge for yourself. If you know that it does say, ask again in its own words.`,
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
            text: `Questions use no credit. They come with the document you summarized, up to ${countOf(policy.questionsPerDocument, 'question')} for each. The text of the document is sent again with every question, because the server does not store it. Questions and answers are not stored there either: they stay with the document in this browser. Pin an answer to have it in your notes and at the end of your exports.`,
          },
        ],
      },
    ],
  }
}
