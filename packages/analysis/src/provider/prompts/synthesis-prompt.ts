import type { AnalysisMode } from '@precis/domain'
import type { ModelMessage } from '../../model-client.ts'
import { dataBlock, dataRule, placeholderRule } from './document-block.ts'
import { languageRule } from './language.ts'
import { modeFocus } from './modes.ts'

export interface SynthesisPrompt {
  readonly nonce: string
  /** The statements of all parts, each behind its number. */
  readonly statements: string
  readonly parts: number
  readonly mode: AnalysisMode
  readonly language: string | undefined
  readonly documentLanguage: string | undefined
}

/** How many items of each kind the summary of a whole document may hold. */
export const synthesisLimits = {
  summary: 8,
  keyPoints: 10,
  conclusions: 5,
  criticalDetails: 14,
  recommendations: 8,
  risks: 10,
} as const

/** The messages that ask for one summary of a document whose parts were read one by one. */
export function synthesisMessages(prompt: SynthesisPrompt): ModelMessage[] {
  return [
    { role: 'system', content: `${rules}\n\n${dataRule('statements', prompt.nonce)}` },
    { role: 'user', content: dataBlock('statements', prompt.nonce, prompt.statements) },
    {
      role: 'user',
      content: [
        `These are checked statements about a document that was read in ${prompt.parts} parts. Write from them one summary of the whole document.`,
        modeFocus[prompt.mode],
        shape,
        languageRule(prompt.language, { name: 'document', language: prompt.documentLanguage }),
      ].join('\n\n'),
    },
  ]
}

const rules = `You join statements about the parts of one document into a summary of the whole, for people who must rely on it. Each statement has a number [Sn].
- Say only what the statements say. No outside knowledge, no guesses, no sums or averages of your own.
- Each item names in "from" the numbers of the statements that it rests on, all of them and no others. Never put these numbers into "text".
- Copy figures, amounts, dates and names exactly as they stand.
- ${placeholderRule}
- Where statements contradict each other, say so in one item and name both in "from".
- Reply with the one JSON object that the task describes and nothing else.`

const limits = synthesisLimits
const shape = `Reply with one JSON object:
- documentType: what kind of document the whole is, in a few words.
- mainPurpose: one sentence that says what the whole document is for or finds.
- summary: 5 to ${limits.summary} sentences, in order, that retell the whole document; every part has its place in them.
- keyPoints: the most important statements of the whole, the most important first; at most ${limits.keyPoints}. Statements of one fact become one.
- conclusions: at most ${limits.conclusions}.
- criticalDetails: amounts, dates, deadlines, limits and conditions that must not be missed; at most ${limits.criticalDetails}.
- recommendations: at most ${limits.recommendations}.
- risks: each with its level low, medium or high, never lower than the statements have it; at most ${limits.risks}.
- suggestedQuestions: 3 to 5 short questions that the document answers, from different parts.
Each item, and mainPurpose, is {"from": [n, n], "text": "..."}; a risk also has "level". documentType is a string. One fact stands in one list; a list for which there is nothing is []. One statement for each item, at most 40 words, plain text.`

const item = {
  type: 'object',
  properties: {
    from: { type: 'array', items: { type: 'integer' } },
    text: { type: 'string' },
  },
  required: ['from', 'text'],
  additionalProperties: false,
}
const risk = {
  ...item,
  properties: {
    ...item.properties,
    level: { type: 'string', enum: ['low', 'medium', 'high'] },
  },
  required: ['from', 'text', 'level'],
}
const items = { type: 'array', items: item }

/** What a model is asked to reply about the statements of all parts. */
export const synthesisSchemaForModel = {
  name: 'document_synthesis',
  schema: {
    type: 'object',
    properties: {
      documentType: { type: 'string' },
      mainPurpose: item,
      summary: items,
      keyPoints: items,
      conclusions: items,
      criticalDetails: items,
      recommendations: items,
      risks: { type: 'array', items: risk },
      suggestedQuestions: items,
    },
    required: [
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
  },
} satisfies { name: string; schema: Record<string, unknown> }
