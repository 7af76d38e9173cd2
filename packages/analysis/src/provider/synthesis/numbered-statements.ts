import { type ListField, listFields } from '@precis/domain'
import type { ResolvedItem, ResolvedPart } from '../../model-output/resolved.ts'

export type StatementField = 'mainPurpose' | 'summary' | ListField

/** A statement about one part of a document, which rests on exact places of it. */
export interface NumberedStatement {
  /** Counts from 1. */
  readonly number: number
  readonly part: number
  readonly field: StatementField
  readonly item: ResolvedItem
}

/** All statements of the parts that have a source, numbered in order. */
export function numberStatements(parts: readonly ResolvedPart[]): NumberedStatement[] {
  const statements: Omit<NumberedStatement, 'number'>[] = []
  for (const [index, part] of parts.entries()) {
    const add = (field: StatementField, items: readonly ResolvedItem[]) => {
      for (const item of items) {
        if (item.spans.length > 0) statements.push({ part: index + 1, field, item })
      }
    }
    add('mainPurpose', part.mainPurpose === undefined ? [] : [part.mainPurpose])
    add('summary', part.summary)
    for (const field of listFields) add(field, part.lists[field])
  }
  return statements.map((statement, index) => ({ number: index + 1, ...statement }))
}

const names: Readonly<Record<StatementField, string>> = {
  mainPurpose: 'purpose',
  summary: 'summary',
  keyPoints: 'key point',
  conclusions: 'conclusion',
  criticalDetails: 'detail',
  recommendations: 'recommendation',
  risks: 'risk',
}

/** The statements as a model is shown them: number, part, what they are, text. No quotes. */
export function renderStatements(statements: readonly NumberedStatement[]): string {
  return statements
    .map(({ number, part, field, item }) => {
      const level = item.level === undefined ? '' : `, ${item.level}`
      return `[S${number}] (part ${part}, ${names[field]}${level}) ${item.text}`
    })
    .join('\n')
}
