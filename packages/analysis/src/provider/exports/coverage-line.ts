import type { ExportInput } from '@precis/domain'
import { flattenSpace } from '../../text/normalize.ts'

/** How much of the document an export rests on, in one line; empty when that is not known. */
export function coverageLine(coverage: ExportInput['coverage']): string {
  if (coverage === undefined) return ''
  if (typeof coverage === 'string') return flattenSpace(coverage)
  const { analysed, characters, parts } = coverage
  const count = (value: number): string => value.toLocaleString('en-US')
  return `${count(analysed)} of ${count(characters)} characters read in ${parts} ${parts === 1 ? 'part' : 'parts'}.`
}
