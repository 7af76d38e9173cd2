import type { ReplySchema } from '../../model-client.ts'

const sources = {
  type: 'array',
  description: 'Where the document says it: passage number and the words, copied exactly.',
  items: {
    type: 'object',
    properties: {
      passage: { type: 'integer', description: 'The number n of the passage [#n].' },
      quote: { type: 'string', description: 'Consecutive words of that passage, copied exactly.' },
    },
    required: ['passage', 'quote'],
    additionalProperties: false,
  },
}

// Sources come first: a model that has copied its evidence states what follows from it.
const item = {
  type: 'object',
  properties: { sources, text: { type: 'string' } },
  required: ['sources', 'text'],
  additionalProperties: false,
}

const risk = {
  type: 'object',
  properties: {
    sources,
    text: { type: 'string' },
    level: { type: 'string', enum: ['low', 'medium', 'high'] },
  },
  required: ['sources', 'text', 'level'],
  additionalProperties: false,
}

const items = { type: 'array', items: item }

const summary = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    documentType: { type: 'string' },
    mainPurpose: item,
    summary: {
      type: 'array',
      description: 'The sentences of the summary, in order.',
      items: item,
    },
    keyPoints: items,
    conclusions: items,
    criticalDetails: items,
    recommendations: items,
    risks: { type: 'array', items: risk },
    suggestedQuestions: items,
  },
  required: [
    'title',
    'documentType',
    'mainPurpose',
    'summary',
    'keyPoints',
    'conclusions',
    'criticalDetails',
    'recommendations',
    'risks',
    'suggestedQuestions',
  ],
  additionalProperties: false,
}

const answer = {
  type: 'object',
  properties: { found: { type: 'boolean' }, sources, answer: { type: 'string' } },
  required: ['found', 'sources', 'answer'],
  additionalProperties: false,
}

const common: ReplySchema = {
  name: 'document_reply',
  schema: {
    type: 'object',
    properties: { reply: { anyOf: [summary, answer] } },
    required: ['reply'],
    additionalProperties: false,
  },
}

/** What a model is asked to reply about one part of a document. */
export const summarySchemaForModel = {
  name: 'document_summary',
  schema: summary,
  common,
} satisfies ReplySchema

/** What a model is asked to reply to a question. */
export const answerSchemaForModel = {
  name: 'document_answer',
  schema: answer,
  common,
} satisfies ReplySchema
