import type { AnalysisMode } from '@precis/domain'
import type { ModelMessage } from '../../model-client.ts'
import { documentMessages } from './document-messages.ts'
import { languageRule } from './language.ts'
import { modeFocus } from './modes.ts'

export interface SummaryPrompt {
  readonly nonce: string
  readonly passages: string
  readonly part: number
  readonly parts: number
  readonly mode: AnalysisMode
  readonly language: string | undefined
}

/** The messages that ask for the summary of one part of a document. */
export function summaryMessages(prompt: SummaryPrompt): ModelMessage[] {
  return documentMessages({
    nonce: prompt.nonce,
    passages: prompt.passages,
    task: [
      'Summarise the document above.',
      modeFocus[prompt.mode],
      shape(prompt.parts),
      rules,
      partNote(prompt),
      languageRule(prompt.language),
    ],
  })
}

interface Amounts {
  readonly sentences: string
  readonly points: string
  readonly questions: string
}

/** How much to ask of each part: less of each, the more parts there are to join. */
function amounts(parts: number): Amounts {
  if (parts === 1) return { sentences: '4 to 8', points: '4 to 10', questions: '3 to 5' }
  if (parts <= 4) return { sentences: '3 to 5', points: '3 to 6', questions: '2 or 3' }
  return { sentences: '2 or 3', points: '2 to 4', questions: '1 or 2' }
}

function shape(parts: number): string {
  const { sentences, points, questions } = amounts(parts)
  return `Reply with one JSON object and nothing else:
- documentType: what kind of document it is, in a few words.
- mainPurpose: one sentence that says what the document is for or finds.
- summary: ${sentences} sentences, in order, that together retell the whole text in plain language.
- keyPoints: the ${points} most important statements.
- conclusions: what the document itself concludes or decides.
- criticalDetails: amounts, dates, deadlines, limits, names and conditions that must not be missed.
- recommendations: what the document itself recommends or requires to be done.
- risks: dangers, burdens and uncertainties in it, each with level low, medium or high.
- suggestedQuestions: ${questions} short questions that this text answers.
Each item, and mainPurpose, is {"sources": [{"passage": n, "quote": "..."}], "text": "..."}: first what it rests on, then what follows from it. A risk also has "level". documentType is a string.`
}

const rules = `Rules:
- Every item cites at least one passage.
- A list for which the document has nothing is []. Never fill a list for its own sake.
- One statement for each item, at most 40 words, plain text.`

function partNote({ part, parts }: SummaryPrompt): string {
  if (parts === 1) return ''
  return `This is part ${part} of ${parts} of a larger document. The parts are analysed one by one and joined afterwards: report what this part says, do not remark on what is missing, and name the type of the whole document as far as this part shows it.`
}
