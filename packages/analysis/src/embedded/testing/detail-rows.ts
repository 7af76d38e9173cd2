import { rowsOfDetail, type Summary } from '@precis/domain'
import { createEmbeddedEngine } from '../engine.ts'

/** The critical details of a summary, the rows of a table one by one. */
export function detailRows({ criticalDetails, facts }: Summary): string[] {
  return criticalDetails.flatMap((detail, at) => rowsOfDetail(detail, facts?.[at]?.label))
}

/** The critical details of a text, the rows of a table one by one. */
export async function detailRowsOf(content: string): Promise<string[]> {
  return detailRows(await createEmbeddedEngine().summarize({ content, mode: 'general' }))
}
