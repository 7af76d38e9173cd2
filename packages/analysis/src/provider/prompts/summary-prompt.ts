import type { AnalysisMode } from '@precis/domain'
import type { ModelMessage } from '../../model-client.ts'
import { comparisonTask } from './comparison-task.ts'
import { documentMessages } from './document-messages.ts'
import { languageRule } from './language.ts'
import { modeFocus } from './modes.ts'

export interface SummaryPrompt {
  readonly nonce: string
  readonly passages: string
  /** How long this part of the document is, in UTF-16 units. */
  readonly characters: number
  readonly part: number
  readonly parts: number
  readonly mode: AnalysisMode
  /** Whether the document lists how two versions differ. */
  readonly isComparison: boolean
  readonly language: string | undefined
  /** BCP 47, where it is known. */
  readonly documentLanguage: string | undefined
}

/** The messages that ask for the summary of one part of a document. */
export function summaryMessages(prompt: SummaryPrompt): ModelMessage[] {
  return documentMessages({
    nonce: prompt.nonce,
    passages: prompt.passages,
    task: [
      ...(prompt.isComparison
        ? [comparisonTask]
        : ['Summarise the document above.', modeFocus[prompt.mode]]),
      shape(prompt),
      rules,
      partNote(prompt),
      languageRule(prompt.language, { name: 'document', language: prompt.documentLanguage }),
    ],
  })
}

interface Amounts {
  readonly sentences: string
  readonly points: string
  readonly conclusions: number
  readonly details: number
  readonly recommendations: number
  readonly risks: number
  readonly questions: string
}

const fewestDetails = 12
const mostDetails = 30
const charactersForDetail = 500

/** How much to ask of each part: less of each, the more parts there are to join. */
function amounts({ parts, characters }: SummaryPrompt): Amounts {
  if (parts === 1) {
    const details = fewestDetails + Math.round(characters / charactersForDetail)
    return {
      ...{ sentences: '4 to 8', points: '4 to 10', conclusions: 5 },
      ...{ details: Math.min(details, mostDetails), recommendations: 8, risks: 10 },
      questions: '3 to 5',
    }
  }
  if (parts <= 4)
    return {
      ...{ sentences: '3 to 5', points: '3 to 6', conclusions: 4, details: 10 },
      ...{ recommendations: 5, risks: 6, questions: '2 or 3' },
    }
  return {
    ...{ sentences: '2 or 3', points: '2 to 4', conclusions: 3, details: 6 },
    ...{ recommendations: 3, risks: 4, questions: '1 or 2' },
  }
}

function shape(prompt: SummaryPrompt): string {
  const most = amounts(prompt)
  return `Reply with one JSON object and nothing else:
- title: the document's own title where it has one, else a plain and specific one; at most 80 characters.
- documentType: what kind of document it is, in a few words.
- mainPurpose: one sentence that says what the document is for or finds.
- summary: ${most.sentences} sentences, in order, that together retell the whole text in plain language.
- keyPoints: the ${most.points} most important statements, the most important first.
- conclusions: what the document itself concludes or decides; at most ${most.conclusions}.
- criticalDetails: what a reader will want to look up: each amount and what it is for, each date, deadline, period and notice, each limit and percentage, who the parties and the persons to turn to are, reference numbers, and what something depends on. One fact for each, with what it is about ("Deposit: 3,000 euros, due at signing"); the ones with most at stake first; at most ${most.details}.
- recommendations: ${recommendationsOf[prompt.mode] ?? recommendationsOf.general}; at most ${most.recommendations}.
- risks: dangers, burdens and uncertainties in it; at most ${most.risks}. Level high: somebody may lose money, a right, health or a deadline, and cannot easily put it right. Level medium: it costs something or needs attention in time. Level low: worth knowing, with small or unlikely consequences.
- suggestedQuestions: ${most.questions} short questions that this text answers.
Each item, and mainPurpose, is {"sources": [{"passage": n, "quote": "..."}], "text": "..."}: first what it rests on, then what follows from it. A risk also has "level". title and documentType are strings.`
}

const recommendationsOf: Partial<Record<AnalysisMode, string>> & { readonly general: string } = {
  general: 'what the document itself recommends, or asks its reader to do next',
  contract:
    'advice that the contract gives and steps that somebody has yet to take (to insure, to register, to give notice by a date); not every duty, since the duties are its terms',
  technical: 'steps and precautions that the document tells its reader to take',
  academic: 'what the authors recommend, and the further work that they call for',
}

const rules = `Rules:
- Every item cites at least one passage.
- One statement stands in one list: what is a risk is not told again as a key point. Only criticalDetails is complete in itself: a figure, date or name to be looked up stands there even where another list speaks of it.
- A list for which the document has nothing is []. Never fill a list for its own sake, never go over its limit.
- One statement for each item, at most 40 words, plain text.`

function partNote({ part, parts }: SummaryPrompt): string {
  if (parts === 1) return ''
  return `This is part ${part} of ${parts} of a larger document. The parts are analysed one by one and joined afterwards: report what this part says, do not remark on what is missing, and name the type of the whole document as far as this part shows it.`
}
