import { isAppError, isFileError, type Summary } from '@precis/domain'
import type { ExtractedDocument } from '@precis/extraction'
import * as texts from '../texts.ts'
import { OverLimit } from './limits.ts'

const sampleTitle = texts.consultingAgreementASample

export type TryOutSource =
  | { readonly kind: 'file'; readonly file: File; readonly isSample: boolean }
  | { readonly kind: 'paste'; readonly text: string }

export interface Failure {
  readonly title: string
  readonly message: string
  /** Whether the full analysis would take the document. */
  readonly isOverLimit: boolean
}

/** What is being tried: the document's name as people know it. */
interface Named {
  readonly name: string
  readonly isSample: boolean
}

export interface Reading extends Named {
  readonly stage: 'reading'
  readonly done: number
  /** Pages in all; 0 while unknown. */
  readonly total: number
}
export interface Summarizing extends Named {
  readonly stage: 'summarizing'
  readonly document: ExtractedDocument
}
export interface Result extends Named {
  readonly stage: 'result'
  readonly document: ExtractedDocument
  readonly summary: Summary
  /** From the choice of the document to its summary. */
  readonly tookMs: number
}
export type TryOutState =
  | { readonly stage: 'idle'; readonly failure: Failure | null }
  | Reading
  | Summarizing
  | Result

export function namedAfter(source: TryOutSource): Named {
  if (source.kind === 'paste') return { name: texts.pastedText, isSample: false }
  return { name: source.isSample ? sampleTitle : source.file.name, isSample: source.isSample }
}

/** What went wrong, in words for the reader. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OverLimit) {
    return { title: texts.tooLongForTheTryOut, message: error.message, isOverLimit: true }
  }
  if (isFileError(error)) {
    return { title: texts.thisFileCouldNotBeRead, message: error.message, isOverLimit: false }
  }
  const isKnown = isAppError(error) && error.code === 'empty_content'
  return {
    title: texts.noSummaryThisTime,
    message: isKnown ? error.message : texts.thisBrowserCouldNotFinish,
    isOverLimit: false,
  }
}
