import { AppError, type PartialSummary, type Summary } from '@precis/domain'
import type { SummarizeInput } from '../engine.ts'
import type { ResolvedPart } from '../model-output/resolved.ts'
import { checkSupport } from './check-support.ts'
import type { ModelAccess } from './model-access.ts'
import { analyseChunk } from './parts/analyze-chunk.ts'
import { splitChunks } from './parts/chunks.ts'
import { mapLimited } from './parts/map-limited.ts'
import { mergeParts } from './parts/merge-parts.ts'
import { keepAnswerable } from './suggested-questions.ts'
import { synthesize } from './synthesis/synthesize.ts'

const previewPauseMs = 250

/** Summarizes the whole document with a model, chunk by chunk. Throws `provider_failed` when any chunk finally fails or nothing usable is left. */
export async function summarize(access: ModelAccess, input: SummarizeInput): Promise<Summary> {
  const { content, signal, onProgress } = input
  signal?.throwIfAborted()
  if (content.trim() === '') throw new AppError('empty_content')
  const chunks = splitChunks(content, access.budget.chunkCharacters(content))
  const parts = chunks.length
  const nonce = await access.nonceOf(input.user, content)
  onProgress?.({ stage: 'reading', part: 1, parts })
  const preview = createPreview(input, parts)
  let finished = 0
  onProgress?.({ stage: 'analysing', part: 1, parts })
  const analyzed = await mapLimited(chunks, access.callsAtOnce, signal, async (chunk, inner) => {
    const show = (part: ResolvedPart) => preview.show(chunk.part - 1, part)
    const part = await analyseChunk({
      client: access.client,
      nonce,
      content,
      chunk,
      mode: input.mode,
      isComparison: input.changes !== undefined,
      language: input.language,
      signal: inner,
      onPart: show,
    })
    finished += 1
    if (finished < parts) onProgress?.({ stage: 'analysing', part: finished + 1, parts })
    preview.finish(chunk.part - 1, part)
    return part
  })
  onProgress?.({ stage: 'merging', part: parts, parts })
  const whole = await joinParts(analyzed)
  const merged = mergeParts(content, whole)
  onProgress?.({ stage: 'checking', part: parts, parts })
  const candidate: Summary = {
    ...merged,
    title: analyzed[0]?.title,
    checks: [],
    suggestedQuestions: keepAnswerable(
      whole.flatMap((part) => part.questions),
      content,
    ),
    coverage: { characters: content.length, analysed: coveredLength(chunks), parts },
  }
  const summary = await access.verify(content, candidate, input.user)
  signal?.throwIfAborted()
  if (summary === null) throw new AppError('provider_failed', { detail: 'the model found nothing' })
  if (!access.asksForSupport) return summary
  const inner = signal ?? new AbortController().signal
  const doubts = await checkSupport(access.fastClient, nonce, content, summary, inner)
  return { ...summary, checks: [...summary.checks, ...doubts] }

  /** The parts as one, or as they are when they cannot be joined. */
  async function joinParts(known: readonly ResolvedPart[]): Promise<readonly ResolvedPart[]> {
    if (known.length === 1) return known
    const { mode, language } = input
    const inner = signal ?? new AbortController().signal
    try {
      const { client } = access
      return [
        await synthesize({ client, nonce, content, parts: known, mode, language, signal: inner }),
      ]
    } catch {
      inner.throwIfAborted()
      return known
    }
  }
}

function coveredLength(chunks: readonly { start: number; end: number }[]): number {
  return chunks.reduce((sum, { start, end }) => sum + end - start, 0)
}

interface Preview {
  show(index: number, part: ResolvedPart): void
  finish(index: number, part: ResolvedPart): void
}

function createPreview({ content, onPartial }: SummarizeInput, parts: number): Preview {
  const known: (ResolvedPart | undefined)[] = Array.from({ length: parts }, () => undefined)
  /** Parts stay in the order in which they came, so that nothing is put in above what is being read. */
  const order = new Set<number>()
  let shownAt = Number.NEGATIVE_INFINITY
  const send = () => {
    const seen = [...order].flatMap((index) => known[index] ?? [])
    const merged = mergeParts(content, seen, parts)
    const title = known[0]?.title
    const partial: PartialSummary = title === undefined ? merged : { ...merged, title }
    if (merged.summary !== '' || merged.keyPoints.length > 0 || merged.citations.length > 0) {
      onPartial?.(partial)
    }
  }
  return {
    show: (index, part) => {
      known[index] = part
      order.add(index)
      if (Date.now() - shownAt < previewPauseMs * Math.sqrt(parts)) return
      shownAt = Date.now()
      send()
    },
    finish: (index, part) => {
      known[index] = part
      order.add(index)
      shownAt = Date.now()
      send()
    },
  }
}
