import type { AnalysisEngine } from '../engine.ts'
import { answerQuestion } from './answer/answer-question.ts'
import { createIndexCache } from './answer/index/index-cache.ts'
import { suggestAnswerable } from './answer/suggestions/suggest-questions.ts'
import { summarizeChanges } from './changes/summarize-changes.ts'
import { composeExport } from './exports/write-export.ts'
import { summarizeDocument } from './summary/summarize.ts'
import { makeTitle } from './titles/title.ts'

/** The summary of the embedded engine by itself: all that a worker in the browser has to carry. */
export function createSummarizer(cache = createIndexCache()): AnalysisEngine['summarize'] {
  return (input) =>
    summarizeDocument(input, (reading, genre, details, signal) =>
      suggestAnswerable(reading, genre, details, cache, signal),
    )
}

/** The engine that needs no model: extractive, deterministic, the same on the server and in a browser worker. */
export function createEmbeddedEngine(): AnalysisEngine {
  const cache = createIndexCache()
  const summarizeText = createSummarizer(cache)
  return {
    name: 'embedded',
    summarize: (input) =>
      input.changes === undefined ? summarizeText(input) : summarizeChanges(input, input.changes),
    answer: (input) => answerQuestion(input, cache),
    async writeExport({ format, summary, signal }) {
      signal?.throwIfAborted()
      return composeExport(format, summary)
    },
    async title({ content, signal }) {
      signal?.throwIfAborted()
      return makeTitle(content)
    },
  }
}
