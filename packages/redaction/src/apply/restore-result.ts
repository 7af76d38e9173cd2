import type { Answer, Check, Citation, Fact, PartialSummary, Summary } from '@precis/domain'
import { listFields } from '@precis/domain'
import type { Redaction } from './redact.ts'

type Statements = ReadonlyMap<string, { moved(offset: number): number }>

const keyOf = ({ field, index }: Pick<Citation, 'field' | 'index'>) => `${field} ${index}`

/** The citation of what was sent, as one of the document itself. */
function originalCitation(redaction: Redaction, content: string, citation: Citation): Citation {
  const place = redaction.toOriginal(citation)
  return { ...citation, ...place, quote: content.slice(place.start, place.end) }
}

function moveWords(citation: Citation, statements: Statements): Citation {
  const { at } = citation
  const statement = statements.get(keyOf(citation))
  if (at === undefined || statement === undefined) return citation
  return { ...citation, at: { start: statement.moved(at.start), end: statement.moved(at.end) } }
}

/**
 * A summary of what was sent, as one of the document: details are back in every statement, citations are slices of the
 * content. `content` is null while the summary still comes in, and its citations stay as they are.
 */
export function restoreSummary<S extends PartialSummary>(
  redaction: Redaction,
  content: string | null,
  summary: S,
): S {
  const sent = summary.citations ?? []
  const citations =
    content === null ? sent : sent.map((citation) => originalCitation(redaction, content, citation))
  const byItem = Map.groupBy(content === null ? [] : citations, keyOf)
  const statements = new Map<string, { moved(offset: number): number }>()
  const statement = (field: Citation['field'], index: number, text: string): string => {
    const key = keyOf({ field, index })
    const restored = redaction.restore(text, byItem.get(key))
    statements.set(key, restored)
    return restored.text
  }
  const plain = (text: string) => redaction.restore(text).text
  const lists = listFields.flatMap((field) => {
    const items = summary[field]
    return items === undefined
      ? []
      : [[field, items.map((item, index) => statement(field, index, item))] as const]
  })
  const { title, documentType, mainPurpose, summary: prose } = summary
  const { facts, checks, suggestedQuestions, coverage } = summary
  return {
    ...summary,
    ...Object.fromEntries(lists),
    ...(title !== undefined && { title: plain(title) }),
    ...(documentType !== undefined && { documentType: plain(documentType) }),
    ...(mainPurpose !== undefined && { mainPurpose: statement('mainPurpose', 0, mainPurpose) }),
    ...(prose !== undefined && { summary: statement('summary', 0, prose) }),
    ...(facts && {
      facts: facts.map((fact: Fact, index: number) => {
        const restsOn = byItem.get(keyOf({ field: 'criticalDetails', index }))
        const value = redaction.restore(fact.value, restsOn).text
        return { ...fact, label: plain(fact.label), value }
      }),
    }),
    ...(checks && { checks: restoreChecks(redaction, checks) }),
    ...(suggestedQuestions && { suggestedQuestions: suggestedQuestions.map(plain) }),
    ...(coverage &&
      content !== null && { coverage: originalCoverage(redaction, content, coverage) }),
    ...(summary.citations && { citations: citations.map((one) => moveWords(one, statements)) }),
  }
}

function restoreChecks(redaction: Redaction, checks: readonly Check[]): Check[] {
  return checks.map((check) => ({ ...check, text: redaction.restore(check.text).text }))
}

function originalCoverage(
  redaction: Redaction,
  content: string,
  { characters, analysed, parts }: Summary['coverage'],
): Summary['coverage'] {
  const isWhole = analysed >= characters
  const { end } = redaction.toOriginal({ start: 0, end: analysed })
  return { characters: content.length, analysed: isWhole ? content.length : end, parts }
}

/** An answer to what was sent, as one about the document itself. */
export function restoreAnswer(redaction: Redaction, content: string, answer: Answer): Answer {
  const citations = answer.citations.map((one) => originalCitation(redaction, content, one))
  const restored = redaction.restore(answer.result, citations)
  const statements = new Map([[keyOf({ field: 'answer', index: 0 }), restored]])
  return {
    ...answer,
    result: restored.text,
    citations: citations.map((one) => moveWords(one, statements)),
    nearest: answer.nearest.map((one) => originalCitation(redaction, content, one)),
    ...(answer.checks && { checks: restoreChecks(redaction, answer.checks) }),
  }
}
