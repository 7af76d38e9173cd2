import { type AnalysisMode, type ListField, listFields } from '@precis/domain'
import type { ModelClient } from '../../model-client.ts'
import { foldItems } from '../../model-output/fold-items.ts'
import { readJsonObject } from '../../model-output/read-json-object.ts'
import { fitsLanguage } from '../../model-output/reply-language.ts'
import type { ResolvedItem, ResolvedPart } from '../../model-output/resolved.ts'
import { sanitizeLine } from '../../model-output/sanitize-text.ts'
import { knownLanguage } from '../../text/known-language.ts'
import { detectLanguage } from '../../text/language.ts'
import { createStemmer } from '../../text/words/tokens.ts'
import { findFigures } from '../../verification/facts/numbers.ts'
import { ask } from '../ask.ts'
import { synthesisMessages, synthesisSchemaForModel } from '../prompts/synthesis-prompt.ts'
import { createJoiner, type Joined } from './join-statements.ts'
import {
  type NumberedStatement,
  numberStatements,
  renderStatements,
} from './numbered-statements.ts'
import { type DraftSynthesis, readSynthesis } from './read-synthesis.ts'

export interface Synthesis {
  readonly client: ModelClient
  readonly nonce: string
  readonly content: string
  readonly parts: readonly ResolvedPart[]
  readonly mode: AnalysisMode
  readonly language: string | undefined
  readonly signal: AbortSignal
}

const mostStatements = 250
const groupSize = 8
const mostReturned = 4
const maxOutputTokens = 8_000

/**
 * One account of a whole document from what is known of its parts. What the model writes is held against the statements
 * that it names. Rejects when no usable reply comes.
 */
export async function synthesize(synthesis: Synthesis): Promise<ResolvedPart> {
  const statements = numberStatements(synthesis.parts)
  if (statements.length > mostStatements && synthesis.parts.length > groupSize) {
    const groups: ResolvedPart[] = []
    for (let at = 0; at < synthesis.parts.length; at += groupSize) {
      const parts = synthesis.parts.slice(at, at + groupSize)
      groups.push(await synthesize({ ...synthesis, parts }))
    }
    return synthesize({ ...synthesis, parts: groups })
  }
  const { client, nonce, content, parts, signal } = synthesis
  const draft = await ask({
    client,
    messages: synthesisMessages({
      nonce,
      statements: renderStatements(statements),
      parts: parts.length,
      mode: synthesis.mode,
      language: synthesis.language,
      documentLanguage: knownLanguage(content),
    }),
    schema: synthesisSchemaForModel,
    maxOutputTokens,
    signal,
    read: (text) => readSynthesis(readJsonObject(text)),
    objectTo: ({ summary }) => {
      const written = summary.map(({ text }) => text).join('\n')
      return fitsLanguage(written, synthesis.language, content) ? undefined : 'wrong_language'
    },
  })
  return assemble(content, parts, statements, draft)
}

function assemble(
  content: string,
  parts: readonly ResolvedPart[],
  statements: readonly NumberedStatement[],
  draft: DraftSynthesis,
): ResolvedPart {
  const texts = statements.map(({ item }) => item.text).join('\n')
  const join = createJoiner(content, statements, createStemmer(detectLanguage(texts)))
  const joinAll = (drafts: DraftSynthesis['summary']) => drafts.flatMap((one) => join(one) ?? [])
  const summary = withEveryPart(joinAll(draft.summary), statements, parts.length)
  const joined = listFields.map((field) => [field, joinAll(draft.lists[field])] as const)
  const used = new Set(
    [...summary, ...joined.flatMap(([, items]) => items)].flatMap(({ from }) => from),
  )
  const returned = leftOut(statements, used)
  const lists = joined.map(([field, items]) => {
    const own = returned.filter((statement) => statement.field === field).map(({ item }) => item)
    return [field, foldItems([...items, ...own, ...unsourced(parts, field)])]
  })
  return {
    documentType: sanitizeLine(draft.documentType, () => false),
    mainPurpose:
      (draft.mainPurpose && join(draft.mainPurpose)) ??
      parts.find(({ mainPurpose }) => mainPurpose !== undefined)?.mainPurpose,
    summary: foldItems([...summary, ...parts.flatMap((part) => part.summary.filter(isUnsourced))]),
    lists: Object.fromEntries(lists) as Record<ListField, ResolvedItem[]>,
    questions: [...joinAll(draft.questions), ...parts.flatMap(({ questions }) => questions)],
  }
}

/** A part that the summary passes over gets its first sentence back, at its place. */
function withEveryPart(
  summary: readonly Joined[],
  statements: readonly NumberedStatement[],
  parts: number,
): Joined[] {
  const partOf = (number: number | undefined) => statements[(number ?? 0) - 1]?.part ?? 0
  const sentences = [...summary]
  for (let part = 1; part <= Math.min(parts, groupSize); part += 1) {
    if (sentences.some(({ from }) => from.some((number) => partOf(number) === part))) continue
    const first = statements.find((one) => one.part === part && one.field === 'summary')
    if (first === undefined) continue
    const after = sentences.findIndex(({ from }) => partOf(from[0]) > part)
    const at = after === -1 ? sentences.length : after
    sentences.splice(at, 0, { ...first.item, from: [first.number] })
  }
  return sentences
}

/** High risks, and details with figures, that nothing in the synthesis rests on. */
function leftOut(
  statements: readonly NumberedStatement[],
  used: ReadonlySet<number>,
): NumberedStatement[] {
  const open = statements.filter(({ number }) => !used.has(number))
  const risks = open.filter(({ field, item }) => field === 'risks' && item.level === 'high')
  const details = open.filter(
    ({ field, item }) => field === 'criticalDetails' && findFigures(item.text).length > 0,
  )
  return [...risks, ...details].slice(0, mostReturned)
}

function unsourced(parts: readonly ResolvedPart[], field: ListField): ResolvedItem[] {
  return parts.flatMap((part) => part.lists[field].filter(isUnsourced))
}

function isUnsourced({ spans }: ResolvedItem): boolean {
  return spans.length === 0
}
