import type { AnalysisMode, ListField } from '@precis/domain'
import { listFields } from '@precis/domain'
import { yieldToMain } from '../../embedded/yield-to-main.ts'
import type { ModelClient } from '../../model-client.ts'
import type { DraftSummary } from '../../model-output/drafts.ts'
import { normalizeSummaryReply, saysNothing } from '../../model-output/normalize-reply.ts'
import { parsePartialJson } from '../../model-output/partial-json.ts'
import { readJsonObject } from '../../model-output/read-json-object.ts'
import { fitsLanguage } from '../../model-output/reply-language.ts'
import { createDraftResolver, resolveDraft } from '../../model-output/resolve-draft.ts'
import type { ResolvedPart } from '../../model-output/resolved.ts'
import { knownLanguage } from '../../text/known-language.ts'
import { renderPassages, splitPassages } from '../../text/passages.ts'
import { ask } from '../ask.ts'
import { summaryMessages } from '../prompts/summary-prompt.ts'
import { summarySchemaForModel } from '../prompts/summary-schema.ts'
import type { Chunk } from './chunks.ts'

export interface ChunkAnalysis {
  readonly client: ModelClient
  readonly nonce: string
  readonly content: string
  readonly chunk: Chunk
  readonly mode: AnalysisMode
  readonly isComparison: boolean
  readonly language: string | undefined
  readonly signal: AbortSignal
  readonly onPart: (part: ResolvedPart) => void
}

const maxOutputTokens = 8_000
const previewStep = 300

/** Everything the model says of one chunk, its places exact. Asked once more when the first reply says nothing. */
export async function analyseChunk(analysis: ChunkAnalysis): Promise<ResolvedPart> {
  const { client, content, chunk, signal } = analysis
  await yieldToMain(signal)
  const passages = splitPassages(content, chunk.start, chunk.end)
  if (passages.length === 0) return emptyPart
  const resolver = createDraftResolver(content, chunk, passages)
  const askOnce = () =>
    ask({
      client,
      messages: summaryMessages({
        nonce: analysis.nonce,
        passages: renderPassages(passages),
        characters: chunk.end - chunk.start,
        part: chunk.part,
        parts: chunk.parts,
        mode: analysis.mode,
        isComparison: analysis.isComparison,
        language: analysis.language,
        documentLanguage: knownLanguage(content.slice(chunk.start, chunk.end)),
      }),
      schema: summarySchemaForModel,
      maxOutputTokens,
      signal,
      onText: inSteps((text) => {
        const draft = normalizeSummaryReply(parsePartialJson(text))
        if (draft !== undefined && !saysNothing(draft))
          analysis.onPart(resolveDraft(draft, resolver))
      }),
      read: (text) => normalizeSummaryReply(readJsonObject(text)),
      objectTo: (draft) =>
        fitsLanguage(textsOf(draft), analysis.language, content.slice(chunk.start, chunk.end))
          ? undefined
          : 'wrong_language',
    })
  const first = await askOnce()
  return resolveDraft(saysNothing(first) ? await askOnce() : first, resolver)
}

function textsOf(draft: DraftSummary): string {
  return [...draft.summary, ...listFields.flatMap((field) => draft.lists[field])]
    .map(({ text }) => text)
    .join('\n')
}

function inSteps(look: (text: string) => void): (text: string) => void {
  let seen = 0
  return (text) => {
    if (text.length < seen) seen = 0
    if (text.length - seen < previewStep) return
    seen = text.length
    look(text)
  }
}

const emptyPart: ResolvedPart = {
  documentType: '',
  mainPurpose: undefined,
  summary: [],
  lists: Object.fromEntries(listFields.map((field) => [field, []])) as unknown as Record<
    ListField,
    []
  >,
  questions: [],
}
